import * as z from 'zod'
import type { Folder } from '../google/storage.ts'
import type { Publication } from '../records/publication.ts'

/** What is known of a record's files: where they are, and what its kind stores of them. */
export type Archivo<Details> = Details & Folder

/** What a form says of a record, together with the files that came with it and where it stands on its way to its readers. */
export type WithFile<Fields, Details> = Fields & Publication & { archivo: Archivo<Details> }

const folder = { carpeta: z.string(), token: z.string() }
const size = { ancho: z.number(), alto: z.number() }

export const storedPdf = z.object({
  ...folder,
  paginas: z.number(),
  bytes: z.number(),
  portada: z.object(size),
  tarjeta: z.object(size).nullable().default(null),
})

export const storedImagen = z.object({
  ...folder,
  ...size,
  variantes: z.array(z.object(size)).default([]),
})
