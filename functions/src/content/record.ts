import { dueDatesOf, OBLIGACIONES, type Permission, TEMAS, TIPOS_LIBRO } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import * as z from 'zod'
import { asAnswered, storedDate, storedDay, storedText, storedTime } from '../db/collection.ts'
import type { FileStore, Folder } from '../google/storage.ts'
import type { Upload } from '../http/multipart.ts'
import { type PersonName, personName } from '../users/record.ts'
import {
  imagenToApi,
  type Prepared,
  pdfToApi,
  prepareImagen,
  preparePdf,
  storedImagen,
  storedPdf,
} from './files.ts'
import { type Publication, storedPublication } from './publication.ts'

/** The author of a record, by the names of that day. Answers show the present names; these stand in for a deleted user. */
export type Author = PersonName & { uid: string }

/** The author of records that do not name one. */
const NOBODY: Author = { uid: 'nadie', nombre: '', apellido: '', username: '' }

/** The stored fields that every kind has besides those of its form. */
export const recordFields = {
  titulo: storedText,
  descripcion: storedText,
  subidoPor: z.object({ uid: z.string(), ...personName }).default(NOBODY),
  fechaSubida: storedTime,
  /** How often the form was edited. */
  version: z.int().default(0),
  /** Distinguishes the same form sent again under its key from another form; null without a key. */
  fingerprint: z.string().nullable().default(null),
}

type RecordFields = Omit<z.output<z.ZodObject<typeof recordFields>>, 'descripcion'>

export interface ContentRecord extends RecordFields, Partial<Publication> {
  fechaPublicacion?: string
  archivo?: Folder
}

/** What distinguishes one kind of content from another. */
export interface Kind<R extends ContentRecord, Item> {
  /** Of the collection, the public list and the folder of the files. */
  name: string
  /** Every field of the form gets a value, even if it was not sent. */
  schema: z.ZodType<R>
  /** For changes, and for lists with drafts, authors and the ids of unreadable records. */
  manage: Permission
  /** The noun of the log and the gender of its participles: `libro.creado`, `imagen.creada`. */
  event: readonly [noun: string, ending: 'o' | 'a']
  messages: { notFound: string; deleted: string }
  /** What becomes of an upload, for kinds with files. @throws unsupported_file */
  prepare?: (upload: Upload) => Promise<Prepared>
  /** The computed fields of an answer; the other fields are answered as they are stored. */
  toApi?: (record: R, to: { urlOf: FileStore['urlOf']; manages: boolean }) => object
  /** What one record's answer contains; everything else is removed. */
  item: z.ZodType<Item>
  /** Without it: the latest publication first, then the latest upload. */
  order?: (a: R, b: R) => number
}

const kind = <R extends ContentRecord, Item>(row: Kind<R, Item>) => row

/** The fields of books and bulletins. */
const publicationFields = {
  ...recordFields,
  ...storedPublication,
  fechaPublicacion: storedDay,
  /** Empty if it is missing or no longer in the list. */
  tema: z.enum([...TEMAS, '']).catch(''),
  archivo: storedPdf,
}

/** `calendario/{year}`, so that a year has one calendar. The log calls it by its title, the year. */
const calendarioSchema = z
  .object({
    ...recordFields,
    anio: z.int().min(1900).max(2200),
    fuente: storedText,
    dias: z.array(z.int().min(1).max(31)).length(10),
    meses: z.record(z.enum(OBLIGACIONES), z.array(z.int().min(1).max(12))),
    feriados: z.array(z.object({ fecha: storedDate, nombre: storedText })),
    excepciones: z.array(
      z.object({
        obligacion: z.enum(OBLIGACIONES),
        mes: z.number(),
        digito: z.number().nullable(),
        fecha: storedDate,
      }),
    ),
    modificado: storedTime,
  })
  .omit({ descripcion: true })

/** Trainings have their row in `capacitaciones/record.ts`. */
export const KINDS = {
  boletines: kind({
    name: 'boletines',
    schema: z.object(publicationFields),
    manage: 'boletines:manage',
    event: ['boletin', 'o'],
    messages: { notFound: 'No se encontró el boletín.', deleted: 'Boletín eliminado' },
    prepare: preparePdf,
    toApi: pdfToApi,
    item: schemas.boletines.create.output,
  }),

  libros: kind({
    name: 'libros',
    schema: z.object({ ...publicationFields, autor: storedText, tipo: z.enum(TIPOS_LIBRO) }),
    manage: 'libros:manage',
    event: ['libro', 'o'],
    messages: { notFound: 'No se encontró el libro.', deleted: 'Libro eliminado' },
    prepare: preparePdf,
    toApi: pdfToApi,
    item: schemas.libros.create.output,
  }),

  galeria: kind({
    name: 'galeria',
    schema: z.object({ ...recordFields, ...storedPublication, archivo: storedImagen }),
    manage: 'galeria:manage',
    event: ['imagen', 'a'],
    messages: { notFound: 'No se encontró la imagen.', deleted: 'Imagen eliminada' },
    prepare: prepareImagen,
    toApi: imagenToApi,
    item: schemas.galeria.create.output,
  }),

  plantillas: kind({
    name: 'plantillas',
    schema: z.object({ ...recordFields, texto: storedText }).omit({ descripcion: true }),
    manage: 'plantillas:manage',
    event: ['plantilla', 'a'],
    messages: { notFound: 'No se encontró la plantilla.', deleted: 'Plantilla eliminada' },
    item: schemas.plantillas.create.output,
  }),

  calendario: kind({
    name: 'calendario',
    schema: calendarioSchema,
    manage: 'calendario:manage',
    event: ['calendario', 'o'],
    messages: { notFound: 'No se encontró el calendario.', deleted: 'Calendario eliminado' },
    toApi({ anio, dias, meses, feriados, excepciones }) {
      const rules = {
        ...{ Anio: anio, Dias: dias, ...meses },
        ...{ Feriados: feriados.map(asAnswered), Excepciones: excepciones.map(asAnswered) },
      }
      return { ...rules, Vencimientos: dueDatesOf(rules) }
    },
    item: schemas.calendario.create.output,
    order: (a, b) => b.anio - a.anio,
  }),
}
