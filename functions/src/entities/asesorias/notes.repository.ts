import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection, type Stored } from '../../db/collection.ts'
import { storedTime } from '../../db/fields.ts'

/** `asesorias/{id}/notas/{id}`: what the team tells itself; `nombre` is who wrote it, by the name of then. */
const noteSchema = z.object({ texto: z.string(), uid: z.string(), nombre: z.string(), fecha: storedTime })

type NoteRecord = z.output<typeof noteSchema>
export type StoredNote = Stored<NoteRecord>

/** The notes of one request. */
export const notesOf = (db: Firestore, asesoria: string): Collection<NoteRecord> =>
  createCollection(db, { name: `asesorias/${asesoria}/notas`, schema: noteSchema })
