import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore'
import { withFirestoreDeadline } from '../platform/firestore-deadline.ts'
import type { Collection, Found, Stored } from './collection.ts'
import { cursorAfter, positionOf } from './cursor.ts'
import { readAll } from './read-all.ts'

/** For a whole list of many thousands (`takingUpTo`); each call of Firestore has its own deadline. */
export const LIST_MS = 40_000

/** Which part of a list is wanted, newest first; all of it without any of these. */
export interface PageQuery {
  limite?: number | undefined
  cursor?: string | undefined
  /** One of the words that records bear in their field `palabras`. */
  buscar?: string | undefined
}

export interface Page<T> extends Found<T> {
  /** The cursor that leads to what comes after the page; null where nothing does. */
  next: string | null
  /** The one that leads to what comes after one of its records. */
  cursorAfter: (index: number) => string
}

/** The field that says when a record was made. */
type DateOf<T> = { [K in keyof T]: T[K] extends Timestamp | null ? K : never }[keyof T] & string

/** Newest first; what has no date comes last. */
export const listNewestFirst = async <T>(
  from: Collection<T>,
  date: DateOf<T>,
  query: PageQuery,
): Promise<Page<T>> => {
  const { next, ...found } = isEmpty(query)
    ? await readWhole(from, date)
    : await readPage(from, from.all, date, query)
  return asPage({ ...found, next }, (record) => record[date])
}

/** What records are sorted by, which may lie within one of their fields. */
interface DateAt<T> {
  path: string
  of: (record: T) => Timestamp | null
}

/** As `listNewestFirst`, of the records alone that a query finds by that date. */
export const listNewestAmong = async <T>(
  from: Collection<T>,
  among: Query,
  date: DateAt<T>,
  query: PageQuery,
): Promise<Page<T>> => asPage(await readPage(from, among, date.path, query), date.of)

const asPage = <T>({ next, ...found }: Part<T>, dateOf: (record: Stored<T>) => unknown): Page<T> => ({
  ...found,
  next,
  cursorAfter: (index) => {
    const record = found.records[index]
    return cursorAfter(record && dateOf(record), record?.id ?? '')
  },
})

export const isEmpty = (query: PageQuery): boolean =>
  Object.values(query).every((value) => value === undefined)

type Part<T> = Found<T> & Pick<Page<T>, 'next'>

/** Sorted here: Firestore does not find by a field what lacks it. */
const readWhole = async <T>(from: Collection<T>, date: DateOf<T>): Promise<Part<T>> => {
  const { records, unreadable } = from.found(await readAll(from.all))
  // A timestamp's value is a text that sorts as the moments do.
  const age = (record: Stored<T>) => (record[date] as Timestamp | null)?.valueOf() ?? ''
  const newestFirst = (a: Stored<T>, b: Stored<T>) => compare(age(b), age(a)) || compare(b.id, a.id)
  return { records: records.sort(newestFirst), unreadable, next: null }
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** One more is read than is wanted, to know whether there is one. */
const readPage = async <T>(
  from: Collection<T>,
  among: Query,
  date: string,
  { limite, cursor, buscar }: PageQuery,
): Promise<Part<T>> => {
  let query = among
  if (buscar !== undefined) query = query.where('palabras', 'array-contains', buscar)
  query = query.orderBy(date, 'desc').orderBy(FieldPath.documentId(), 'desc')
  if (cursor !== undefined) query = query.startAfter(...positionOf(cursor))
  if (limite !== undefined) query = query.limit(limite + 1)
  const { docs } = await withFirestoreDeadline(query.get())
  const wanted = docs.slice(0, limite)
  const last = docs.length > wanted.length ? wanted.at(-1) : undefined
  return { ...from.found(wanted), next: last ? cursorAfter(last.get(date), last.id) : null }
}
