import type { Column } from './types.ts'

const COMBINING = /\p{M}/gu

/** Without accents, capitals or repeated spaces: what two people would call the same word. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** What a table's search reads of a row: all of its data. */
export const searchTextOf = <Row>(columns: readonly Column<Row>[]): ((row: Row) => string) => {
  const data = columns.flatMap((column) => column.data)
  return (row) => data.map((datum) => datum.searchText?.(row) ?? datum.value(row) ?? '').join('\n')
}

/** Every word of the query must stand somewhere in the row, in any order. */
export const matchesAll = <Row>(row: Row, folded: (row: Row) => string, words: readonly string[]): boolean =>
  words.every((word) => folded(row).includes(word))

export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean)
