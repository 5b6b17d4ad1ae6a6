import * as z from 'zod'
import { UNREADABLE_FORM } from './errors.ts'

/** The form of a record with a file, and what is known of a stored file. */

const IGNORED = ['subidoPor', 'rutaPdf', 'rutaImagen']

/**
 * A multipart form. `subidoPor`, `rutaPdf` and `rutaImagen` are accepted, as the contract says, and dropped: who
 * uploads stands in the token, and where a file stands only the server knows.
 */
export const formWithFile = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.strictObject(shape, UNREADABLE_FORM)
  return z.preprocess(
    (form: z.input<typeof fields>) =>
      Object.fromEntries(Object.entries(form).filter(([name]) => !IGNORED.includes(name))),
    fields,
  )
}

/** A picture and its size in pixels. */
export const pictureSchema = z.object({ Ruta: z.string(), Ancho: z.int(), Alto: z.int() })

/** A PDF: its address, its pages, its size in bytes, and its first page as a WebP picture. */
export const pdfFile = {
  RutaPdf: z.string(),
  Paginas: z.int(),
  Bytes: z.int(),
  Portada: pictureSchema,
}

export type Picture = z.output<typeof pictureSchema>
