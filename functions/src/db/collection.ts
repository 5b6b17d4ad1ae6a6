import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore'
import type * as z from 'zod'
import { AppError } from '../errors.ts'
import { logger } from '../util.ts'

export type Stored<T> = T & { id: string }

/** What a query found: the records, and the ids of those that nobody can read any more. */
export interface Found<T> {
  records: Stored<T>[]
  unreadable: string[]
}

interface Shape<T> {
  name: string
  schema: z.ZodType<T>
  /** The field with the time of creation; Firestore knows it if the field is missing. */
  createdAt?: keyof T & string
  /** The message for a missing record. */
  notFound?: string
}

/** Whether Firestore takes it as an id (firebase.google.com/docs/firestore/quotas); a record may hold any text as one. */
export const isDocumentId = (id: string): boolean => /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/.test(id)

type Document = DocumentSnapshot
export type Selection = (all: Query) => Query

export interface Collection<T> {
  name: string
  newId: () => string
  /** For what needs no record: counts, ids, fields alone. */
  all: CollectionReference
  document: (id: string) => DocumentReference
  /** Null where there is none, or none that can be read. */
  read: (document: Document) => Stored<T> | null
  find: (id: string) => Promise<Stored<T> | null>
  /** @throws not_found */
  get: (id: string) => Promise<Stored<T>>
  list: (select?: Selection) => Promise<Found<T>>
  found: (documents: Document[]) => Found<T>
  /** The refusal where there is no such record. */
  notFound: () => AppError
}

/**
 * Records of one shape. A document that cannot be read counts as none where it is asked for by its id; of a list it is
 * left out, named and logged, and takes no other along.
 */
export const createCollection = <T extends object>(
  db: Firestore,
  { name, schema, createdAt, notFound = 'No se encontró el registro.' }: Shape<T>,
): Collection<T> => {
  const all = db.collection(name)

  const read = (document: Document): Stored<T> | null => {
    const data = document.data()
    if (!data) return null
    const made = createdAt ? { [createdAt]: document.createTime } : {}
    const reading = schema.safeParse({ ...made, ...data })
    if (reading.success) return { ...reading.data, id: document.id }
    const fields = reading.error.issues.map(({ path }) => path.join('.'))
    logger.error('unreadable record', { collection: name, id: document.id, fields })
    return null
  }

  const find = async (id: string) => (isDocumentId(id) ? read(await all.doc(id).get()) : null)
  const found = (documents: Document[]): Found<T> => {
    const all: Found<T> = { records: [], unreadable: [] }
    for (const document of documents) {
      const record = read(document)
      if (record) all.records.push(record)
      else all.unreadable.push(document.id)
    }
    return all
  }
  const absent = () => new AppError('not_found', notFound)

  return {
    name,
    all,
    read,
    find,
    newId: () => all.doc().id,
    document: (id) => all.doc(id),
    async get(id) {
      const record = await find(id)
      if (!record) throw absent()
      return record
    },
    found,
    list: async (select = (query) => query) => found((await select(all).get()).docs),
    notFound: absent,
  }
}
