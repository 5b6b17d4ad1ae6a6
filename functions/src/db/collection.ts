import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'
import * as z from 'zod'
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

export type Selection = (all: Query) => Query

export interface Collection<T> {
  name: string
  newId: () => string
  /** For counts, ids and single fields. */
  all: CollectionReference
  document: (id: string) => DocumentReference
  /** Null for a document that is missing or cannot be read. */
  read: (document: DocumentSnapshot) => Stored<T> | null
  find: (id: string) => Promise<Stored<T> | null>
  /** @throws not_found */
  get: (id: string) => Promise<Stored<T>>
  list: (select?: Selection) => Promise<Found<T>>
  found: (documents: DocumentSnapshot[]) => Found<T>
  /** The refusal for a missing record. */
  notFound: () => AppError
}

/**
 * Records of one shape. A document that the schema cannot read is logged. `find` and `get` treat it as missing. Lists leave
 * it out and return its id in `unreadable`.
 */
export const createCollection = <T extends object>(
  db: Firestore,
  { name, schema, createdAt, notFound = 'No se encontró el registro.' }: Shape<T>,
): Collection<T> => {
  const all = db.collection(name)

  const read = (document: DocumentSnapshot): Stored<T> | null => {
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
  const found = (documents: DocumentSnapshot[]): Found<T> => {
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

/** Fields of stored documents, with a default for a missing one, as the console may have left them. */

/** A number typed into the console is its digits. */
const text = z.union([z.string(), z.number().transform(String)])
export const storedText = text.default('')
export const storedTextOrNull = text.nullable().default(null)

const FIRST_MS = new Date('0001-01-01T00:00:00Z').getTime()
const LAST_MS = new Date('9999-01-01T00:00:00Z').getTime()

/** Firestore stores the years 1 to 9999. The last year stays free for the days that are added to a stored moment. */
const isInTime = (date: Date): boolean => date.getTime() >= FIRST_MS && date.getTime() < LAST_MS

/** A moment; the console also writes dates as texts. */
export const storedTime = z.union([
  z.instanceof(Timestamp).refine((moment) => isInTime(moment.toDate())),
  z
    .union([z.date(), z.string()])
    .transform((value) => new Date(value))
    .refine(isInTime)
    .transform((date) => Timestamp.fromDate(date)),
])

/** A plain date `YYYY-MM-DD`; the console makes a moment of it, in UTC. */
export const storedDay = z.union([
  storedText,
  z.instanceof(Timestamp).transform((moment) => moment.toDate().toISOString().slice(0, 'YYYY-MM-DD'.length)),
])

/** A plain day that a calendar has. */
export const storedDate = storedDay.refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && isInTime(new Date(day)))

export const storedTimeOrNull = storedTime.nullable().default(null)

/** The version of the policy that somebody agreed to, and when. Null if the form named no known version. */
export const storedConsent = z.object({ version: z.string(), fecha: storedTime }).nullable()

/** The words under which staff finds a record (`searchWords`). Older records may lack them. */
export const storedWords = z.array(z.string()).catch([])

type Lowered<T> = { [K in keyof T as K extends string ? Uncapitalize<K> : K]: T[K] }
type Texted<V> = V extends Timestamp ? string : V
export type Answered<T> = { [K in keyof T as K extends string ? Capitalize<K> : K]: Texted<T[K]> }

/** A form as it is stored: `CedulaRUC` becomes `cedulaRUC`. */
export const asStored = <T extends object>(form: T): Lowered<T> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  ) as Lowered<T>

/** A record as it is answered: `cedulaRUC` becomes `CedulaRUC`, and a moment a text in ISO 8601, in UTC. */
export const asAnswered = <T extends object>(record: T): Answered<T> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  ) as Answered<T>
