import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection } from './collection.ts'
import { storedTime, storedTimeOrNull } from './fields.ts'

/**
 * `bitacora/{operation}`: one line for each write of the API. Who did it, in which role, what came to pass, to which
 * record, when; nothing that a person typed but the record's own label.
 */
const lineSchema = z.object({
  evento: z.string(),
  /** The record's id, or null where it is about many. */
  registro: z.string().nullable(),
  etiqueta: z.string().nullable(),
  /** What else belongs to it: a state, a name, a reason of the team's. */
  detalle: z.string().nullable().default(null),
  /** How many, where it is about many. */
  cantidad: z.int().nullable(),
  /** What is left for the effects behind the write: the folder of files that no record names any more. */
  carpeta: z.string().nullable().default(null),
  /** What it adds to the tallies of its day (docs/decisions/tallies.md); null where it is not counted. */
  cuenta: z.record(z.string(), z.int()).nullable().default(null),
  /** When those were done. */
  seguido: storedTimeOrNull,
  uid: z.string().nullable(),
  rol: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  fecha: storedTime,
})

export type BitacoraRecord = z.output<typeof lineSchema>

export const createBitacora = (db: Firestore): Collection<BitacoraRecord> =>
  createCollection(db, { name: 'bitacora', schema: lineSchema, createdAt: 'fecha' })
