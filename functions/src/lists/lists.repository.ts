import { FieldValue, type Firestore, type Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { logger } from '../util.ts'
import { hasPassed, type ReadyList } from './ready-list.ts'
import { inParts, partSchema, storedListSchema } from './stored-list.ts'

/** The lists that name the author of each record, and are made again when somebody is renamed or deleted. */
export const LISTS = ['boletines', 'libros', 'galeria', 'calendario', 'capacitaciones', 'plantillas'] as const

/** A list as it was found. */
export interface FoundList {
  /** How often it was changed. */
  version: number
  /** When its document was written last; null where there is none. */
  writtenAt: Timestamp | null
  /** Null where it is not as its records are, holds no longer, or was made by another build. */
  ready: ReadyList | null
}

export type ListsRepository = ReturnType<typeof createListsRepository>

/** @param shape tells the build that presents the records from any other */
export const createListsRepository = (db: Firestore, shape: string) => {
  const lists = createCollection(db, { name: 'listas', schema: storedListSchema })
  const partOf = (name: string, n: number) => lists.document(name).collection('partes').doc(String(n))

  /** Null where a part is missing or belongs to another list: somebody is storing one at this moment. */
  const readParts = async (name: string, digest: string, count: number): Promise<Uint8Array[] | null> => {
    if (count === 0) return []
    const documents = await db.getAll(...Array.from({ length: count }, (_, n) => partOf(name, n)))
    const parts = documents.map((document) => partSchema.safeParse(document.data()).data)
    const whole = parts.flatMap((part) => (part?.digest === digest ? [part.bytes] : []))
    return whole.length === count ? whole : null
  }

  return {
    /** Has the list made anew for whoever asks next, in the commit of what changes it. Reads nothing. */
    change: (tx: Tx, name: string): void => tx.merge(lists, name, { version: FieldValue.increment(1) }),

    /** When its document was written last; one read, of no bytes. */
    async writtenAt(name: string): Promise<Timestamp | null> {
      const [document] = await db.getAll(lists.document(name), { fieldMask: ['version'] })
      return document?.updateTime ?? null
    },

    async find(name: string): Promise<FoundList> {
      const document = await lists.document(name).get()
      const writtenAt = document.updateTime ?? null
      const list = lists.read(document)
      if (!list) return { version: 0, writtenAt, ready: null }
      const { version, builtAt, digest, left, until } = list
      const isCurrent =
        builtAt === version && list.shape === shape && list.bytes.length > 0 && !hasPassed(list)
      const rest = isCurrent ? await readParts(name, digest, list.parts) : null
      const ready = rest && { bytes: Buffer.concat([list.bytes, ...rest]), digest, left, until }
      return { version, writtenAt, ready }
    },

    /**
     * Stores what was made of the records, unless the list was changed, or stored, since it was found.
     * @returns when; null where it was not stored, which leaves the next one to make it again
     */
    async store(
      name: string,
      { version, writtenAt }: Omit<FoundList, 'ready'>,
      { bytes, digest, left, until }: ReadyList,
    ): Promise<Timestamp | null> {
      const [first = Buffer.alloc(0), ...rest] = inParts(bytes)
      const list = { version, builtAt: version, shape, digest, left, until, bytes: first, parts: rest.length }
      const batch = db.batch()
      if (writtenAt) batch.update(lists.document(name), list, { lastUpdateTime: writtenAt })
      else batch.create(lists.document(name), list)
      for (const [n, part] of rest.entries()) batch.set(partOf(name, n), { digest, bytes: part })
      return commit(batch, name)
    },
  }
}

/** Whatever hinders it, what is not stored is answered all the same. */
const commit = async (batch: WriteBatch, name: string): Promise<Timestamp | null> => {
  try {
    const [written] = await batch.commit()
    return written?.writeTime ?? null
  } catch (error) {
    logger.info('list not stored', { name, code: (error as { code?: unknown }).code })
    return null
  }
}
