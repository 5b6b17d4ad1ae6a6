import { asInEcuador, dayAt, type Formato, fold, matchesSearch, staffSearch } from '@naf/contract'
import type { Transact } from '../db/tx.ts'
import type { FileAnswer } from '../http/respond.ts'
import type { Actor } from '../session.ts'

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
export type TablePage<Row> = { records: readonly Row[]; unreadable: readonly string[] }

/** What a record has to pass; null if the list is not filtered by it. */
export type Filter<Row> = ((record: Row) => boolean) | null

/** The filter for a value that may have been chosen. */
export const choosing = <Row, Value>(chosen: Value | undefined, read: (record: Row) => Value): Filter<Row> =>
  chosen === undefined ? null : (record) => read(record) === chosen

/** The filter for typed words, in any order. */
export const searching = <Row>(typed: string, textOf: (record: Row) => string): Filter<Row> => {
  if (typed.trim() === '') return null
  const search = staffSearch(typed)
  return (record) => matchesSearch(fold(textOf(record)), search)
}

const TYPES: Record<Formato, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

interface Export<Row> {
  /** As the API and the file call it: `asesorias`. */
  what: string
  /** The name of the sheet in a workbook. */
  title: string
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  /** All records before the filters, and their number. */
  pages: AsyncIterable<TablePage<Row>> | Iterable<TablePage<Row>>
  count: number
}

/** The log says who exports what before the first byte leaves. @throws what reading throws before the first row */
export const answerExport = async <Row>(
  { transact }: { transact: Transact },
  actor: Actor,
  formato: Formato,
  { what, title, columns, filters, pages, count }: Export<Row>,
): Promise<FileAnswer> => {
  const rows = rowsOf(columns, filters, pages, formato === 'csv' ? csvCell : xlsxCell)
  const first = await rows.next()
  const all = first.done ? rows : startingWith(first.value, rows)
  const detalle = filters.some(Boolean) ? `${formato}, con filtros` : formato
  await transact(actor, async (tx) => {
    tx.log('datos.exportados', null, { etiqueta: what, detalle, cantidad: count })
  })
  return {
    name: `${what}-${dayAt(new Date())}.${formato}`,
    type: TYPES[formato],
    disposition: 'attachment',
    rows: count,
    content: formato === 'csv' ? csvOf(columns, all) : await xlsxOf(title, columns, all),
  }
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

type Dates = Column<never>['dates']

/** The rows that pass the filters. The last ones name the records that could not be read. */
async function* rowsOf<Row>(
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  pages: Export<Row>['pages'],
  cellOf: (cell: Cell, dates?: Dates) => Cell,
): AsyncGenerator<Cell[]> {
  const unreadable: string[] = []
  for await (const page of pages) {
    for (const row of page.records)
      if (filters.every((filter) => filter?.(row) ?? true))
        yield columns.map(({ value, dates }) => cellOf(value(row), dates))
    unreadable.push(...page.unreadable)
  }
  for (const id of unreadable) yield [cellOf(`No se pudo leer el registro ${id}.`)]
}

/** The clock of Ecuador, for spreadsheets, which know no time zones. */
const localTime = (date: Date, dates: Dates): Date => (dates === 'moments' ? asInEcuador(date) : date)

/** Full-width and small forms of the signs that start a formula; the library escapes only `=`, `+`, `-` and `@`. */
const WIDE_FORMULA = /^\s*[＝＋－＠﹦﹢﹣﹫]/

/** Dates are `2026-07-09` or `2026-07-09 14:05`: dates in every spreadsheet, whatever its language. */
const csvCell = (cell: Cell, dates: Dates): Cell => {
  if (cell instanceof Date) {
    const length = dates === 'days' ? 'YYYY-MM-DD'.length : 'YYYY-MM-DD HH:mm'.length
    return localTime(cell, dates).toISOString().slice(0, length).replace('T', ' ')
  }
  if (typeof cell === 'string' && WIDE_FORMULA.test(cell)) return `'${cell}`
  return typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : cell
}

/** Signs that XML 1.0 cannot contain (w3.org/TR/xml, 2.2). A record changed in the console may hold some. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Excel reads `_x0041_` as an A unless its first underscore is escaped (ECMA-376, ST_Xstring). */
const xlsxCell = (cell: Cell, dates: Dates): Cell => {
  if (cell instanceof Date) return localTime(cell, dates)
  if (typeof cell !== 'string') return cell
  return cell.replace(UNWRITABLE, '').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}

/**
 * CSV as a spreadsheet of Ecuador opens it: UTF-8 with its mark, RFC 4180, semicolons because the comma is the decimal
 * sign. A text that a spreadsheet would run as a formula gets an apostrophe, also a telephone number with a plus sign.
 */
async function* csvOf(
  columns: readonly Column<never>[],
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Uint8Array> {
  const { writeCsvStream } = await import('hucre/csv')
  const headers = columns.map(({ header }) => header)
  const style = { delimiter: ';', quoteStyle: 'all', escapeFormulae: true } as const
  yield* writeCsvStream(rows, { ...style, headers, bom: true })
  // The last line ends as the others do.
  yield Buffer.from('\r\n')
}

const FORMATS = { moments: 'yyyy-mm-dd hh:mm', days: 'yyyy-mm-dd' } as const
const [DATE_WIDTH, WIDTH] = [17, 20]

/** A workbook in which every text stays a text: nothing that somebody typed is a formula. */
const xlsxOf = async (
  title: string,
  columns: readonly Column<never>[],
  rows: AsyncIterable<Cell[]>,
): Promise<AsyncIterable<Uint8Array>> => {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rows, {
    name: title,
    columns: columns.map(({ header, dates, width = dates ? DATE_WIDTH : WIDTH }) => ({
      header,
      width,
      ...(dates && { numFmt: FORMATS[dates] }),
    })),
    freezePane: { rows: 1 },
  })
}
