import { pathToFileURL } from 'node:url'
import { runMain } from './lib/operator.ts'
import { writeMails } from './mails/index.ts'

await runMain(async () => {
  const files = writeMails()
  console.log(['Correos de ejemplo:', ...files.map((file) => `  ${pathToFileURL(file)}`)].join('\n'))
  return 0
})
