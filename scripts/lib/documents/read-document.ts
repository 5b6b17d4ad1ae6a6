import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ZodType } from 'zod'
import type { Section } from './section.ts'
import { readSections } from './sections.ts'

const FRONT_MATTER = /^---\r?\n(.*?)^---\r?\n/ms

/**
 * A Markdown file with front matter: what its schema names, and its text.
 * @throws when the front matter is not what the schema asks for, or the text holds what a PDF does not show.
 */
export const readDocument = <Facts extends object>(
  file: string,
  schema: ZodType<Facts>,
): Facts & { sections: Section[] } => {
  try {
    const text = readFileSync(file, 'utf8')
    const [matter, yaml = ''] = FRONT_MATTER.exec(text) ?? ['']
    return { ...schema.parse(parse(yaml)), sections: readSections(text.slice(matter.length)) }
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause })
  }
}
