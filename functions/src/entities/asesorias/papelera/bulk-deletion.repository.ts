import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import pMap from 'p-map'
import type { Collection } from '../../../db/collection.ts'
import { readAll } from '../../../db/query.ts'
import { commitAsRead, retryContended } from '../../../db/tx.ts'
import type { Outbox } from '../../../outbox/outbox.repository.ts'
import type { DeletedRecord } from './deleted-record.ts'

/** Firestore takes 500 writes a batch. */
const WRITES_PER_BATCH = 500
/** One puts a request into the bin, one deletes it. */
const WRITES_PER_REQUEST = 2
/** So few that each is answered in time. */
const BATCHES_AT_ONCE = 4

type Deleter = DeletedRecord['eliminadaPor']

/** Moves many requests into the bin. */
export const createBulkDeletion = (db: Firestore, bin: Collection<DeletedRecord>, outbox: Outbox) => {
  /** What somebody changes at that moment goes as it is then. */
  const moveTogether = (
    read: DocumentSnapshot[],
    mails: Map<string, DocumentReference[]>,
    eliminadaPor: Deleter,
  ): Promise<void> => {
    let documents: DocumentSnapshot[] | null = read
    return retryContended(async () => {
      const now = documents ?? (await db.getAll(...read.map(({ ref }) => ref)))
      documents = null
      const batch = db.batch()
      for (const { id, ref, updateTime, ...document } of now.map(asFound)) {
        if (!updateTime) continue
        batch.set(bin.document(id), { ...document, eliminadaPor })
        batch.delete(ref, { lastUpdateTime: updateTime })
        for (const mail of mails.get(id) ?? []) batch.delete(mail)
      }
      await commitAsRead(batch)
    })
  }

  /**
   * Each request goes with its unsent mails: where it breaks off, what is left is whole, and goes when it is asked for
   * again.
   * @param deleter who deletes them, looked up beside them
   * @returns how many went
   */
  return async (query: Query, deleter: Promise<Deleter>): Promise<number> => {
    const [docs, mails, eliminadaPor] = await Promise.all([
      readAll(query),
      outbox.unsentAbout('asesorias'),
      deleter,
    ])
    const writesOf = ({ id }: DocumentSnapshot) => WRITES_PER_REQUEST + (mails.get(id)?.length ?? 0)
    const move = (documents: DocumentSnapshot[]) => moveTogether(documents, mails, eliminadaPor)
    await pMap(packed(docs, writesOf), move, { concurrency: BATCHES_AT_ONCE })
    return docs.length
  }
}

/** As it is stored, also where nobody can read it any more. */
const asFound = (document: DocumentSnapshot) => ({
  id: document.id,
  ref: document.ref,
  updateTime: document.updateTime,
  asesoria: document.data() ?? {},
  palabras: document.get('palabras') ?? [],
  fechaEliminacion: FieldValue.serverTimestamp(),
})

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
