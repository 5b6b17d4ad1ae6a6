import { UNKNOWN_CURSOR } from '@naf/contract'
import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { AppError } from '../errors.ts'
import { chunks, compareTexts, logger } from '../util.ts'
import { type Collection, type Found, isDocumentId, type Stored } from './collection.ts'
import type { Transact } from './tx.ts'

/** Which part of a list is wanted, newest first; all of it without any of these. */
export interface PageQuery {
  limite?: number | undefined
  cursor?: string | undefined
  /** One of the words in the field `palabras` of the records. */
  buscar?: string | undefined
}

export interface Page<T> extends Found<T> {
  /** The cursor to what comes after the page; null at the end. */
  next: string | null
  /** The cursor to what comes after one of its records. */
  cursorAfter: (index: number) => string
}

/** The field with the date of a record. */
type DateOf<T> = { [K in keyof T]: T[K] extends Timestamp | null ? K : never }[keyof T] & string

export const isEmpty = (query: PageQuery): boolean =>
  Object.values(query).every((value) => value === undefined)

/** A list or a page of it, newest first; records without a date come last. */
export const listNewestFirst = async <T>(
  from: Collection<T>,
  date: DateOf<T>,
  query: PageQuery,
): Promise<Page<T>> => {
  const dateOf = (record: T) => record[date] as Timestamp | null
  if (!isEmpty(query)) return listNewestAmong(from, from.all, { path: date, of: dateOf }, query)
  // Sorted here, because Firestore does not find a record by a field that it lacks.
  const { records, unreadable } = from.found(await readAll(from.all))
  // A timestamp's value is a text that sorts as the moments do.
  const age = (record: Stored<T>) => dateOf(record)?.valueOf() ?? ''
  records.sort((a, b) => compareTexts(age(b), age(a)) || compareTexts(b.id, a.id))
  return { records, unreadable, next: null, cursorAfter: cursorsOf(records, dateOf) }
}

/** As `listNewestFirst`, for the records that a query finds by a date, which may lie within one of the fields. */
export const listNewestAmong = async <T>(
  from: Collection<T>,
  among: Query,
  date: { path: string; of: (record: T) => Timestamp | null },
  { limite, cursor, buscar }: PageQuery,
): Promise<Page<T>> => {
  let query = among
  if (buscar !== undefined) query = query.where('palabras', 'array-contains', buscar)
  query = query.orderBy(date.path, 'desc').orderBy(FieldPath.documentId(), 'desc')
  if (cursor !== undefined) query = query.startAfter(...positionOf(cursor))
  // One more than is wanted, to know whether there is one.
  if (limite !== undefined) query = query.limit(limite + 1)
  const { docs } = await query.get()
  const wanted = docs.slice(0, limite)
  const last = docs.length > wanted.length ? wanted.at(-1) : undefined
  const found = from.found(wanted)
  return {
    ...found,
    next: last ? cursorAfter(last.get(date.path), last.id) : null,
    cursorAfter: cursorsOf(found.records, date.of),
  }
}

const cursorsOf =
  <T>(records: Stored<T>[], dateOf: (record: T) => unknown) =>
  (index: number): string => {
    const record = records[index]
    return cursorAfter(record && dateOf(record), record?.id ?? '')
  }

/** Several parts of a list as one, newest first; each was read with this query. */
export const mergeNewest = <T>({ limite }: PageQuery, parts: Page<T>[]): Page<T> => {
  const rows = parts.flatMap(({ records, cursorAfter }) =>
    records.map((record, index) => {
      const cursor = cursorAfter(index)
      const [at, id] = positionOf(cursor)
      return { record, cursor, place: `${at?.valueOf()} ${id}` }
    }),
  )
  const wanted = rows.sort((a, b) => (a.place < b.place ? 1 : -1)).slice(0, limite)
  const isWhole = wanted.length === rows.length && parts.every(({ next }) => next === null)
  const cursorAfter = (index: number) => wanted[index]?.cursor ?? ''
  return {
    records: wanted.map(({ record }) => record),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    next: isWhole ? null : cursorAfter(wanted.length - 1),
    cursorAfter,
  }
}

