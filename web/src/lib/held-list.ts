import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ListPage } from './list-page.ts'
import type { WithId } from './record-table.ts'

/** What the cache holds of a list: all of its rows, or the newest of them. */
type HeldList<Row> = Row[] | ListPage<Row>

const isHeldList = <Row>(data: unknown): data is HeldList<Row> =>
  Array.isArray(data) || Array.isArray((data as Partial<ListPage<Row>> | undefined)?.rows)

const withRows = <Row>(held: HeldList<Row>, rows: Row[]): HeldList<Row> =>
  Array.isArray(held) ? rows : { ...held, rows }

/** The rows of the list under that key, and of what was searched in it, whose keys begin with the list's. */
export const listsInHand = <Row extends WithId>(client: QueryClient, list: QueryKey) =>
  client
    .getQueryCache()
    .findAll({ queryKey: list })
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }) => {
      if (!isHeldList<Row>(data)) return []
      return [
        { queryKey, held: data, rows: Array.isArray(data) ? data : data.rows, updatedAt: dataUpdatedAt },
      ]
    })

/** Changes the list in hand, which is then as old as before. Nothing is added to what was searched in it. */
export const putInHand = <Row extends WithId>(
  client: QueryClient,
  list: QueryKey,
  to: (rows: Row[]) => Row[],
): void => {
  for (const { queryKey, held, rows, updatedAt } of listsInHand<Row>(client, list)) {
    const there = new Set(rows.map(({ Id }) => Id))
    const isList = queryKey.length === list.length
    const changed = to(rows).filter(({ Id }) => isList || there.has(Id))
    client.setQueryData(queryKey, withRows(held, changed), { updatedAt })
  }
}
