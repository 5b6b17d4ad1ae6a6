export interface Counts {
  passed: number
  failed: number
  skipped: number
  failures?: Failure[]
  files?: FileTime[]
}

export interface Failure {
  /** The test's file and title. */
  title: string
  /** Runs this test alone, in a shell at the project's root. */
  command: string
}

/** What the tests of one file took, added up: those of several workers overlap. */
export interface FileTime {
  file: string
  seconds: number
}

/** One suite's outcome, as the summary shows it. */
export interface SuiteResult extends Counts {
  name: string
  seconds: number
}

const SLOWEST = 10

/** Runs a suite and measures it; one that throws counts as one failure and lets the next ones run. */
export const runSuite = async (name: string, counts: () => Promise<Counts>): Promise<SuiteResult> => {
  console.log(`\n━━ ${name}`)
  const started = performance.now()
  const outcome = await counts().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { name, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/** For what only says well or badly, such as the linter: nothing to count unless it fails. */
export const asCounts = (exitCode: number): Counts => ({
  passed: 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
})

/** @returns the exit code; the very last line written is `N passed, N failed` */
export const summarize = (results: readonly SuiteResult[]): number => {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, result) => sum + result[key], 0)
  showSlowest(results.flatMap(({ files = [] }) => files))
  console.log('\n━━ Resumen')
  for (const { name, passed, failed, skipped, seconds } of results) {
    const mark = failed > 0 ? '✗' : '✓'
    const counts =
      passed + failed + skipped > 0 ? `${passed} bien, ${failed} mal, ${skipped} omitidas` : 'bien'
    console.log(`${mark} ${name.padEnd(14)} ${counts.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s`)
  }
  showFailures(results.flatMap(({ failures = [] }) => failures))
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') > 0 || total('passed') === 0 ? 1 : 0
}

const showSlowest = (files: readonly FileTime[]): void => {
  console.log('\n━━ Los archivos más lentos')
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`)
  }
}

const showFailures = (failures: readonly Failure[]): void => {
  if (failures.length === 0) return
  console.log('\n━━ Pruebas que fallaron, y la orden que repite cada una')
  console.log('   Con «npm start» en otra terminal, si la prueba usa los emuladores.')
  for (const { title, command } of failures) console.log(`✗ ${title}\n   ${command}`)
}
