import * as z from 'zod'
import { storedText, storedTime } from '../store/fields.ts'

/** Where files stand. */
const folder = { carpeta: z.string(), token: z.string() }
const size = { ancho: z.number(), alto: z.number() }

export const storedPdf = z.object({
  ...folder,
  paginas: z.number(),
  bytes: z.number(),
  portada: z.object(size),
})

export const storedImagen = z.object({
  ...folder,
  ...size,
  variantes: z.array(z.object(size)).default([]),
})

/** Nobody's uid, of records that do not say who uploaded them. */
const NOBODY = { uid: 'nadie', nombre: '', apellido: '', username: '' }

/** What every kind's documents hold besides the fields of its own form and what is known of its files. */
export const contentRecord = {
  titulo: storedText,
  descripcion: storedText,
  subidoPor: z
    .object({ uid: z.string(), nombre: storedText, apellido: storedText, username: storedText })
    .default(NOBODY),
  fechaSubida: storedTime,
  fingerprint: z.string().nullable().default(null),
}
