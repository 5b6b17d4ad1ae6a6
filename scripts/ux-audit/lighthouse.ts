import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../lib/median.ts'
import { CACHE } from '../lib/paths.ts'

/** What one run of Lighthouse says of a page; scores from 0 to 100, times in ms. */
export interface LighthouseRun {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  /** The audits that cost something of a score which must be whole. */
  faults: string[]
}

export type LighthouseMedian = Omit<LighthouseRun, 'faults'>

const KEYS = ['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'cls', 'tbt'] as const

/** Where tests/audit leaves the runs, page by page. */
const FOLDER = join(CACHE, 'ux-audit')

const runsFile = (path: string): string => join(FOLDER, `${path.slice(1) || 'inicio'}.json`)

/** Nothing of an earlier audit may be taken for this one's. */
export const forgetRuns = (): void => rmSync(FOLDER, { recursive: true, force: true })

export const storeRuns = (path: string, runs: readonly LighthouseRun[]): void => {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(runsFile(path), JSON.stringify(runs))
}

/** @returns none where Lighthouse did not come to its end */
export const readRuns = (path: string): LighthouseRun[] => {
  try {
    return JSON.parse(readFileSync(runsFile(path), 'utf8')) as LighthouseRun[]
  } catch {
    return []
  }
}

/** Measure by measure: one run that the machine disturbed spoils none. NaN, which passes no bar, where there are none. */
export const medianOf = (runs: readonly LighthouseRun[]): LighthouseMedian =>
  Object.fromEntries(KEYS.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    (typeof KEYS)[number],
    number
  >

/** Each fault once, as lines to read. */
export const describeFaults = (path: string, runs: readonly LighthouseRun[]): string[] =>
  [...new Set(runs.flatMap(({ faults }) => faults))].map((fault) => `${path}: ${fault}`)
