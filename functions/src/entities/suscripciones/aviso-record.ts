import * as z from 'zod'
import type { Stored } from '../../db/collection.ts'
import { storedText, storedTime, storedTimeOrNull } from '../../db/fields.ts'

/** What became of the mails of a notice. */
const outcomeSchema = z.object({ enviados: z.int(), fallidos: z.int(), bajas: z.int() })

/** `avisos/{boletin}`: that the readers were told of a bulletin, once, and how far the mails are stored. */
export const avisoSchema = z.object({
  /** Of the bulletin, as the mails say it. */
  titulo: storedText,
  descripcion: storedText,
  /** Who had them told, and when. */
  uid: z.string(),
  fecha: storedTime,
  /** How many readers there were; how many mails are stored, of whom the last one's reader is `cursor`. */
  lectores: z.int(),
  guardados: z.int().default(0),
  cursor: z.string().default(''),
  /** When all were. */
  listo: storedTimeOrNull,
  /** Counted for good, where the mails are erased. */
  resultado: outcomeSchema.nullable().default(null),
})

export type Outcome = z.output<typeof outcomeSchema>
export type AvisoRecord = z.output<typeof avisoSchema>
export type StoredAviso = Stored<AvisoRecord>
