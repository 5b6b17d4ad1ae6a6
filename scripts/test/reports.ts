import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CACHE, TESTS } from '../lib/paths.ts'
import type { Counts, Failure, FileTime } from './suite.ts'

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
  // A file that does not load is a failure without a test.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => vitestFailure(relative(TESTS, name), fullName)),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map(({ name }) => vitestFailure(relative(TESTS, name)))],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(TESTS, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** The projects of tests/vitest.config.ts begin with the name of a folder; these folders belong to another one's. */
const PROJECTS: Record<string, string> = { api: 'functions', screens: 'web' }

const vitestFailure = (file: string, title?: string): Failure => {
  const [folder = ''] = file.split('/')
  const run = `cd tests && npx vitest run --project '${PROJECTS[folder] ?? folder}*' ${file}`
  if (title === undefined) return { title: file, command: run }
  return { title: `${file} › ${title}`, command: `${run} -t ${quoted(asPattern(title))}` }
}

const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** For a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { duration: number }[] }[]
  }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

const FAILED = ['unexpected', 'flaky']

/**
 * A test that passes at a second attempt counts as failed.
 * @throws Error if the suite left no report
 */
export const readPlaywright = (file: string): Counts => {
  const { suites, stats, errors } = readReport<PlaywrightReport>(file)
  const specs = suites.flatMap(specsOf)
  const times = new Map<string, number>()
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    times.set(file, (times.get(file) ?? 0) + took.reduce((sum, duration) => sum + duration, 0))
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: specs
      .filter(({ tests }) => tests.some(({ status }) => FAILED.includes(status)))
      .map(({ file, title, line }) => ({
        title: `${file} › ${title}`,
        command: `cd tests && npx playwright test ${file}:${line}`,
      })),
    files: [...times].map(([file, ms]): FileTime => ({ file, seconds: ms / 1000 })),
  }
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Path of a suite's report; removes the one of an earlier run. */
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
