import { runMain } from './lib/operator.ts'
import { asCounts, checkTypes, lint, QUICK_PROJECTS, runSuite, summarize, vitest } from './lib/suites.ts'

process.env.TIER = 'core'

await runMain(async () =>
  summarize([
    ...(await Promise.all([
      runSuite('formato', async () => asCounts(await lint())),
      runSuite('tipos', async () => asCounts(await checkTypes())),
    ])),
    await runSuite('unidades', () => vitest(QUICK_PROJECTS)),
  ]),
)
