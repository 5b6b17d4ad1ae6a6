import { findBrowser, findFirefox, findWebKit } from './lib/browsers.ts'
import { buildForEmulators } from './lib/build.ts'
import { EMULATOR_ENV, PORTS, type Service } from './lib/config.ts'
import { withSuite } from './lib/emulators.ts'
import { engineEnvironment } from './lib/engines.ts'
import { OperatorError, runMain } from './lib/operator.ts'
import { requireFreePorts } from './lib/processes.ts'
import { auditSizes } from './lib/sizes.ts'
import {
  asCounts,
  auditDependencies,
  checkTypes,
  lint,
  playwright,
  QUICK_PROJECTS,
  runSuite,
  summarize,
  vitest,
} from './lib/suites.ts'
import { cleanCommit, recordPass } from './lib/versions.ts'

/**
 * npm test             the core tier (tests/tiers.ts)
 * npm run test:full    all (--full)
 * npm run verify       of the core tier what needs only Node (--quick)
 */
const full = process.argv.includes('--full')
const quick = process.argv.includes('--quick')
process.env.TIER = full ? 'full' : 'core'

const results: Awaited<ReturnType<typeof runSuite>>[] = []
const suite = async (...args: Parameters<typeof runSuite>) => {
  results.push(await runSuite(...args))
}

/** Fails before the first suite if a port is taken, or if Java, an emulator or a browser is missing. */
const requireEverything = async (): Promise<void> => {
  if (full && !(findFirefox() && findWebKit()))
    throw new OperatorError(
      'Falta Firefox o WebKit. En Debian: apt install firefox-esr webkit2gtk-driver xvfb',
    )
  await requireFreePorts((Object.keys(PORTS) as Service[]).filter((service) => service !== 'vite'))
  await Promise.all([engineEnvironment(), findBrowser()])
}

const testOnEmulators = async (signal: AbortSignal): Promise<number> => {
  const options = { env: EMULATOR_ENV, signal }
  const onEmulators = async (...args: Parameters<typeof runSuite>) => {
    if (!signal.aborted) await suite(...args)
  }
  await onEmulators('functions', () => vitest(['functions'], options))
  await onEmulators('rules', () => vitest(['rules'], options))
  for (const project of full ? ['portal', 'bulk'] : ['portal'])
    await onEmulators(`e2e ${project}`, () => playwright(options, [`--project=${project}`, '--no-deps']))
  if (full) await onEmulators('motores', () => vitest(['engines'], options))
  return signal.aborted ? 1 : 0
}

await runMain(async () => {
  const commit = cleanCommit()
  if (!quick) await requireEverything()
  await Promise.all([
    suite('formato', async () => asCounts(await lint())),
    suite('tipos', async () => asCounts(await checkTypes())),
  ])
  if (full) await suite('dependencias', auditDependencies)
  await suite('unidades', () => vitest(QUICK_PROJECTS))
  if (quick) return summarize(results)
  await suite('compilación', async () => asCounts(await buildForEmulators().then(() => 0)))
  await suite('tamaños', async () => ({ ...auditSizes(), skipped: 0 }))
  await suite('emuladores', async () => asCounts(await withSuite({}, testOnEmulators)))
  const exitCode = summarize(results)
  if (exitCode === 0) recordPass(commit, performance.now() / 1000)
  return exitCode
})
