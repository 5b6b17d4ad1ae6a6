import { matchesSearch, staffSearch } from '@naf/contract'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import type { WithId } from '../api/lists.ts'
import { useFolded } from './search.tsx'
import type { Filter, TableState } from './table-state.ts'

/** Null is an unknown value and comes last in either direction. */
type SortValue = string | number | null

/** One labelled piece of a row: a line of a table cell, a term of a card, an entry of 'Ordenar por'. */
export interface Datum<Row> {
  id: string
  label: string
  value: (row: Row) => SortValue
  /** The text that is shown and searched, if it is not `value`: a date as people write it. */
  searchText?: (row: Row) => string
  /** By default that text. */
  render?: (row: Row) => ReactNode
  /** `label` shows the label in the table too, where the bare value would say nothing. */
  look?: 'strong' | 'plain' | 'muted' | 'label'
  /** In a table it stands on the line of the datum before it. */
  beside?: boolean
}

/** A column stacks one or several data; its heading sorts by the first, 'Ordenar por' by any of them. */
export interface Column<Row> {
  header: string
  data: readonly [Datum<Row>, ...Datum<Row>[]]
  /** Its first datum names the row for a screen reader. */
  rowHeader?: boolean | undefined
  /** Share of the width, in percent. */
  width?: number | undefined
}

interface Single<Row>
  extends Omit<Datum<Row>, 'label'>,
    Pick<Column<Row>, 'header' | 'rowHeader' | 'width'> {}

export const single = <Row>({ header, rowHeader, width, ...datum }: Single<Row>): Column<Row> => ({
  header,
  rowHeader,
  width,
  data: [{ ...datum, label: header }],
})

const collator = new Intl.Collator('es-EC', { sensitivity: 'base', numeric: true })

/** Numbers by size, text as in a Spanish dictionary. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** Reads each value once. Equal rows stay in the order in which they came. */
const sortBy = <Row>(rows: readonly Row[], valueIn: (row: Row) => SortValue, desc: boolean) => {
  const sign = desc ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueIn(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

interface Wanted<Row> {
  rows?: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  state: TableState
  searched: string
  /** The ids of rows that the server found, maybe by words that are not shown. */
  found: ReadonlySet<string> | undefined
  /** The row as it is searched, filtered and sorted, if not as it is now. */
  placeAs?: ((row: Row) => Row) | undefined
}

const NONE: readonly never[] = []
const asItIs = <Row>(row: Row): Row => row

export interface VisibleRows<Row> {
  page: readonly Row[]
  found: number
  /** The last one, if the address has one beyond. */
  pageNumber: number
  pages: number
}

export const pageOf = <Row>(
  found: readonly Row[],
  { page, size }: Pick<TableState, 'page' | 'size'>,
): VisibleRows<Row> => {
  const pages = Math.max(1, Math.ceil(found.length / size))
  const pageNumber = Math.min(page, pages)
  const rows = found.slice((pageNumber - 1) * size, pageNumber * size)
  return { page: rows, found: found.length, pageNumber, pages }
}

/**
 * The rows in order, without those that the search and the filters take away, cut to a page. Sorting does not depend on a
 * key press, and the search gives way to the typing: ten thousand rows stay quick.
 */
export const useRows = <Row extends WithId>(wanted: Wanted<Row>) => {
  const { rows = NONE, columns, filters, state, found, placeAs = asItIs } = wanted
  const { id, desc = false } = state.sort ?? {}
  const data = useMemo(() => columns.flatMap((column) => column.data), [columns])
  const sorted = useMemo(() => {
    const datum = data.find((one) => one.id === id)
    return datum ? sortBy(rows, (row) => datum.value(placeAs(row)), desc) : rows
  }, [rows, data, id, desc, placeAs])

  const query = useDeferredValue(wanted.searched)
  const textOf = useCallback(
    (row: Row) => data.map((datum) => datum.searchText?.(row) ?? datum.value(row) ?? '').join('\n'),
    [data],
  )
  const folded = useFolded(textOf)
  /** Whatever the filters are. */
  const searched = useMemo(() => {
    const search = staffSearch(query)
    return sorted.filter((row) => matchesSearch(folded(placeAs(row)), search) || found?.has(row.Id))
  }, [sorted, folded, query, found, placeAs])
  const shown = useMemo(() => {
    const passes = (row: Row) => filters.every(({ id, matches }) => matches(row, state.filters[id] ?? ''))
    return pageOf(
      searched.filter((row) => passes(placeAs(row))),
      state,
    )
  }, [searched, placeAs, filters, state])
  return { ...shown, searched }
}
