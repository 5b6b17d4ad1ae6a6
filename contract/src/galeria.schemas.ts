import * as z from 'zod'
import { formWithFile, pictureSchema } from './attachments.schemas.ts'
import { isoDateTime } from './fields.ts'
import {
  descripcion,
  publication,
  publicationFields,
  scheduled,
  titulo,
  uploader,
} from './records.schemas.ts'

export const imagenFields = { titulo, descripcion, ...publicationFields }

/** The form of a picture, new or changed; its file goes beside it. */
export const imagenFormSchema = scheduled(formWithFile(imagenFields))

export const imagenSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Descripcion: z.string(),
  /** A JPEG of at most 2,000 pixels a side; `Ancho` and `Alto` are its own. */
  RutaImagen: z.string(),
  Ancho: z.int(),
  Alto: z.int(),
  /** The same picture as WebP, smaller; the smallest first. */
  Variantes: z.array(pictureSchema),
  FechaSubida: isoDateTime,
  ...publication,
  ...uploader,
})

export type Imagen = z.output<typeof imagenSchema>
