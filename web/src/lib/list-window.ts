import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { joined, type ListPage, type PagedList, readPage, refreshed } from './list-page.ts'
import type { WithId } from './record-table.ts'

/** The newest rows of a list, as many as a browser holds and searches (docs/decisions/list-reads.md). */

/** As many come at first. */
const FIRST = 50
/** As many come with each page behind it, and as many are held in all. */
const MORE = 1000
export const WINDOW_ROWS = 5000
const moreAfter = (rows: readonly unknown[]) => Math.min(MORE, WINDOW_ROWS - rows.length)
/** As many older ones come with a search. */
const FOUND = 50

export const restKey = (list: QueryKey): QueryKey => [...list, 'rest']

type Unfinished<Row> = ListPage<Row> & { next: string }

const goesOn = <Row>(held: ListPage<Row> | undefined): held is Unfinished<Row> =>
  held !== undefined && held.next !== null

/** Whether more of the list is to come into the window. */
export const hasRest = <Row>(held: ListPage<Row> | undefined): held is Unfinished<Row> =>
  goesOn(held) && held.rows.length < WINDOW_ROWS

/** Whether the list goes on beyond the window. */
export const isPartial = <Row>(held: ListPage<Row> | undefined): held is Unfinished<Row> =>
  goesOn(held) && held.rows.length >= WINDOW_ROWS

/** All of it, where nobody knows what of the one in hand still holds. */
const readWhole = async <Row extends WithId>(list: PagedList<Row>, signal: AbortSignal) => {
  let whole = await readPage(list, { limite: MORE }, { signal })
  while (hasRest(whole)) {
    const asked = { limite: moreAfter(whole.rows), cursor: whole.next }
    whole = joined(whole, await readPage(list, asked, { signal, unreadable: 'add' }))
  }
  return whole
}

/** Of a list that is not in hand, or is but old, the first page; of one that was invalidated the whole window. */
export const readWindow =
  <Row extends WithId>(list: PagedList<Row>) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<ListPage<Row>> => {
    const inHand = () => client.getQueryData<ListPage<Row>>(queryKey)
    if (inHand() && client.getQueryState(queryKey)?.isInvalidated) return await readWhole(list, signal)
    const unreadable = inHand() ? 'add' : 'replace'
    const newest = await readPage(list, { limite: FIRST }, { signal, unreadable })
    // The rest may have come meanwhile.
    const held = inHand()
    return held ? refreshed(newest, held) : newest
  }

/** The next page of the list under that key, which has it from then on if it still ends there, and is as old as before. */
export const readRest =
  <Row extends WithId>(list: PagedList<Row>, queryKey: QueryKey) =>
  async ({ client, signal }: QueryFunctionContext): Promise<null> => {
    const held = client.getQueryData<ListPage<Row>>(queryKey)
    if (!hasRest(held)) return null
    const asked = { limite: moreAfter(held.rows), cursor: held.next }
    const page = await readPage(list, asked, { signal, unreadable: 'add' })
    signal.throwIfAborted()
    const withPage = (now?: ListPage<Row>) => (now?.next === held.next ? joined(now, page) : undefined)
    client.setQueryData<ListPage<Row>>(queryKey, withPage, {
      updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
    })
    return null
  }

/** The newest of those beyond the window that bear the word. */
export const readOlder =
  <Row extends WithId>(list: PagedList<Row>, cursor: string, word: string) =>
  ({ signal }: QueryFunctionContext): Promise<ListPage<Row>> =>
    readPage(list, { limite: FOUND, cursor, buscar: word }, { signal, unreadable: 'ignore' })
