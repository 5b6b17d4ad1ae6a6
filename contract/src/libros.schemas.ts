import * as z from 'zod'
import { formWithFile, pdfFile } from './attachments.schemas.ts'
import { TIPOS_LIBRO } from './catalogos.ts'
import { name } from './fields.ts'
import {
  descripcion,
  fechaPublicacion,
  publication,
  publicationFields,
  scheduled,
  tema,
  titulo,
  uploader,
} from './records.schemas.ts'

export const MENSAJES_LIBRO = {
  autor: 'Escribe quién es el autor.',
  tipo: 'Elige el tipo de libro.',
} as const

export const libroFields = {
  titulo,
  autor: name(MENSAJES_LIBRO.autor, 150),
  descripcion,
  fechaPublicacion,
  tipo: z.enum(TIPOS_LIBRO, MENSAJES_LIBRO.tipo),
  tema,
  ...publicationFields,
}

/** The form of a book, new or changed; its file goes beside it. */
export const libroFormSchema = scheduled(formWithFile(libroFields))

export const libroSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Autor: z.string(),
  Descripcion: z.string(),
  FechaPublicacion: z.string(),
  /** One of `TEMAS`, or empty. */
  Tema: z.string(),
  Tipo: z.enum(TIPOS_LIBRO),
  ...pdfFile,
  ...publication,
  ...uploader,
})

export type Libro = z.output<typeof libroSchema>
