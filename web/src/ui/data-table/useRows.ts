import { matchesSearch, staffSearch } from '@naf/contract'
import { useDeferredValue, useMemo } from 'react'
import { searchTextOf } from './search.ts'
import { sortBy } from './sort.ts'
import type { TableState } from './table-params.ts'
import type { Column, Filter } from './types.ts'
import { useFolded } from './useFolded.ts'

const NONE: readonly never[] = []

interface Wanted<Row> {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  state: TableState
  searched: string
  /** Of a row that the server found: it may know of words that are not shown. */
  isFound?: (row: Row) => boolean
  /** By what a row is searched, filtered and sorted, where that is not what it is now. */
  placeAs?: ((row: Row) => Row) | undefined
}

const asItIs = <Row>(row: Row): Row => row

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
export const useRows = <Row extends object>(wanted: Wanted<Row>): VisibleRows<Row> => {
  const { state } = wanted
  const found = useFound(wanted, useSorted(wanted))
  const pages = Math.max(1, Math.ceil(found.length / state.size))
  const pageNumber = Math.min(state.page, pages)
  const page = useMemo(
    () => found.slice((pageNumber - 1) * state.size, pageNumber * state.size),
    [found, pageNumber, state.size],
  )
  return { page, found: found.length, pageNumber, pages }
}

const useSorted = <Row>({ rows = NONE, columns, state, placeAs = asItIs }: Wanted<Row>): readonly Row[] => {
  const { id, desc = false } = state.sort ?? {}
  return useMemo(() => {
    const datum = columns.flatMap((column) => column.data).find((one) => one.id === id)
    return datum ? sortBy(rows, (row) => datum.value(placeAs(row)), desc) : rows
  }, [rows, columns, id, desc, placeAs])
}

const useFound = <Row extends object>(
  { columns, filters, state, searched, isFound, placeAs = asItIs }: Wanted<Row>,
  sorted: readonly Row[],
): readonly Row[] => {
  const query = useDeferredValue(searched)
  const folded = useFolded(useMemo(() => searchTextOf(columns), [columns]))
  return useMemo(() => {
    const search = staffSearch(query)
    return sorted.filter((row) => {
      const placed = placeAs(row)
      return (
        (matchesSearch(folded(placed), search) || isFound?.(row)) &&
        filters.every((filter) => filter.matches(placed, state.filters[filter.id] ?? ''))
      )
    })
  }, [sorted, folded, query, isFound, placeAs, filters, state.filters])
}
