import { IMAGEN_GALERIA, PDF_BOLETIN, PDF_LIBRO, type Permission, TEMAS, TIPOS_LIBRO } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { storedDay, storedText, storedTime } from '../db/fields.ts'
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

/** Who made a record. A change of name is written here too; the record of a deleted user keeps the last name. */
export type Author = PersonName & { uid: string }

/** The author of records that do not name one. */
const NOBODY: Author = { uid: 'nadie', nombre: '', apellido: '', username: '' }

/** The stored fields that every kind has besides those of its form. */
export const recordFields = {
  titulo: storedText,
  descripcion: storedText,
  subidoPor: z.object({ uid: z.string(), ...personName }).default(NOBODY),
  fechaSubida: storedTime,
  /** Distinguishes the same form sent again under its key from another form; null without a key. */
  fingerprint: z.string().nullable().default(null),
}

export interface ContentRecord extends Partial<Publication> {
  titulo: string
  subidoPor: Author
  fechaSubida: Timestamp
  fingerprint: string | null
  fechaPublicacion?: string
}

export interface FileRecord extends ContentRecord {
  archivo: Folder
}

/** What distinguishes one kind of content from another. */
export interface Kind<R extends ContentRecord, Item> {
  /** Of the collection, the public list and the folder of the files. */
  name: string
  /** Every field of the form gets a value, even if it was not sent. */
  schema: z.ZodType<R>
  /** For changes, and for lists with drafts, usernames and the ids of unreadable records. */
  manage: Permission
  /** The noun of the log and the gender of its participles: `libro.creado`, `imagen.creada`. */
  event: readonly [noun: string, ending: 'o' | 'a']
  messages: { notFound: string; deleted: string }
  /** The computed fields of an answer; the other fields are answered as they are stored. */
  toApi?: (record: R, to: { urlOf: FileStore['urlOf']; manages: boolean }) => object
  /** What one record's answer contains; everything else is removed. */
  item: z.ZodType<Item>
  /** Without it: the latest publication first, then the latest upload. */
  order?: (a: R, b: R) => number
}

export interface FileKind<R extends FileRecord, Item> extends Kind<R, Item> {
  /** @throws unsupported_file */
  prepare: (upload: Upload) => Promise<Prepared>
}

const kind = <R extends ContentRecord, Item>(row: Kind<R, Item>) => row
const fileKind = <R extends FileRecord, Item>(row: FileKind<R, Item>) => row

/** The fields of books and bulletins. */
const publicationFields = {
  ...recordFields,
  ...storedPublication,
  fechaPublicacion: storedDay,
  /** Empty if it is missing or no longer in the list. */
  tema: z.enum([...TEMAS, '']).catch(''),
  archivo: storedPdf,
}

/** The calendar of a year has its row in `calendario.ts`, trainings in `capacitaciones/record.ts`. */
export const KINDS = {
  boletines: fileKind({
    name: 'boletines',
    schema: z.object(publicationFields),
    manage: 'boletines:manage',
    event: ['boletin', 'o'],
    messages: { notFound: 'No se encontró el boletín.', deleted: 'Boletín eliminado' },
    prepare: preparePdf(PDF_BOLETIN),
    toApi: pdfToApi,
    item: schemas.boletines.create.output,
  }),

  libros: fileKind({
    name: 'libros',
    schema: z.object({ ...publicationFields, autor: storedText, tipo: z.enum(TIPOS_LIBRO) }),
    manage: 'libros:manage',
    event: ['libro', 'o'],
    messages: { notFound: 'No se encontró el libro.', deleted: 'Libro eliminado' },
    prepare: preparePdf(PDF_LIBRO),
    toApi: pdfToApi,
    item: schemas.libros.create.output,
  }),

  galeria: fileKind({
    name: 'galeria',
    schema: z.object({ ...recordFields, ...storedPublication, archivo: storedImagen }),
    manage: 'galeria:manage',
    event: ['imagen', 'a'],
    messages: { notFound: 'No se encontró la imagen.', deleted: 'Imagen eliminada' },
    prepare: prepareImagen(IMAGEN_GALERIA),
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
}
