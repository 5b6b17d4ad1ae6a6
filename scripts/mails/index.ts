import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '../lib/paths.ts'
import { EXAMPLES, renderExample } from './examples.ts'

const MAILS_FOLDER = join(CACHE, 'mails')

/** Writes each mail's two forms, `<name>.html` and `<name>.txt`, and nothing else that stood there. */
export const writeMails = (folder = MAILS_FOLDER): string[] => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return Object.entries(EXAMPLES).flatMap(([name, mail]) => {
    const { html, text } = renderExample(mail)
    writeFileSync(join(folder, `${name}.html`), html)
    writeFileSync(join(folder, `${name}.txt`), text)
    return [join(folder, `${name}.html`), join(folder, `${name}.txt`)]
  })
}
