import { buildAll } from './build/index.ts'
import { runMain } from './lib/operator.ts'

await runMain(async () => {
  await buildAll()
  return 0
})
