import { packageBin, ROOT, TESTS } from '../lib/paths.ts'
import { type RunOptions, runNode } from '../lib/processes.ts'
import { freshReport, readPlaywright, readVitest } from './reports.ts'
import type { Counts } from './suite.ts'

/** The projects of tests/vitest.config.ts that need nothing but Node. */
export const QUICK_PROJECTS = ['contract', 'architecture', 'scripts', 'web']

export const lint = (): Promise<number> =>
  runNode(packageBin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'], { cwd: ROOT })

export const checkTypes = (): Promise<number> =>
  runNode(packageBin('typescript', 'tsc'), ['-b'], { cwd: ROOT })

/** Runs projects of tests/vitest.config.ts in one process; a name stands for every project that begins with it. */
export const vitest = async (projects: readonly string[], options: RunOptions = {}): Promise<Counts> => {
  const report = freshReport(`vitest-${projects.join('-')}`)
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}*`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runNode(packageBin('vitest', 'vitest', TESTS), args, { ...options, cwd: TESTS })
  return honest(exitCode, readVitest(report))
}

interface PlaywrightRun {
  /** Of its report. */
  name?: string
  /** Another configuration, or which tests. */
  args?: readonly string[]
}

/** Journeys in the browser: all of them, unless `args` says which. */
export const playwright = async (
  options: RunOptions = {},
  { name = 'playwright', args = [] }: PlaywrightRun = {},
): Promise<Counts> => {
  const report = freshReport(name)
  const exitCode = await runNode(
    packageBin('@playwright/test', 'playwright', TESTS),
    ['test', '--reporter=list,json', ...args],
    { ...options, cwd: TESTS, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return honest(exitCode, readPlaywright(report))
}

/** A run that went wrong outside of any test must not look as if all were well. */
const honest = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