/** A document's sort value as it is stored, and its id: a place in the list that holds after the document is gone. */
const positionSchema = z.tuple([
  z.union([
    z.tuple([z.int(), z.int()]).transform(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds)),
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
  ]),
  z.string().refine(isDocumentId),
])

/** Stands for a map or a list, which Firestore sorts before any text, newest first; no record has such a date. */
const BEFORE_EVERY_TEXT = '\u{10FFFF}'

const asJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return [value.seconds, value.nanoseconds]
  return typeof value === 'object' && value !== null ? BEFORE_EVERY_TEXT : value
}

/** The cursor to what comes after a document in a list sorted by `value`. */
const cursorAfter = (value: unknown, id: string): string =>
  Buffer.from(JSON.stringify([asJson(value), id])).toString('base64url')

/** @throws invalid_input for what `cursorAfter` cannot have made */
const positionOf = (cursor: string): z.output<typeof positionSchema> => {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    // The caller changed the cursor.
    throw new AppError('invalid_input', UNKNOWN_CURSOR)
  }
}

async function* pagesOf(query: Query, perPage: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = query.limit(perPage)
  for (;;) {
    const { docs } = await page.get()
    yield docs
    const last = docs.at(-1)
    if (!last || docs.length < perPage) return
    page = query.limit(perPage).startAfter(last)
  }
}

/** Every document of a query, however many there are. */
const readAll = async (query: Query): Promise<QueryDocumentSnapshot[]> => {
  const all: QueryDocumentSnapshot[] = []
  for await (const docs of pagesOf(query.orderBy(FieldPath.documentId()), 2000)) all.push(...docs)
  return all
}

/** Every record with a date, newest first. One page is in memory: a few megabytes of the longest records. */
export async function* pagesNewestFirst<T>(
  from: Collection<T>,
  date: keyof T & string,
): AsyncGenerator<Found<T>> {
  const newestFirst = from.all.orderBy(date, 'desc').orderBy(FieldPath.documentId(), 'desc')
  for await (const docs of pagesOf(newestFirst, 500)) yield from.found(docs)
}

/** The ids of the documents that a query finds, readable or not. */
export const idsOf = async (query: Query): Promise<string[]> =>
  (await query.select().get()).docs.map(({ id }) => id)

/** How many documents a query finds, readable or not; costs a read for each thousand. */
export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count

export interface Counted {
  count: number
  /** Whether there are more than were counted. */
  more: boolean
}

const COUNTED_MAX = 999

/** As `countOf` of all these queries together, up to 999. */
export const countUpTo = async (...queries: Query[]): Promise<Counted> => {
  const counts = await Promise.all(queries.map((query) => countOf(query.limit(COUNTED_MAX + 1))))
  const count = counts.reduce((sum, one) => sum + one, 0)
  return { count: Math.min(count, COUNTED_MAX), more: count > COUNTED_MAX }
}

const ERASED_AT_ONCE = 400

/** Erases what a query finds, by id alone, so that a record that cannot be read goes too. @returns how many */
export const eraseAll = async <T>(transact: Transact, from: Collection<T>, query: Query): Promise<number> => {
  const ids = await idsOf(query)
  for (const part of chunks(ids, ERASED_AT_ONCE))
    await transact(null, async (tx) => {
      for (const id of part) tx.delete(from, id)
    })
  return ids.length
}

/** The rest is erased the night after. */
const ERASED_A_NIGHT = 20_000

/** Erases the records up to a date. */
export const eraseUntil = async <T>(
  transact: Transact,
  from: Collection<T>,
  date: keyof T & string,
  until: Date,
): Promise<void> => {
  const old = from.all.where(date, '<=', until).orderBy(date).limit(ERASED_A_NIGHT)
  logger.info('old records erased', { collection: from.name, erased: await eraseAll(transact, from, old) })
}
