import { runMain } from './lib/operator.ts'
import { asCounts, runSuite, summarize } from './test/suite.ts'
import { checkTypes, lint, QUICK_PROJECTS, vitest } from './test/tools.ts'

await runMain(async () => {
  const results = [
    await runSuite('formato', async () => asCounts(await lint())),
    await runSuite('tipos', async () => asCounts(await checkTypes())),
  ]
  for (const project of QUICK_PROJECTS) results.push(await runSuite(project, () => vitest(project)))
  return summarize(results)
})
