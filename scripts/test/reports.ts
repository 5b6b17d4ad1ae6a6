import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CACHE, TESTS } from '../lib/paths.ts'
import type { Counts, FileTime } from './suite.ts'

const REPORTS = join(CACHE, 'reports')

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** @throws Error if the suite left no report */
export const readVitest = (file: string): Counts => {
  const report = readReport<VitestReport>(file)
  // A file that cannot even be loaded is a failure without a test.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(TESTS, name)} › ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map(({ name }) => relative(TESTS, name))],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(TESTS, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

interface PlaywrightResult {
  status: string
  duration: number
  annotations?: { type: string }[]
}

interface PlaywrightTest {
  status: string
  results: PlaywrightResult[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** What a journey bears whose browser drew nothing any more: nothing of the portal failed. */
export const STALLED = 'stalled'

const isStalled = ({ annotations = [] }: PlaywrightResult) => annotations.some(({ type }) => type === STALLED)

/** Passed at the second attempt, as nothing may but for a browser that stood still at the first. */
const isFlaky = ({ status, results }: PlaywrightTest): boolean =>
  status === 'flaky' && !results.every((result) => result.status === 'passed' || isStalled(result))

/** @throws Error if the suite left no report */
export const readPlaywright = (file: string): Counts => {
  const { suites, stats, errors } = readReport<PlaywrightReport>(file)
  const specs = suites.flatMap(specsOf)
  const times = new Map<string, number>()
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    times.set(file, (times.get(file) ?? 0) + took.reduce((sum, duration) => sum + duration, 0))
  }
  const flaky = specs.flatMap(({ tests }) => tests).filter(isFlaky).length
  return {
    passed: stats.expected + stats.flaky - flaky,
    failed: stats.unexpected + flaky + errors.length,
    skipped: stats.skipped,
    failures: specs
      .filter(({ tests }) => tests.some((test) => test.status === 'unexpected' || isFlaky(test)))
      .map(({ file, title }) => `e2e/${file} › ${title}`),
    files: [...times].map(([file, ms]): FileTime => ({ file: `e2e/${file}`, seconds: ms / 1000 })),
  }
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Where a suite is to write its report; the one of an earlier run is gone. */
export const freshReport = (name: string): string => {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

const readReport = <Report>(file: string): Report => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error('La suite terminó sin dejar su informe.')
  }
}
