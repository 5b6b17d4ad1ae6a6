import * as z from 'zod'
import { UNREADABLE_FORM } from './errors.ts'
import { line, text } from './fields.ts'

/** What boletines, libros and galería have in common. */

export const MENSAJES_CONTENIDO = {
  titulo: 'Escribe un título.',
  descripcion: 'Escribe una descripción.',
  fechaPublicacion: 'Escribe una fecha que exista, con día, mes y año.',
} as const

export const titulo = line(MENSAJES_CONTENIDO.titulo, 150)
export const descripcion = text(MENSAJES_CONTENIDO.descripcion, 1000)

/** A plain date `YYYY-MM-DD`: it names a day, not a moment, and never passes through a time zone. */
export const fechaPublicacion = z
  .string({ error: MENSAJES_CONTENIDO.fechaPublicacion })
  .max('2000-01-01'.length, { error: MENSAJES_CONTENIDO.fechaPublicacion, abort: true })
  .pipe(z.iso.date(MENSAJES_CONTENIDO.fechaPublicacion))
  .refine((value) => value >= '1900', MENSAJES_CONTENIDO.fechaPublicacion)

const IGNORED = ['subidoPor', 'rutaPdf', 'rutaImagen']

/**
 * A multipart form. `subidoPor`, `rutaPdf` and `rutaImagen` are accepted, as the contract says, and dropped: who
 * uploads stands in the token, and where a file stands only the server knows.
 */
export const contentForm = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.strictObject(shape, UNREADABLE_FORM)
  return z.preprocess(
    (form: z.input<typeof fields>) =>
      Object.fromEntries(Object.entries(form).filter(([name]) => !IGNORED.includes(name))),
    fields,
  )
}

/** Who uploaded the record, by the name of now or, once the account is gone, the last one. */
export const uploader = { Nombre: z.string(), Apellido: z.string(), Username: z.string() }

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
