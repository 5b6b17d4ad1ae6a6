import { buildForEmulators } from './build/index.ts'
import { auditDependencies } from './dependencies/audit.ts'
import { EMULATOR_ENV } from './lib/addresses.ts'
import { withSuite } from './lib/emulators.ts'
import { runMain } from './lib/operator.ts'
import { asCounts, runSuite, type SuiteResult, summarize } from './test/suite.ts'
import { checkTypes, lint, otherEngines, playwright, QUICK_PROJECTS, vitest } from './test/tools.ts'
import { auditSizes } from './ux-audit/sizes.ts'

const results: SuiteResult[] = []
const suite = async (...args: Parameters<typeof runSuite>) => {
  results.push(await runSuite(...args))
}

/** A suite that fails stops none of the others; only what stops the emulators themselves does. */
const testOnEmulators = async (signal: AbortSignal): Promise<number> => {
  const options = { env: EMULATOR_ENV, signal }
  for (const project of ['functions', 'rules']) {
    await suite(project, () => vitest(project, options))
    if (signal.aborted) return 1
  }
  for (const project of ['portal', 'bulk']) {
    const args = [`--project=${project}`, '--no-deps']
    await suite(`e2e ${project}`, () => playwright(options, { name: `playwright-${project}`, args }))
    if (signal.aborted) return 1
  }
  await suite('motores', () => otherEngines(options))
  return 0
}

await runMain(async () => {
  await suite('formato', async () => asCounts(await lint()))
  await suite('tipos', async () => asCounts(await checkTypes()))
  await suite('dependencias', auditDependencies)
  for (const project of QUICK_PROJECTS) await suite(project, () => vitest(project))
  await suite('compilación', async () => asCounts(await buildForEmulators().then(() => 0)))
  await suite('tamaños', async () => ({ ...auditSizes(), skipped: 0 }))
  await suite('emuladores', async () => asCounts(await withSuite({}, testOnEmulators)))
  return summarize(results)
})
