import { runMain } from './lib/operator.ts'
import { asCounts, runSuite, summarize } from './test/suite.ts'
import { checkTypes, lint, QUICK_PROJECTS, vitest } from './test/tools.ts'

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
