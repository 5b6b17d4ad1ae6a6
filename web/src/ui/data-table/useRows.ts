import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type Row as TableRow,
  useReactTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import { foldRows, matchesAll, wordsOf } from './search.ts'
import type { TableState } from './table-params.ts'
import type { Column, Filter } from './types.ts'

const collator = new Intl.Collator('es-EC', { sensitivity: 'base', numeric: true })

/** Numbers by size, text as a Spanish dictionary has it. */
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const toColumnDef = <Row>(datum: Column<Row>['data'][number]): ColumnDef<Row> => ({
  id: datum.id,
  accessorFn: (row) => datum.value(row) ?? undefined,
  sortingFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  sortUndefined: 'last',
})

interface Wanted<Row> {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  rowId: (row: Row) => string
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
 * Sorts everything, takes out what is searched, cuts out a page. Sorting is the dear step and depends on no
 * key press; the search gives way to the typing. So ten thousand rows stay quick.
 */
export const useRows = <Row>(wanted: Wanted<Row>): VisibleRows<Row> => {
  const { state } = wanted
  const sorted = useSorted(wanted)
  const found = useFound(wanted, sorted)
  const pages = Math.max(1, Math.ceil(found.length / state.size))
  const pageNumber = Math.min(state.page, pages)
  const page = useMemo(
    () => found.slice((pageNumber - 1) * state.size, pageNumber * state.size).map((row) => row.original),
    [found, pageNumber, state.size],
  )
  return { page, found: found.length, pageNumber, pages }
}

const useSorted = <Row>({ rows, columns, rowId, state }: Wanted<Row>): readonly TableRow<Row>[] => {
  const data = useMemo(() => [...(rows ?? [])], [rows])
  const defs = useMemo(() => columns.flatMap((column) => column.data.map(toColumnDef)), [columns])
  const sorting = useMemo(() => (state.sort ? [state.sort] : []), [state.sort])
  const table = useReactTable<Row>({
    data,
    columns: defs,
    getRowId: rowId,
    state: { sorting },
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  return table.getSortedRowModel().rows
}

const useFound = <Row>(
  { rows, columns, filters, state, searched }: Wanted<Row>,
  sorted: readonly TableRow<Row>[],
) => {
  const query = useDeferredValue(searched)
  const folded = useMemo(() => foldRows(rows ?? [], columns), [rows, columns])
  return useMemo(() => {
    const words = wordsOf(query)
    return sorted.filter(
      ({ index, original }) =>
        matchesAll(folded[index] ?? '', words) &&
        filters.every((filter) => filter.matches(original, state.filters[filter.id] ?? '')),
    )
  }, [sorted, folded, query, filters, state.filters])
}
