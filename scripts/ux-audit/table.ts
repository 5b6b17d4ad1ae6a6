import { type AuditColumn, columnsOf, type Measures, misses } from './bars.ts'
import { PAGES, type Page } from './pages.ts'

export interface Audited {
  page: Page
  measures: Measures
}

/** Passed and missed bars. */
export const countBars = (audited: readonly Audited[]): { passed: number; failed: number } => {
  const missed = audited.flatMap(({ page, measures }) =>
    columnsOf(measures).map((column) => misses(column, page, measures)),
  )
  const failed = missed.filter(Boolean).length
  return { passed: missed.length - failed, failed }
}

/** One line for each page, the bars above, and a mark at each that is missed. */
export const tableOf = (audited: readonly Audited[]): string => {
  const columns = audited[0] ? columnsOf(audited[0].measures) : []
  const rows = audited.map(({ page, measures }) => [
    page.path,
    ...columns.map((column) => cell(column, page, measures)),
  ])
  const heads = [
    ['página', ...columns.map(({ title }) => title + NO_MARK)],
    ['', ...columns.map(bars)],
  ]
  return align([...heads, ...rows]).join('\n')
}

const NO_MARK = ' '
const MARK = '✗'

const cell = (column: AuditColumn, page: Page, measures: Measures): string => {
  const value = measures[column.key]
  const text = value === undefined || Number.isNaN(value) ? '–' : column.format(value)
  return text + (misses(column, page, measures) ? MARK : NO_MARK)
}

/** What is asked of the pages, and of some where that is something else. */
const bars = ({ bar, atLeast, format }: AuditColumn): string => {
  const different = new Set(PAGES.map((page) => format(bar(page)).replace(/\.0+$/, '')))
  return `${atLeast ? '≥' : '≤'} ${[...different].join(' / ')}${NO_MARK}`
}

/** The first column to the left, numbers to the right. */
const align = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
