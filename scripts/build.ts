import { buildAll } from './lib/build.ts'
import { runMain } from './lib/operator.ts'

await runMain(async () => {
  await buildAll()
  return 0
})
