import { asInEcuador, dayAt, type Formato, matchesWords, searchedWords } from '@naf/contract'
import type { Actor } from '../db/audit-log.ts'
import type { Transact } from '../db/tx.ts'
import type { FileAnswer } from '../http/respond.ts'

/** Staff's lists as CSV and XLSX files, written while they are sent (docs/decisions/exports.md). */

type Cell = string | number | Date | null

export interface Column<Row> {
  header: string
  value: (row: Row) => Cell
  /** What a column of dates holds: moments, shown by the clock of Ecuador, or plain days at midnight in UTC. */
  dates?: 'moments' | 'days'
  /** In characters. */
  width?: number
}

/** Some of the records, and the ids of those that cannot be read. */
export interface TablePage<Row> {
  records: readonly Row[]
  unreadable: readonly string[]
}

/** What a record has to pass; null if the list is not filtered by it. */
export type Filter<Row> = ((record: Row) => boolean) | null

/** The filter for a value that may have been chosen. */
export const choosing = <Row, Value>(chosen: Value | undefined, read: (record: Row) => Value): Filter<Row> =>
  chosen === undefined ? null : (record) => read(record) === chosen

/** The filter for typed words, in any order. */
export const searching = <Row>(typed: string, textOf: (record: Row) => string): Filter<Row> => {
  if (typed.trim() === '') return null
  const words = searchedWords(typed)
  return (record) => matchesWords(textOf(record), words)
}

interface Export<Row> {
  /** As the API and the file call it: `asesorias`. */
  what: string
  /** The name of the sheet in a workbook. */
  title: string
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  /** All records, before the filters. */
  pages: AsyncIterable<TablePage<Row>> | Iterable<TablePage<Row>>
  /** The number of all records. */
  count: number
}

const TYPES: Record<Formato, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The records as a file. The audit log says who exports what before the first byte leaves.
 * @throws what the first page throws; a later failure breaks the file off
 */
export const answerExport = async <Row>(
  { transact }: { transact: Transact },
  actor: Actor,
  formato: Formato,
  { what, title, columns, filters, pages, count }: Export<Row>,
): Promise<FileAnswer> => {
  const rest = filtered(pages, filters)
  const read = startingWith(await rest.next(), rest)
  const detalle = filters.some(Boolean) ? `${formato}, con filtros` : formato
  await transact(actor, async (tx) => {
    tx.log('datos.exportados', null, { etiqueta: what, detalle, cantidad: count })
  })
  return {
    name: `${what}-${dayAt(new Date())}.${formato}`,
    type: TYPES[formato],
    disposition: 'attachment',
    rows: count,
    content: formato === 'csv' ? csvOf(columns, read) : await xlsxOf(title, columns, read),
  }
}

async function* filtered<Row>(
  pages: Export<Row>['pages'],
  filters: readonly Filter<Row>[],
): AsyncGenerator<TablePage<Row>> {
  const passes = (record: Row) => filters.every((filter) => filter?.(record) ?? true)
  for await (const { records, unreadable } of pages) yield { records: records.filter(passes), unreadable }
}

async function* startingWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done) return
  yield first.value
  yield* rest
}

/** The rows page by page. The last ones name the records that could not be read. */
async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): AsyncGenerator<Cell[][]> {
  const cellOf = (row: Row, { value, dates }: Column<Row>): Cell => {
    const cell = value(row)
    return cell instanceof Date && dates === 'moments' ? asInEcuador(cell) : cell
  }
  const unreadable: string[] = []
  for await (const page of pages) {
    yield page.records.map((row) => columns.map((column) => cellOf(row, column)))
    unreadable.push(...page.unreadable)
  }
  yield unreadable.map((id) => [`No se pudo leer el registro ${id}.`])
}

const STYLE = { delimiter: ';', quoteStyle: 'all', escapeFormulae: true } as const
/** Full-width signs, which some spreadsheets read as `=`, `+`, `-` and `@`; the library escapes only the narrow ones. */
const WIDE_FORMULA = /^\s*[＝＋－＠]/
const LINE_END = '\r\n'

/** `2026-07-09`, or `2026-07-09 14:05`: a date in every spreadsheet, whatever its language. */
const dateText = (date: Date, dates: Column<never>['dates']): string =>
  date
    .toISOString()
    .slice(0, dates === 'days' ? 'YYYY-MM-DD'.length : 'YYYY-MM-DD HH:mm'.length)
    .replace('T', ' ')

/**
 * CSV as a spreadsheet of Ecuador opens it: UTF-8 with its mark, RFC 4180, semicolons because the comma is the decimal
 * sign. A text that a spreadsheet would run as a formula gets an apostrophe, also a telephone number with a plus sign.
 */
async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): AsyncGenerator<Uint8Array> {
  const { writeCsv } = await import('hucre/csv')
  const asText = (cell: Cell, index: number) => {
    if (cell instanceof Date) return dateText(cell, columns[index]?.dates)
    if (typeof cell === 'string' && WIDE_FORMULA.test(cell)) return `'${cell}`
    return typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell
  }
  const lines = (rows: readonly Cell[][], bom = false) =>
    rows.length === 0
      ? ''
      : writeCsv(
          rows.map((cells) => cells.map(asText)),
          { ...STYLE, bom },
        ) + LINE_END
  yield Buffer.from(lines([columns.map(({ header }) => header)], true))
  for await (const rows of cellsOf(columns, pages)) yield Buffer.from(lines(rows))
}

const FORMATS = { moments: 'yyyy-mm-dd hh:mm', days: 'yyyy-mm-dd' } as const
const DATE_WIDTH = 17
const WIDTH = 20

/** Signs that XML 1.0 cannot contain (w3.org/TR/xml, 2.2). A record changed in the console may hold some. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Excel reads `_x0041_` as an A unless its first underscore is escaped (ECMA-376, ST_Xstring). */
const asXlsxCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(UNWRITABLE, '').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : cell

async function* rowByRow(pages: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[]> {
  for await (const rows of pages) for (const cells of rows) yield cells.map(asXlsxCell)
}

/** A workbook in which every text stays a text: nothing that somebody typed is a formula. */
const xlsxOf = async <Row>(
  title: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): Promise<AsyncIterable<Uint8Array>> => {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rowByRow(cellsOf(columns, pages)), {
    name: title,
    columns: columns.map(({ header, dates, width = dates ? DATE_WIDTH : WIDTH }) => ({
      header,
      width,
      ...(dates && { numFmt: FORMATS[dates] }),
    })),
    freezePane: { rows: 1 },
  })
}
