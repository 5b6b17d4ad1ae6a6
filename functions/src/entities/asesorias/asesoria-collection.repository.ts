import type { Firestore } from 'firebase-admin/firestore'
import { type Collection, createCollection } from '../../db/collection.ts'
import { type AsesoriaRecord, asesoriaSchema } from './asesoria-record.ts'

/** The requests for advice. */
export const asesoriasOf = (db: Firestore): Collection<AsesoriaRecord> =>
  createCollection(db, {
    name: 'asesorias',
    schema: asesoriaSchema,
    notFound: 'No se pudo encontrar la asesoría',
  })
