import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection, type Stored } from '../../db/collection.ts'
import { storedTime } from '../../db/fields.ts'

/** `asesorias/{id}/mensajes/{id}`: `uid` and `nombre` of who of the team wrote it, null where the person did who asked. */
const messageSchema = z.object({
  texto: z.string(),
  uid: z.string().nullable(),
  nombre: z.string().nullable(),
  fecha: storedTime,
})

type MessageRecord = z.output<typeof messageSchema>
export type StoredMessage = Stored<MessageRecord>

/** The messages of one request, both ways. */
export const messagesOf = (db: Firestore, asesoria: string): Collection<MessageRecord> =>
  createCollection(db, { name: `asesorias/${asesoria}/mensajes`, schema: messageSchema })
