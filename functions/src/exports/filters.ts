import { matchesWords, searchedWords } from '@naf/contract'
import type { TablePage } from './table.ts'

/** What a record has to pass; null where the screen is not narrowed by it. */
export type Filter<Row> = ((record: Row) => boolean) | null

/** The one value that was chosen, where one was. */
export const choosing = <Row, Value>(chosen: Value | undefined, read: (record: Row) => Value): Filter<Row> =>
  chosen === undefined ? null : (record) => read(record) === chosen

/** The words that were typed, in whatever order. */
export const searching = <Row>(typed: string, textOf: (record: Row) => string): Filter<Row> => {
  if (typed.trim() === '') return null
  const words = searchedWords(typed)
  return (record) => matchesWords(textOf(record), words)
}

/** Of each page the records that pass every filter. */
export async function* passing<Row>(
  pages: AsyncIterable<TablePage<Row>>,
  filters: readonly Filter<Row>[],
): AsyncGenerator<TablePage<Row>> {
  const passes = (record: Row) => filters.every((filter) => filter?.(record) ?? true)
  for await (const { records, unreadable } of pages) yield { records: records.filter(passes), unreadable }
}
