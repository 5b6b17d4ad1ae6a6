import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CACHE } from './lib/config.ts'
import { EXAMPLES, renderExample } from './lib/mail-examples.ts'
import { runMain } from './lib/operator.ts'

const FOLDER = join(CACHE, 'mails')

/** Writes each example of a mail in its two forms, and names the HTML file. */
await runMain(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  console.log('Correos de ejemplo:')
  for (const [name, mail] of Object.entries(EXAMPLES)) {
    const { html, text } = renderExample(mail)
    const file = join(FOLDER, name)
    writeFileSync(`${file}.html`, html)
    writeFileSync(`${file}.txt`, text)
    console.log(`  ${pathToFileURL(`${file}.html`)}`)
  }
  return 0
})
