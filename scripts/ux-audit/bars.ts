import { type Page, SESSION } from './pages.ts'

/** What is measured of a page; scores from 0 to 100, times in ms, sizes in bytes. A quick audit has only sizes. */
export interface Measures {
  performance?: number
  accessibility?: number
  bestPractices?: number
  seo?: number
  lcp?: number
  cls?: number
  tbt?: number
  js: number
  jsWithSession: number
  jsLater: number
  css: number
}

/** What the bars of a page depend on. */
export type Judged = Pick<Page, 'hasForm' | 'later'>

export interface AuditColumn {
  key: keyof Measures
  title: string
  /** What a page must reach, or must not exceed. */
  bar: (page: Judged) => number
  atLeast: boolean
  format: (value: number) => string
}

const KIB = 1024

const score = (key: keyof Measures, title: string, bar: number): AuditColumn => ({
  key,
  title,
  bar: () => bar,
  atLeast: true,
  format: (value) => value.toFixed(0),
})

const limit = (
  key: keyof Measures,
  title: string,
  bar: number | AuditColumn['bar'],
  format: AuditColumn['format'],
): AuditColumn => ({
  key,
  title,
  bar: typeof bar === 'number' ? () => bar : bar,
  atLeast: false,
  format,
})

const kib = (bytes: number): string => (bytes / KIB).toFixed(1)

export const AUDIT_COLUMNS: readonly AuditColumn[] = [
  score('performance', 'rendim.', 98),
  score('accessibility', 'acces.', 100),
  score('bestPractices', 'práct.', 100),
  score('seo', 'SEO', 100),
  limit('lcp', 'LCP s', 1_500, (ms) => (ms / 1000).toFixed(2)),
  limit('cls', 'CLS', 0.02, (value) => value.toFixed(3)),
  limit('tbt', 'TBT ms', 50, (ms) => ms.toFixed(0)),
  limit('js', 'JS KiB', ({ hasForm }) => (hasForm ? 175 : 105) * KIB, kib),
  limit('jsWithSession', 'con sesión', 150 * KIB, kib),
  limit('jsLater', 'después', ({ later }) => (later.includes(SESSION) ? 65 : 30) * KIB, kib),
  limit('css', 'CSS KiB', 18 * KIB, kib),
]

/** The columns that these measures have. */
export const columnsOf = (measures: Measures): readonly AuditColumn[] =>
  AUDIT_COLUMNS.filter(({ key }) => measures[key] !== undefined)

/** What was measured counts, and not what is printed of it. */
export const misses = ({ key, bar, atLeast }: AuditColumn, page: Judged, measures: Measures): boolean => {
  const value = measures[key]
  if (value === undefined) return false
  return !(atLeast ? value >= bar(page) : value <= bar(page))
}
