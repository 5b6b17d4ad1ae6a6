import * as z from 'zod'
import type { Stored } from '../../../db/collection.ts'
import { storedTime, storedWords } from '../../../db/fields.ts'
import { asesoriaSchema } from '../asesoria-record.ts'

/** How long a deleted request can be restored (docs/decisions/bin.md). */
export const BIN_MS = 30 * 24 * 60 * 60_000

/**
 * `papelera/{id}`: a request that was deleted, as it was stored, under its own id. What lies below it and the mails that
 * were sent stay where they are until it is restored or erased.
 */
export const deletedSchema = z.object({
  asesoria: asesoriaSchema,
  palabras: storedWords,
  fechaEliminacion: storedTime,
  /** Who deleted it, by the name of then; null where the portal did. */
  eliminadaPor: z.object({ uid: z.string(), nombre: z.string() }).nullable().default(null),
})

export type DeletedRecord = z.output<typeof deletedSchema>
export type StoredDeleted = Stored<DeletedRecord>
