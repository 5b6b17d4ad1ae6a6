import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, packageBin, ROOT } from '../lib/paths.ts'
import { type RunOptions, runNode } from '../lib/processes.ts'
import type { Counts } from './suite.ts'

const TESTS = join(ROOT, 'tests')
const REPORTS = join(CACHE, 'reports')

/** The projects of tests/vitest.config.ts that need nothing but Node. */
export const QUICK_PROJECTS = ['contract', 'architecture', 'scripts', 'web']

export const lint = (): Promise<number> =>
  runNode(packageBin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'], { cwd: ROOT })

export const checkTypes = (): Promise<number> =>
  runNode(packageBin('typescript', 'tsc'), ['-b'], { cwd: ROOT })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** One project of tests/vitest.config.ts. */
export async function vitest(project: string, options: RunOptions = {}): Promise<Counts> {
  const report = freshReport(`vitest-${project}`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runNode(packageBin('vitest', 'vitest', TESTS), args, { ...options, cwd: TESTS })
  const result = readReport<VitestReport>(report)
  // A file that cannot even be loaded is a failure without a test.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  return honest(exitCode, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken,
    skipped: result.numPendingTests + result.numTodoTests,
  })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

interface PlaywrightRun {
  /** Of its report. */
  name?: string
  /** Another configuration, or which tests. */
  args?: readonly string[]
}

/** Journeys in the browser: all of them, unless `args` says which. */
export async function playwright(
  options: RunOptions = {},
  { name = 'playwright', args = [] }: PlaywrightRun = {},
): Promise<Counts> {
  const report = freshReport(name)
  const exitCode = await runNode(
    packageBin('@playwright/test', 'playwright', TESTS),
    ['test', '--reporter=list,json', ...args],
    { ...options, cwd: TESTS, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const { stats, errors } = readReport<PlaywrightReport>(report)
  return honest(exitCode, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })
}

/** A run that went wrong outside of any test must not look as if all were well. */
const honest = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport<Report>(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error('La suite terminó sin dejar su informe.')
  }
}
