import type { Column } from './types.ts'

const COMBINING = /\p{M}/gu

/** Without accents, capitals or repeated spaces: what two people would call the same word. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replace(/\s+/g, ' ').trim()

export interface Searchable<Row> {
  row: Row
  /** All that can be searched in it, folded once: a key press then costs one `includes` per row and word. */
  folded: string
}

export const searchable = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Searchable<Row>[] => {
  const data = columns.flatMap((column) => column.data)
  return rows.map((row) => ({
    row,
    folded: fold(data.map((datum) => datum.searchText?.(row) ?? datum.value(row) ?? '').join('\n')),
  }))
}

/** Every word of the query must stand somewhere in the row, in any order. */
export const matchesAll = (foldedRow: string, words: readonly string[]): boolean =>
  words.every((word) => foldedRow.includes(word))

export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean)
