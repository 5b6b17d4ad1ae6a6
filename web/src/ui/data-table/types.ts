import type { ReactNode } from 'react'

/** What a datum is sorted by; null (nothing known) comes last in either direction. */
export type SortValue = string | number | null

/** One labelled piece of a row: a line of a table cell, a term of a card, an entry of 'Ordenar por'. */
export interface Datum<Row> {
  id: string
  label: string
  value: (row: Row) => SortValue
  /** What the search reads where it differs from `value`: a date as people write it. */
  searchText?: (row: Row) => string
  /** What is shown; the value as text by default. */
  render?: (row: Row) => ReactNode
  /** `label` shows the label before the value in the table too, where the bare value would say nothing. */
  look?: 'strong' | 'plain' | 'muted' | 'label'
}

/** A column stacks one or several data; its heading sorts by the first, 'Ordenar por' by any of them. */
export interface Column<Row> {
  id: string
  header: string
  data: readonly [Datum<Row>, ...Datum<Row>[]]
  /** Its first datum names the row for a screen reader. */
  rowHeader?: boolean
  /** Share of the width, in percent. */
  width?: number
}

/** A choice above the table, in the URL under `id`; the first option stands for no parameter. */
export interface Filter<Row> {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  matches: (row: Row, value: string) => boolean
}

/** The part of a list's query that the table reads. */
export interface RowsQuery<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
  /** The ids of records that the server cannot read. */
  unreadable: readonly string[]
}

/** The part of a react-query result that another try needs. */
type Retried = Pick<RowsQuery<unknown>, 'isError' | 'isFetching' | 'refetch'> & { data: unknown }

/** Of a list that may be longer than what the browser holds of it, which are its newest rows. */
export interface TableWindow {
  /** How many rows it holds. */
  total: number
  /** What is to come after the first of them. */
  rest: Retried & { isAwaited: boolean }
  /** Whether the server has more rows than the browser may hold. */
  isPartial: boolean
  /** The rows beyond, by their ids, that the server found for the search in the address. */
  older: Retried & { ids: ReadonlySet<string>; hasMore: boolean }
}

export interface DataTableProps<Row> {
  caption: string
  query: RowsQuery<Row>
  /** Where the list comes in pages. */
  window?: TableWindow
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** Names the group of a row's actions. */
  rowLabel: (row: Row) => string
  actions?: (row: Row) => ReactNode
  filters?: readonly Filter<Row>[]
  /** The row as it was when the view was opened, by which it stays in its place; must keep its identity between renders. */
  placeAs?: (row: Row) => Row
  /** A row that cannot be worked on. */
  isMuted?: (row: Row) => boolean
  /** As in the URL: the id of a datum, '-' before it for descending. */
  defaultSort?: string
  /** No row at all: the text and what to do next, with a detail of `scenes/`. */
  empty: { title: string; next: ReactNode; scene?: string | undefined }
  failed: string
}
