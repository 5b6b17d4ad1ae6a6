import { asInEcuador } from '@naf/contract'

/** What stands in a cell; a day is a text in a CSV, and both a day and a moment are dates in a workbook. */
export type Cell = string | number | Date | null

export interface Column<Row> {
  header: string
  value: (row: Row) => Cell
  /** What a column of dates holds: moments, by the clock of Ecuador, or plain days at midnight in UTC. */
  dates?: 'moments' | 'days'
  /** In signs. */
  width?: number
}

/** Some of the records, a row each, and the ids of those among them that nobody can read. */
export interface TablePage<Row> {
  records: readonly Row[]
  unreadable: readonly string[]
}

/** A row of a table as texts, numbers and dates, in the order of its columns. */
export type Cells = Cell[]

/** A moment as the clock of Ecuador showed it: spreadsheets know of no zones. */
const asShown = (cell: Cell, { dates }: Column<never>): Cell =>
  cell instanceof Date && dates === 'moments' ? asInEcuador(cell) : cell

/**
 * The table page by page, as they come; at its end it names what nobody could read, so that whoever counts the rows
 * knows what is missing.
 */
export async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): AsyncGenerator<Cells[]> {
  const unreadable: string[] = []
  for await (const page of pages) {
    yield page.records.map((row) =>
      columns.map((column) => asShown(column.value(row), column as Column<never>)),
    )
    unreadable.push(...page.unreadable)
  }
  yield unreadable.map((id) => [`No se pudo leer el registro ${id}.`])
}
