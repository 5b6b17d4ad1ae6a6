import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import pMap from 'p-map'
import { readAll } from '../db/query.ts'
import { commitAsRead, retryContended } from '../db/tx.ts'
import type { Outbox } from '../mail/outbox.ts'

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500
/** One writes a request into the trash, one deletes it. */
const WRITES_PER_REQUEST = 2
/** So few that each is answered in time. */
const BATCHES_AT_ONCE = 4

/** Who deleted a request, by the name of that day. */
export type Deleter = { uid: string; nombre: string }

/**
 * Moves many requests into the trash, each together with its unsent mails, and as it is at that moment. If it breaks off,
 * the rest is whole and can be deleted by another call.
 * @returns how many went
 */
export const moveToTrash = async (
  db: Firestore,
  outbox: Outbox,
  query: Query,
  eliminadaPor: Deleter,
): Promise<number> => {
  const [docs, mails] = await Promise.all([readAll(query), outbox.unsentAbout('asesorias')])
  const mailsOf = ({ id }: DocumentSnapshot): DocumentReference[] => mails.get(id) ?? []

  const move = (read: DocumentSnapshot[]): Promise<void> =>
    retryContended(async (attempt) => {
      const now = attempt === 0 ? read : await db.getAll(...read.map(({ ref }) => ref))
      const batch = db.batch()
      for (const document of now) {
        if (!document.updateTime) continue
        batch.set(db.collection('papelera').doc(document.id), {
          // Also one that nobody can read is kept as it is.
          asesoria: document.data() ?? {},
          palabras: document.get('palabras') ?? [],
          fechaEliminacion: FieldValue.serverTimestamp(),
          eliminadaPor,
        })
        batch.delete(document.ref, { lastUpdateTime: document.updateTime })
        for (const mail of mailsOf(document)) batch.delete(mail)
      }
      await commitAsRead(batch)
    })

  const packs = packed(docs, (document) => WRITES_PER_REQUEST + mailsOf(document).length)
  await pMap(packs, move, { concurrency: BATCHES_AT_ONCE })
  return docs.length
}

/** The documents in their order, in packs that each fit into a batch. */
const packed = <D>(documents: D[], writesOf: (document: D) => number): D[][] => {
  const packs: D[][] = []
  let room = 0
  for (const document of documents) {
    room -= writesOf(document)
    if (room < 0) {
      packs.push([])
      room = WRITES_PER_BATCH - writesOf(document)
    }
    packs.at(-1)?.push(document)
  }
  return packs
}
