import { searchWord } from '@naf/contract'
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PagedList } from '../../lib/list-page.ts'
import { hasRest, isPartial, readOlder, readRest, readWindow, restKey } from '../../lib/list-window.ts'
import type { WithId } from '../../lib/record-table.ts'
import { SEARCH_PARAM } from './table-params.ts'
import type { TableWindow } from './types.ts'

const useSearchedWord = (): string | null => {
  const [params] = useSearchParams()
  return searchWord(params.get(SEARCH_PARAM) ?? '')
}

const NONE: readonly never[] = []

/**
 * A long list for a table: its first page, then the rest of its window, and beyond it what the server finds for the one
 * word that is searched.
 * @returns the table's props, and the `whole` list where the browser has it
 */
export const useTableWindow = <Row extends WithId>(list: PagedList<Row>, key: QueryKey) => {
  const word = useSearchedWord()
  const first = useQuery({ queryKey: key, queryFn: readWindow(list) })
  const { data: held, isFetching, isPending, isError, error, refetch } = first
  const isShort = hasRest(held)
  const rest = useQuery({
    queryKey: [...restKey(key), held?.next],
    queryFn: readRest(list, key),
    enabled: isShort && !isFetching,
    gcTime: 0,
  })
  const older = useOlder(list, key, { cursor: isPartial(held) ? held?.next : null, word })

  const rows = held?.rows
  const found = older.data?.rows ?? NONE
  const data = useMemo(() => rows && (found.length > 0 ? [...rows, ...found] : rows), [rows, found])
  const ids = useMemo(() => new Set(found.map(({ Id }) => Id)), [found])
  const window: TableWindow = {
    held: rows?.length ?? 0,
    rest: { ...retried(rest), isAwaited: isShort && !rest.isError },
    isPartial: isPartial(held),
    older: { ...retried(older), ids, hasMore: Boolean(older.data?.next) },
  }
  const whole = held?.next === null ? rows : undefined
  return { query: { data, isPending, isError, error, isFetching, refetch }, whole, window }
}

const retried = ({ data, isError, isFetching, refetch }: UseQueryResult) => ({
  data,
  isError,
  isFetching,
  refetch,
})

interface Beyond {
  /** Where the window ends, where the list goes on after it. */
  cursor: string | null | undefined
  word: string | null
}

const useOlder = <Row extends WithId>(list: PagedList<Row>, key: QueryKey, { cursor, word }: Beyond) =>
  useQuery({
    queryKey: [...key, 'older', cursor, word],
    queryFn: readOlder(list, cursor ?? '', word ?? ''),
    enabled: Boolean(cursor && word),
  })
