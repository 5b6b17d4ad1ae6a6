import { buildForEmulators } from './build/index.ts'
import { auditDependencies } from './dependencies/audit.ts'
import { EMULATOR_ENV } from './lib/addresses.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { auditSizes } from './lib/sizes.ts'
import { notePassed } from './test/last-passed.ts'
import { requireEverything } from './test/preflight.ts'
import { asCounts, runSuite, type SuiteResult, summarize } from './test/suite.ts'
import { checkTypes, lint, playwright, QUICK_PROJECTS, vitest } from './test/tools.ts'

/** `npm test` runs the core tier; `npm run test:full` passes --full (tests/tiers.ts). */
const full = process.argv.includes('--full')
process.env.TIER = full ? 'full' : 'core'

const results: SuiteResult[] = []
/** A suite that fails stops no other. */
const suite = async (...args: Parameters<typeof runSuite>) => {
  results.push(await runSuite(...args))
}

const testOnEmulators = async (signal: AbortSignal): Promise<number> => {
  const options = { env: EMULATOR_ENV, signal }
  for (const project of ['functions', 'rules']) {
    await suite(project, () => vitest([project], options))
    if (signal.aborted) return 1
  }
  for (const project of full ? ['portal', 'bulk'] : ['portal']) {
    const args = [`--project=${project}`, '--no-deps']
    await suite(`e2e ${project}`, () => playwright(options, { name: `playwright-${project}`, args }))
    if (signal.aborted) return 1
  }
  if (full) await suite('motores', () => vitest(['engines'], options))
  return 0
}

await runMain(async () => {
  const started = Date.now()
  await requireEverything(full)
  await Promise.all([
    suite('formato', async () => asCounts(await lint())),
    suite('tipos', async () => asCounts(await checkTypes())),
  ])
  if (full) await suite('dependencias', auditDependencies)
  await suite('unidades', () => vitest(QUICK_PROJECTS))
  await suite('compilación', async () => asCounts(await buildForEmulators().then(() => 0)))
  await suite('tamaños', async () => ({ ...auditSizes(), skipped: 0 }))
  await suite('emuladores', async () => asCounts(await withSuite({}, testOnEmulators)))
  const exitCode = summarize(results)
  if (exitCode === 0) notePassed(started)
  return exitCode
})
