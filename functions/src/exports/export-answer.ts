import { dayAt, type Formato } from '@naf/contract'
import type { Actor } from '../db/audit-log.ts'
import type { Deps } from '../deps.ts'
import type { FileAnswer } from '../http/respond.ts'
import { csvOf } from './csv.ts'
import { type Filter, passing } from './filters.ts'
import type { Column, TablePage } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** What somebody asks to take along. */
export interface Export<Row> {
  /** As the API and the file call it: `asesorias`. */
  what: string
  /** What the sheet of a workbook is called. */
  title: string
  columns: readonly Column<Row>[]
  /** What the screen is narrowed to. */
  filters: readonly Filter<Row>[]
  /** All records, whatever the filters leave of them. */
  pages: AsyncIterable<TablePage<Row>>
  /** How many there are to be looked through. */
  count: number
}

const TYPES: Record<Formato, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The first page is there already, so that what cannot be read is refused like any other call. Filters may leave nothing of
 * many pages, so that who made off is not noticed by writing to them.
 */
async function* beginningWith<T>(
  first: IteratorResult<T>,
  rest: AsyncIterator<T>,
  gone: AbortSignal,
): AsyncGenerator<T> {
  try {
    for (let next = first; !next.done && !gone.aborted; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** The records as a file that is made while it is sent, once it is noted who takes it along. */
export const answerExport = async <Row>(
  { exportaciones }: Pick<Deps, 'exportaciones'>,
  actor: Actor,
  formato: Formato,
  { what, title, columns, filters, pages, count }: Export<Row>,
): Promise<FileAnswer> => {
  const iterator = passing(pages, filters)
  const gone = new AbortController()
  const read = beginningWith(await iterator.next(), iterator, gone.signal)
  await exportaciones.note(actor, { what, formato, count, isFiltered: filters.some(Boolean) })
  return {
    name: `${what}-${dayAt(new Date())}.${formato}`,
    type: TYPES[formato],
    disposition: 'attachment',
    rows: count,
    content: formato === 'csv' ? csvOf(columns, read) : await xlsxOf(title, columns, read),
    stop: () => gone.abort(),
  }
}
