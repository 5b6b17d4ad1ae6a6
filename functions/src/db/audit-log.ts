import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Session } from '../google/identity.ts'
import { type Collection, createCollection, storedTime } from './collection.ts'

/** Who does something: null for a visitor and for the portal itself. */
export type Actor = Pick<Session, 'uid' | 'rol'> | null

/** `bitacora/{operation}`: one line for each write of the API. Contains nothing that a person typed but a record's label. */
const lineSchema = z.object({
  evento: z.string(),
  /** The record's id, or null if the line is about many. */
  registro: z.string().nullable(),
  /** What staff calls the record. */
  etiqueta: z.string().nullable(),
  /** What else belongs to it: a state, a name, a reason of the team's. */
  detalle: z.string().nullable().default(null),
  /** How many, if the line is about many. */
  cantidad: z.int().nullable(),
  uid: z.string().nullable(),
  rol: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  fecha: storedTime,
})

export type AuditLine = z.output<typeof lineSchema>

export const createAuditLog = (db: Firestore): Collection<AuditLine> =>
  createCollection(db, { name: 'bitacora', schema: lineSchema, createdAt: 'fecha' })

export interface LineDetails {
  etiqueta?: string | undefined
  detalle?: string | undefined
  cantidad?: number | undefined
}
