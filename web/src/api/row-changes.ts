import type { InfiniteData, MutationFunction, QueryClient, QueryKey } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from './client.ts'
import { idOf, type Page, type WithId } from './lists.ts'

/** Changes lists in the cache (docs/decisions/list-reads.md). */

type Pages<Row> = InfiniteData<Page<Row>>

const pagesIn = <Row>(data: Pages<Row> | Page<Row>): readonly Page<Row>[] =>
  'pages' in data ? data.pages : [data]

/** All rows stand in the first page from then on. */
const withRows = <Row>(data: Pages<Row> | Page<Row>, rows: Row[]): unknown =>
  'pages' in data
    ? { ...data, pages: data.pages.map((page, index) => ({ ...page, rows: index > 0 ? [] : rows })) }
    : { ...data, rows }

/** The lists in the cache under that key, and what was searched in them, whose keys begin with it. */
const cachedLists = <Row>(client: QueryClient, list: QueryKey) =>
  client
    .getQueryCache()
    .findAll({ queryKey: list })
    .flatMap((query) => {
      const data = query.state.data as Pages<Row> | Page<Row> | undefined
      if (!data) return []
      const pages = pagesIn(data)
      return { query, data, isWhole: pages.at(-1)?.next === null, rows: pages.flatMap(({ rows }) => rows) }
    })

export const cachedRows = <Row>(client: QueryClient, list: QueryKey): Row[] =>
  cachedLists<Row>(client, list).flatMap(({ rows }) => rows)

/** @param isWhole true if `rows` is the whole list, false if the server has more pages */
type Change<Row> = (rows: Row[], isWhole: boolean) => Row[]

/**
 * Stops a reading that is under way, because its answer would overwrite the change with older rows. The list is then
 * outdated and is read again; a next page that was stopped is requested again by its screen.
 */
const stopReading = async (client: QueryClient, list: QueryKey): Promise<void> => {
  const reading = client
    .getQueryCache()
    .findAll({ queryKey: list, fetchStatus: 'fetching' })
    .filter(({ state }) => !state.fetchMeta?.fetchMore)
  await client.cancelQueries({ queryKey: list })
  for (const query of reading) query.invalidate()
}

/** Adds nothing to what was searched. A list stays as outdated as it was. */
const putRows = <Row>(client: QueryClient, list: QueryKey, change: Change<Row>, updatedAt?: number): void => {
  for (const { query, data, rows, isWhole } of cachedLists<Row>(client, list)) {
    const { queryKey, state } = query
    const { dataUpdatedAt, isInvalidated } = state
    const there = new Set(rows.map(idOf))
    const isList = queryKey.length === list.length
    const changed = change(rows, isWhole).filter((row) => isList || there.has(idOf(row)))
    client.setQueryData(queryKey, withRows(data, changed), { updatedAt: updatedAt ?? dataUpdatedAt })
    if (isInvalidated) query.invalidate()
  }
}

/**
 * Changes a list in the cache by news: an answer, or what others did. A reading under way begins again.
 * @param updatedAt the time of the whole list, if the news complete it; without it the list stays as old as it was
 */
export const updateRows = async <Row>(
  client: QueryClient,
  list: QueryKey,
  change: Change<Row>,
  updatedAt?: number,
): Promise<void> => {
  await stopReading(client, list)
  putRows(client, list, change, updatedAt)
  void client.refetchQueries({
    queryKey: list,
    type: 'active',
    predicate: ({ state }) => state.isInvalidated,
  })
}

export const withRow = <Row extends WithId>(rows: Row[], changed: Row): Row[] =>
  rows.map((row) => (row.Id === changed.Id ? changed : row))

const withoutRow = <Row extends WithId>(rows: Row[], id: string): Row[] => rows.filter(({ Id }) => Id !== id)

interface RowMutation<Row, Variables, Answer> {
  list: QueryKey
  mutationFn: MutationFunction<Answer, Variables>
  applied: (rows: Row[], answer: Answer, variables: Variables) => Row[]
  /** The id of the record that the call changes or deletes, if it is one. */
  about?: (variables: Variables) => string | undefined
  meanwhile?: (row: Row, variables: Variables) => Row
  gcTime?: number
  /** Calls with the same name go out one after the other, and only the last one changes the list. */
  inTurn?: string
}

/**
 * A call that changes a list: `meanwhile` is shown at once and put back if the call fails, the answer goes into the
 * cached list. Only after a failure is the list read again. It loses a record that the server no longer has.
 */
export const useRowMutation = <Row extends WithId, Variables, Answer>(
  mutation: RowMutation<Row, Variables, Answer>,
) => {
  const { list, mutationFn, applied, about, meanwhile, gcTime, inTurn } = mutation
  const client = useQueryClient()
  const update = (change: Change<Row>) => updateRows(client, list, change)
  const isOvertaken = () =>
    inTurn !== undefined &&
    client.isMutating({ predicate: ({ options }) => options.scope?.id === inTurn }) > 1
  return useMutation({
    mutationFn,
    gcTime,
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    onMutate: async (variables) => {
      if (!meanwhile) return undefined
      await stopReading(client, list)
      const before = cachedRows<Row>(client, list).find(({ Id }) => Id === about?.(variables))
      if (before) putRows<Row>(client, list, (rows) => withRow(rows, meanwhile(before, variables)))
      return before
    },
    onSuccess: async (answer, variables) => {
      if (!isOvertaken()) await update((rows) => applied(rows, answer, variables))
    },
    onError: async (error, variables, before) => {
      if (isOvertaken()) return
      const id = about?.(variables)
      if (id !== undefined && isGone(error)) await update((rows) => withoutRow(rows, id))
      else if (before) await update((rows) => withRow(rows, before))
      void client.invalidateQueries({ queryKey: list })
    },
  })
}

/** A deletion of one record by its id, also where somebody else was quicker. */
export const useRowDeletion = <Answer>(list: QueryKey, mutationFn: MutationFunction<Answer, string>) =>
  useRowMutation({
    list,
    mutationFn,
    about: (id: string) => id,
    applied: (rows: WithId[], _answer, id) => withoutRow(rows, id),
  })

/**
 * A person has another name now, or none: the lists that name people are read again when somebody looks at them next.
 * @param own the first part of the keys that know already
 */
export const outdateLists = (client: QueryClient, own?: string): void => {
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== 'session' && first !== own,
    refetchType: 'none',
  })
}
