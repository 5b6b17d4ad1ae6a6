import { useDeferredValue, useMemo } from 'react'
import { matchesAll, type Searchable, searchable, wordsOf } from './search.ts'
import { sortBy } from './sort.ts'
import type { TableState } from './table-params.ts'
import type { Column, Filter } from './types.ts'

interface Wanted<Row> {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  state: TableState
  searched: string
}

export interface VisibleRows<Row> {
  /** The rows of this page. */
  page: readonly Row[]
  /** How many rows the search and the filters leave. */
  found: number
  /** The page shown: the last one where the URL asks for one beyond. */
  pageNumber: number
  pages: number
}

/**
 * Sorts everything, takes out what is searched, cuts out a page. Sorting is the expensive step and depends on no
 * key press; the search gives way to the typing. So ten thousand rows stay quick.
 */
export const useRows = <Row>(wanted: Wanted<Row>): VisibleRows<Row> => {
  const { state } = wanted
  const found = useFound(wanted, useSorted(wanted))
  const pages = Math.max(1, Math.ceil(found.length / state.size))
  const pageNumber = Math.min(state.page, pages)
  const page = useMemo(
    () => found.slice((pageNumber - 1) * state.size, pageNumber * state.size).map(({ row }) => row),
    [found, pageNumber, state.size],
  )
  return { page, found: found.length, pageNumber, pages }
}

const useSorted = <Row>({ rows, columns, state }: Wanted<Row>): readonly Searchable<Row>[] => {
  const { id, desc = false } = state.sort ?? {}
  const all = useMemo(() => searchable(rows ?? [], columns), [rows, columns])
  return useMemo(() => {
    const datum = columns.flatMap((column) => column.data).find((one) => one.id === id)
    return datum ? sortBy(all, ({ row }) => datum.value(row), desc) : all
  }, [all, columns, id, desc])
}

const useFound = <Row>(
  { filters, state, searched }: Wanted<Row>,
  sorted: readonly Searchable<Row>[],
): readonly Searchable<Row>[] => {
  const query = useDeferredValue(searched)
  return useMemo(() => {
    const words = wordsOf(query)
    return sorted.filter(
      ({ row, folded }) =>
        matchesAll(folded, words) &&
        filters.every((filter) => filter.matches(row, state.filters[filter.id] ?? '')),
    )
  }, [sorted, query, filters, state.filters])
}
