import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '../lib/paths.ts'
import { EXAMPLES } from './examples.ts'

const MAILS_FOLDER = join(CACHE, 'mails')

/** Writes each mail's two forms, `<name>.html` and `<name>.txt`, and nothing else that stood there. */
export const writeMails = async (folder = MAILS_FOLDER): Promise<string[]> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = await Promise.all(
    Object.entries(EXAMPLES).map(async ([name, example]) => {
      const { html, text } = await example()
      writeFileSync(join(folder, `${name}.html`), html)
      writeFileSync(join(folder, `${name}.txt`), text)
      return [join(folder, `${name}.html`), join(folder, `${name}.txt`)]
    }),
  )
  return files.flat()
}
