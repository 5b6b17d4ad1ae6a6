import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore'
import { chunks } from '../functions/src/util.ts'

/** The one way to write around the API: nobody can ask it to store yesterday. */

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500

export type Change = [ref: DocumentReference, change: UpdateData<DocumentData>]

export const write = async (db: Firestore, changes: Change[]): Promise<void> => {
  for (const some of chunks(changes, WRITES_PER_BATCH)) {
    const batch = db.batch()
    for (const [ref, change] of some) batch.update(ref, change)
    await batch.commit()
  }
}

type Found = Map<string, QueryDocumentSnapshot[]>

/** The documents that tell of each record besides itself, by its id. */
export const byRecord = async (
  documents: Query,
  recordOf: (document: QueryDocumentSnapshot) => string | undefined,
): Promise<Found> => {
  const found: Found = new Map()
  for (const document of (await documents.get()).docs) {
    const record = recordOf(document) ?? ''
    const others = found.get(record) ?? []
    found.set(record, others)
    others.push(document)
  }
  return found
}

export const linesByRecord = (db: Firestore): Promise<Found> =>
  byRecord(db.collection('bitacora'), (line) => line.get('registro') ?? undefined)

export const mailsByRecord = (db: Firestore): Promise<Found> =>
  byRecord(db.collection('correos'), (mail) => mail.get('about.id') as string | undefined)

type Move = (moment: Timestamp) => Timestamp

/** The moments of a document, moved; what has none stays without. */
export const moved = (document: DocumentSnapshot, fields: string[], move: Move): Change => [
  document.ref,
  Object.fromEntries(
    fields.flatMap((field) => {
      const moment: unknown = document.get(field)
      return moment instanceof Timestamp ? [[field, move(moment)]] : []
    }),
  ),
]

/** A mail, which went out at once. */
export const movedMail = (mail: DocumentSnapshot, move: Move): Change => {
  const [ref, created] = moved(mail, ['createdAt'], move)
  const at = created.createdAt
  return [
    ref,
    at instanceof Timestamp ? { ...created, sentAt: Timestamp.fromMillis(at.toMillis() + 2_000) } : {},
  ]
}
