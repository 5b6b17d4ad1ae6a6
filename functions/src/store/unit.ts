import type { DocumentData, Firestore, Timestamp, UpdateData, WithFieldValue } from 'firebase-admin/firestore'
import { asContention, doesNotExist } from '../platform/firestore-codes.ts'
import { type Collection, isDocumentId, type Selection, type Stored } from './collection.ts'

/**
 * What one write of the API reads and changes. Nothing is locked: writes are buffered until the end and go in one batch,
 * and a record that was read here is changed only if it still is as it was read. One that was not read is changed
 * whatever it is, as long as it is there.
 */
export interface Unit {
  /** Null where there is none. */
  find<T>(from: Collection<T>, id: string): Promise<Stored<T> | null>
  /** The stored fields, also of a record that nobody can read; null where there is none. */
  raw<T>(from: Collection<T>, id: string): Promise<DocumentData | null>
  /** @throws not_found */
  get<T>(from: Collection<T>, id: string): Promise<Stored<T>>
  select<T>(from: Collection<T>, select: Selection): Promise<Stored<T>[]>
  /** Replaces a record that `find` could not read, since that counts as none. */
  create<T>(into: Collection<T>, id: string, fields: WithFieldValue<T>): void
  update<T>(of: Collection<T>, id: string, changes: Partial<WithFieldValue<T>>): void
  delete<T>(from: Collection<T>, id: string): void
  /** Writes these fields, whether there is such a record or not. */
  merge<T>(into: Collection<T>, id: string, fields: Partial<WithFieldValue<T>>): void
}

export const createUnit = (db: Firestore) => {
  const batch = db.batch()
  const versions = new Map<string, Timestamp>()
  const unreadable = new Set<string>()
  let writes = 0
  /** The collection of a record that is changed without having been read. */
  let unread: Collection<unknown> | undefined

  const asRead = (path: string) => {
    const lastUpdateTime = versions.get(path)
    return lastUpdateTime && { lastUpdateTime }
  }

  const read = async <T>(from: Collection<T>, id: string) => {
    const document = await from.document(id).get()
    if (document.updateTime) versions.set(document.ref.path, document.updateTime)
    return document
  }

  const unit: Unit = {
    async find(from, id) {
      if (!isDocumentId(id)) return null
      const document = await read(from, id)
      const record = from.read(document)
      if (!record && document.exists) unreadable.add(document.ref.path)
      return record
    },

    raw: async (from, id) => (isDocumentId(id) ? ((await read(from, id)).data() ?? null) : null),

    async get(from, id) {
      const record = await unit.find(from, id)
      if (!record) throw from.notFound()
      return record
    },

    async select(from, select) {
      const { docs } = await select(from.all).get()
      for (const { ref, updateTime } of docs) versions.set(ref.path, updateTime)
      return docs.flatMap((document) => from.read(document) ?? [])
    },

    create(into, id, fields) {
      writes += 1
      const document = into.document(id)
      if (unreadable.has(document.path)) batch.set(document, fields as DocumentData)
      else batch.create(document, fields as DocumentData)
    },

    update(of, id, changes) {
      writes += 1
      const document = of.document(id)
      const unchanged = asRead(document.path)
      if (!unchanged) unread = of as Collection<unknown>
      if (unchanged) batch.update(document, changes as UpdateData<DocumentData>, unchanged)
      else batch.update(document, changes as UpdateData<DocumentData>)
    },

    delete(from, id) {
      writes += 1
      const document = from.document(id)
      batch.delete(document, asRead(document.path) ?? {})
    },

    merge(into, id, fields) {
      writes += 1
      batch.set(into.document(id), fields as DocumentData, { merge: true })
    },
  }

  return {
    ...unit,
    isEmpty: () => writes === 0,

    /** @throws not_found where a record is gone that was to be changed unread; what `isContended` where others were quicker */
    async commit(): Promise<void> {
      await batch.commit().catch((error: unknown) => {
        if (unread && doesNotExist(error)) throw unread.notFound()
        throw asContention(error)
      })
    },
  }
}
