import { number } from './format.ts'
import type { Facts } from './section.ts'
import { WHY } from './why.ts'

/** What was promised of the portal's speed, and at what cost. */
export interface Bar {
  what: string
  /** As the rewrite found it. */
  before: string
  fact: string
  atLeast?: number
  atMost?: number
  /** What stands in the way, where it is not met. */
  why?: string
}

export const BARS: readonly Bar[] = [
  { what: 'list of 200, plain, of a bare `res.json`', before: '0.05', fact: 'listPlain', atLeast: 1.2 },
  {
    what: 'list of 200, gzip, of the same `res.json`',
    before: '–',
    fact: 'listGzip',
    atLeast: 1.6,
    why: WHY.listGzip,
  },
  { what: 'list of 200, gzip, of a bare gzip buffer', before: '–', fact: 'listGzipOfBuffer', atLeast: 0.25 },
  {
    what: 'list, 304, of a bare 304',
    before: '–',
    fact: 'listUnchanged',
    atLeast: 0.2,
    why: WHY.listUnchanged,
  },
  { what: 'reads a list view, alone', before: '200 and uploaders', fact: 'listReadsAlone', atMost: 1 },
  {
    what: 'reads a list view, 20 connections',
    before: '200 and uploaders',
    fact: 'listReadsTogether',
    atMost: 0.1,
    why: WHY.listReadsTogether,
  },
  { what: 'stale answers, two instances', before: '–', fact: 'staleAnswers', atMost: 0 },
  {
    what: 'advisory of a visitor, of a naive `add`',
    before: '0.67',
    fact: 'advisoryVisitor',
    atLeast: 0.65,
    why: WHY.advisoryVisitor,
  },
  {
    what: 'advisory of an account, of a naive `add`',
    before: '0.37',
    fact: 'advisoryAccount',
    atLeast: 0.5,
    why: WHY.advisoryAccount,
  },
  { what: 'page of 50, of query and look-up at once, p50', before: '–', fact: 'pageWait', atMost: 1.25 },
  { what: 'reads of a page of 50', before: '–', fact: 'pageReads', atMost: 51, why: WHY.pageReads },
  {
    what: 'bytes of a page of 50, gzip, headers included',
    before: '–',
    fact: 'pageBytes',
    atMost: 5 * 1024,
    why: WHY.pageBytes,
  },
  {
    what: 'reads a month at 5,000 people a semester',
    before: '39.6 M',
    fact: 'monthReads',
    atMost: 500_000,
    why: WHY.monthReads,
  },
  {
    what: 'bulk deletion, of the SDK’s parallel deletes',
    before: '1.0',
    fact: 'bulkDeletion',
    atLeast: 1,
    why: WHY.bulkDeletion,
  },
  {
    what: 'bulk deletion, of the SDK’s parallel moves',
    before: '–',
    fact: 'bulkMove',
    atLeast: 0.9,
    why: WHY.bulkMove,
  },
  { what: 'requests as CSV, first byte, ms', before: '–', fact: 'csvFirstByte', atMost: 2_000 },
  { what: 'requests as CSV, memory for it, MB', before: '–', fact: 'csvHeldMb', atMost: 200 },
  { what: 'requests as XLSX, first byte, ms', before: '–', fact: 'xlsxFirstByte', atMost: 2_000 },
  { what: 'requests as XLSX, memory for it, MB', before: '–', fact: 'xlsxHeldMb', atMost: 200 },
  { what: 'start to first list, of naive Express and Firestore', before: '1.4', fact: 'start', atMost: 0.8 },
  {
    what: 'library of 2,000 on a phone, first cards, ms',
    before: '4,000 and more',
    fact: 'libraryFirstCards',
    atMost: 1_000,
    why: WHY.libraryFirstCards,
  },
  {
    what: 'library of 2,000 on a phone, a key press, ms',
    before: '1,700',
    fact: 'libraryKeyPress',
    atMost: 100,
  },
]

export type Verdict = 'met' | 'not met' | 'not measured'

/** What was measured counts, and not what is printed of it. */
export const judge = ({ fact, atLeast, atMost }: Bar, facts: Facts): Verdict => {
  const value = facts[fact]
  if (value === undefined || Number.isNaN(value)) return 'not measured'
  const met = value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
  return met ? 'met' : 'not met'
}

export const BAR_HEAD = ['', 'before', 'now', 'bar', ''] as const

export const barRow = (bar: Bar, facts: Facts): string[] => [
  bar.what,
  bar.before,
  number(facts[bar.fact] ?? Number.NaN),
  bar.atLeast === undefined ? `≤ ${number(bar.atMost ?? 0)}` : `≥ ${number(bar.atLeast)}`,
  judge(bar, facts),
]
