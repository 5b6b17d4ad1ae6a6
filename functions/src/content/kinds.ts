import { IMAGEN_GALERIA, PDF_BOLETIN, PDF_LIBRO, TIPOS_LIBRO } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import * as z from 'zod'
import { storedDay, storedText } from '../db/fields.ts'
import { CALENDARIO } from './calendario.ts'
import { imagenToApi, pdfToApi, prepareImagen, preparePdf, storedImagen, storedPdf } from './files.ts'
import { storedPublication } from './publication.ts'
import {
  type ContentRecord,
  type FileKind,
  type FileRecord,
  type Kind,
  recordFields,
  storedTema,
} from './record.ts'

/** Each kind of content in one row. Trainings, which have seats, have theirs in `entities/capacitaciones`. */

const kind = <R extends ContentRecord, Item>(row: Kind<R, Item>) => row
const fileKind = <R extends FileRecord, Item>(row: FileKind<R, Item>) => row

export const KINDS = {
  boletines: fileKind({
    name: 'boletines',
    schema: z.object({
      ...recordFields,
      ...storedPublication,
      fechaPublicacion: storedDay,
      tema: storedTema,
      archivo: storedPdf,
    }),
    manage: 'boletines:manage',
    event: ['boletin', 'o'],
    messages: { notFound: 'No se encontró el boletín.', deleted: 'Boletín eliminado' },
    prepare: preparePdf(PDF_BOLETIN),
    toApi: ({ archivo }, { urlOf }) => pdfToApi(archivo, urlOf),
    item: schemas.boletines.create.output,
  }),

  libros: fileKind({
    name: 'libros',
    schema: z.object({
      ...recordFields,
      ...storedPublication,
      autor: storedText,
      fechaPublicacion: storedDay,
      tema: storedTema,
      tipo: z.enum(TIPOS_LIBRO),
      archivo: storedPdf,
    }),
    manage: 'libros:manage',
    event: ['libro', 'o'],
    messages: { notFound: 'No se encontró el libro.', deleted: 'Libro eliminado' },
    prepare: preparePdf(PDF_LIBRO),
    toApi: ({ archivo }, { urlOf }) => pdfToApi(archivo, urlOf),
    item: schemas.libros.create.output,
  }),

  galeria: fileKind({
    name: 'galeria',
    schema: z.object({ ...recordFields, ...storedPublication, archivo: storedImagen }),
    manage: 'galeria:manage',
    event: ['imagen', 'a'],
    messages: { notFound: 'No se encontró la imagen.', deleted: 'Imagen eliminada' },
    prepare: prepareImagen(IMAGEN_GALERIA),
    toApi: ({ archivo }, { urlOf }) => imagenToApi(archivo, urlOf),
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

  calendario: CALENDARIO,
}
