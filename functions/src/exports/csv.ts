import { type Cell, type Cells, type Column, cellsOf, type TablePage } from './table.ts'

/** `2026-07-09`, or `2026-07-09 14:05`: what every spreadsheet takes for a date, whatever its language. */
const dateText = (date: Date, dates: Column<never>['dates']): string =>
  dates === 'days'
    ? date.toISOString().slice(0, 'YYYY-MM-DD'.length)
    : date.toISOString().slice(0, 'YYYY-MM-DD HH:mm'.length).replace('T', ' ')

const STYLE = { delimiter: ';', quoteStyle: 'all', escapeFormulae: true } as const
/** Full-width signs, which some spreadsheets read as `=`, `+`, `-` and `@`; the library escapes only the narrow ones. */
const WIDE_FORMULA = /^\s*[＝＋－＠]/
const LINE_END = '\r\n'

/**
 * Rows as a spreadsheet of Ecuador opens them: UTF-8 with its mark, RFC 4180, and semicolons between the cells, since the
 * comma is the decimal sign there. What a spreadsheet would take for a formula gets an apostrophe, a telephone with its
 * plus sign too (docs/decisions/exports.md). Its head goes out at once, and a piece follows for each page.
 */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): AsyncGenerator<Uint8Array> {
  const { writeCsv } = await import('hucre/csv')
  const asText = (cell: Cell, index: number) => {
    if (cell instanceof Date) return dateText(cell, columns[index]?.dates)
    if (typeof cell === 'string' && WIDE_FORMULA.test(cell)) return `'${cell}`
    return typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell
  }
  const lines = (rows: readonly Cells[], bom = false) =>
    Buffer.from(
      rows.length === 0
        ? ''
        : writeCsv(
            rows.map((cells) => cells.map(asText)),
            { ...STYLE, bom },
          ) + LINE_END,
    )
  yield lines([columns.map(({ header }) => header)], true)
  for await (const rows of cellsOf(columns, pages)) yield lines(rows)
}
