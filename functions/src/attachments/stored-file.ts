import * as z from 'zod'
import type { Folder } from '../platform/file-store.ts'

/** What is known of a record's files: where they are, and what its kind stores of them. */
export type Archivo<Details> = Details & Folder

/** A form's fields together with the files that came with it. */
export type WithFile<Fields, Details> = Fields & { archivo: Archivo<Details> }

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
