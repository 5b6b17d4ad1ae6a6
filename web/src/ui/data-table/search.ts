import type { Column } from './types.ts'

/** What a table's search reads of a row: all of its data. */
export const searchTextOf = <Row>(columns: readonly Column<Row>[]): ((row: Row) => string) => {
  const data = columns.flatMap((column) => column.data)
  return (row) => data.map((datum) => datum.searchText?.(row) ?? datum.value(row) ?? '').join('\n')
}
