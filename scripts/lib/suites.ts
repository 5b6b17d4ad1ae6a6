import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CACHE, packageBin, ROOT, TESTS } from './config.ts'
import { type RunOptions, runNode } from './processes.ts'

/** Linter, compiler, Vitest and Playwright, each as a suite that counts, and their summary. */

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** File and title of each test that failed. */
  failures?: string[]
  /** File and title of each test that failed and passed at a second attempt, which only the core tier makes. */
  unstable?: string[]
}

interface SuiteResult extends Counts {
  name: string
  seconds: number
}

/** The projects of tests/vitest.config.ts that need nothing but Node. */
export const QUICK_PROJECTS = ['contract', 'architecture', 'scripts', 'web']

export const lint = (): Promise<number> =>
  runNode(packageBin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'], { cwd: ROOT })

export const checkTypes = (): Promise<number> =>
  runNode(packageBin('typescript', 'tsc'), ['-b'], { cwd: ROOT })

/** For a suite without tests: nothing to count unless it fails. */
export const asCounts = (exitCode: number): Counts => ({
  passed: 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
})

/**
 * Whether what is deployed has a known vulnerability of high or critical severity. If the registry does not answer,
 * nothing is known: that is printed and counts as skipped.
 */
export const auditDependencies = (): Promise<Counts> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: 30_000, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
    execFile('npm', ['run', '--silent', 'audit', '--', '--json'], options, (error, report) => {
      if (!report.includes('"auditReportVersion"')) {
        console.log(
          'El registro de paquetes no respondió a la auditoría: NO SE SABE si hay fallas conocidas.',
        )
        resolve({ passed: 0, failed: 0, skipped: 1 })
      } else {
        console.log(
          error ? '✗ Hay fallas graves: «npm run audit» las nombra.' : 'Ninguna falla grave conocida.',
        )
        resolve({ passed: error ? 0 : 1, failed: error ? 1 : 0, skipped: 0 })
      }
    })
  })

/** Runs projects of tests/vitest.config.ts in one process; a name stands for every project that begins with it. */
export const vitest = async (projects: readonly string[], options: RunOptions = {}): Promise<Counts> => {
  const report = freshReport(`vitest-${projects.join('-')}`)
  const names = projects.map((project) => `--project=${project}*`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runNode(packageBin('vitest', 'vitest', TESTS), ['run', ...names, ...reporters], {
    ...options,
    cwd: TESTS,
  })
  return honest(exitCode, readVitest(report))
}

/** Runs the tests that the arguments name; all of them without arguments. */
export const playwright = async (options: RunOptions, args: readonly string[]): Promise<Counts> => {
  const report = freshReport('playwright')
  const exitCode = await runNode(
    packageBin('@playwright/test', 'playwright', TESTS),
    ['test', '--reporter=list,json', ...args],
    { ...options, cwd: TESTS, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return honest(exitCode, readPlaywright(report))
}

/** A run that fails outside of every test counts as failed too. */
const honest = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** The path of a suite's report, without the one of an earlier run. */
const freshReport = (name: string): string => {
  const folder = join(CACHE, 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
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

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    /** One that passed at a second attempt keeps the messages of the first. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** A file that does not load is a failure without a test. @throws Error if the suite left no report */
export const readVitest = (file: string): Counts => {
  const report = readReport<VitestReport>(file)
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const path = relative(TESTS, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [path]
    return failed.map(({ fullName }) => `${path} › ${fullName}`)
  })
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    unstable: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${relative(TESTS, name)} › ${fullName}`),
    ),
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** @throws Error if the suite left no report */
export const readPlaywright = (file: string): Counts => {
  const { suites, stats, errors } = readReport<PlaywrightReport>(file)
  const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const namesOf = (wanted: string) =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: namesOf('unexpected'),
    unstable: namesOf('flaky'),
  }
}

/** Runs a suite and measures it; one that throws counts as one failure and stops no other. */
export const runSuite = async (name: string, counts: () => Promise<Counts>): Promise<SuiteResult> => {
  console.log(`\n━━ ${name}`)
  const started = performance.now()
  const outcome = await counts().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { name, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/** @returns the exit code; the very last line written is `N passed, N failed` */
export const summarize = (results: readonly SuiteResult[]): number => {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)
  console.log('\n━━ Resumen')
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counts =
      passed + failed + skipped > 0 ? `${passed} bien, ${failed} mal, ${skipped} omitidas` : 'bien'
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${counts.padEnd(34)} ${seconds.toFixed(1)} s`)
  }
  for (const name of results.flatMap(({ unstable = [] }) => unstable))
    console.log(`~ al segundo intento: ${name}`)
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') > 0 || total('passed') === 0 ? 1 : 0
}
