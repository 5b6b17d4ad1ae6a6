import { TEMAS } from '@naf/contract'
import * as z from 'zod'
import { storedText, storedTime } from '../db/fields.ts'

/** Nobody's uid, of records that do not say who uploaded them. */
const NOBODY = { uid: 'nadie', nombre: '', apellido: '', username: '' }

/** What every kind's documents hold besides the fields of its own form. */
export const recordFields = {
  titulo: storedText,
  descripcion: storedText,
  subidoPor: z
    .object({ uid: z.string(), nombre: storedText, apellido: storedText, username: storedText })
    .default(NOBODY),
  fechaSubida: storedTime,
  fingerprint: z.string().nullable().default(null),
}

/** One that the list has no longer, or never had, is none. */
export const storedTema = z.enum([...TEMAS, '']).catch('')
