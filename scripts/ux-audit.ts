import { buildForEmulators } from './build/index.ts'
import { buildWeb } from './build/web.ts'
import { EMULATOR_ENV } from './lib/addresses.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import type { RunOptions } from './lib/processes.ts'
import type { Counts } from './test/suite.ts'
import { playwright } from './test/tools.ts'
import { describeFaults, forgetRuns, medianOf, readRuns } from './ux-audit/lighthouse.ts'
import { type Options, readOptions } from './ux-audit/options.ts'
import { auditSizes, measureSizes } from './ux-audit/sizes.ts'
import { countBars, tableOf } from './ux-audit/table.ts'

/** Lighthouse first, and alone: whatever else runs on the machine shows in its numbers. */
const auditInBrowser = async ({ pages, runs, withAxe }: Options, signal: AbortSignal): Promise<number> => {
  const suite = { env: EMULATOR_ENV, signal }
  forgetRuns()
  console.log(`\n━━ Lighthouse, ${runs} veces cada página`)
  const watched = await runLighthouse(
    pages.map(({ path }) => path),
    runs,
    suite,
  )
  if (signal.aborted) return 1
  console.log(`\n━━ Documentos y axe`)
  const looked = await playwright(suite, {
    name: 'ux-audit-e2e',
    args: withAxe ? ['journeys/platform', 'full/states'] : ['journeys/platform'],
  })
  if (signal.aborted) return 1

  const audited = measureSizes(pages).map(({ page, measures }) => ({
    page,
    measures: { ...medianOf(readRuns(page.path)), ...measures },
  }))
  console.log(`\n${tableOf(audited)}`)
  const faults = pages.flatMap(({ path }) => describeFaults(path, readRuns(path)))
  if (faults.length > 0) console.log(`\nLo que resta puntos:\n${faults.join('\n')}`)
  console.log(`\n${browserLine(looked, withAxe)}`)
  return verdict(countBars(audited).failed + watched.failed + looked.failed)
}

const runLighthouse = (paths: readonly string[], runs: number, suite: RunOptions): Promise<Counts> => {
  const env = { ...suite.env, UX_AUDIT_PAGES: paths.join(), UX_AUDIT_RUNS: String(runs) }
  return playwright({ ...suite, env }, { name: 'ux-audit-lighthouse', args: ['--config', 'audit.config.ts'] })
}

const browserLine = ({ passed, failed }: Counts, withAxe: boolean): string => {
  const what = withAxe ? 'Documentos, y axe en cada pantalla y estado' : 'Documentos, y axe en cada pantalla'
  return `${what}: ${passed} bien, ${failed} mal${failed > 0 ? ' ✗' : ''}`
}

const verdict = (failed: number): number => {
  console.log(failed > 0 ? `\nFuera de los límites: ${failed}` : '\nTodo dentro de los límites.')
  return failed > 0 ? 1 : 0
}

await runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.quick) {
    await buildWeb()
    return verdict(auditSizes(options.pages).failed)
  }
  await buildForEmulators()
  return await withSuite({}, (signal) => auditInBrowser(options, signal))
})
