import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/config.ts'
import { FILE, openApi } from './lib/openapi.ts'
import { runMain } from './lib/operator.ts'

/** npm run openapi      describes the API for programs of others */
await runMain(async () => {
  writeFileSync(join(ROOT, FILE), openApi())
  console.log(FILE)
  return 0
})
