import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { api, CENTRE } from '@naf/contract'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs', 'decisions')
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8')

const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: read(FOLDER, file) }))

const NOT_OURS = /^(?:\..+|node_modules|dist|documentos|screenshots|test-results)$/
const TEXT = /\.(?:ts|tsx|mjs|css|html|rules|java|json|md)$/

/** The paths of the project's texts below a folder. */
const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return textsBelow(path)
      return TEXT.test(entry.name) ? [path] : []
    })

const texts = textsBelow(ROOT).map((path) => ({ path, text: read(path) }))
const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match, group = '']) => ({ path: relative(ROOT, path), match, group })),
  )

describe('a decision', () => {
  const without = (pattern: RegExp) =>
    decisions.filter(({ text }) => !pattern.test(text)).map(({ file }) => file)

  it('has a title, a status, a date and its three parts in order', () => {
    expect(decisions.length).toBeGreaterThan(30)
    const status = /accepted(?:, amended on \d{4}-\d\d-\d\d)?|superseded by \[([\w-]+)\]\(\1\.md\)/.source
    const head = new RegExp(
      `^# [^:\\n]+: \\S.*\\n\\nStatus: (?:${status})\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\n\\n`,
    )
    expect(without(head)).toEqual([])
    expect(without(/\n## Context\n.+\n## Decision\b.+\n## Consequences\n/s)).toEqual([])
  })

  it('has at most 500 words', () => {
    const words = decisions.map(({ file, text }) => ({
      file,
      words: text.split(/\s+/).filter(Boolean).length,
    }))
    expect(words.filter(({ words }) => words > 500)).toEqual([])
  })

  it('stands in the index once, under its title', () => {
    const rows = [...read(FOLDER, 'README.md').matchAll(/^- \[(.+)\]\((.+?)\)$/gm)]
    const listed = rows.map(([, title, file]) => `${file} ${title}`).sort()
    const there = decisions.map(({ file, text }) => `${file} ${/^# (.+)/.exec(text)?.[1]}`)
    expect(listed).toEqual(there.sort())
  })

  it('exists under the name that a text mentions, without a number', () => {
    const mentions = found(/docs\/decisions\/((?:[\w.-]*\w)?)/g)
    expect(mentions.length).toBeGreaterThan(15)
    expect(mentions.filter(({ group }) => !group || !existsSync(join(FOLDER, group)))).toEqual([])
    expect(found(/\bdecisi(?:on|ón|ons|ones)\s+\[?\d{3}\b/gi)).toEqual([])
  })
})

describe('a document', () => {
  it('links only to files that exist', () => {
    const links = texts
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) => {
        const prose = text.replace(/```.*?```|`[^`\n]+`/gs, '')
        const targets = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        return targets.map(([, to = '']) => ({ path, to }))
      })
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path, to }) => !existsSync(resolve(dirname(path), to)))).toEqual([])
  })

  it('names only files and commands that exist', () => {
    const inDocuments = (pattern: RegExp) => found(pattern).filter(({ path }) => path.endsWith('.md'))
    const folders = ['.', 'contract/src', 'functions/src', 'web', 'web/src', 'tests', 'docs']
    const isFile = (name: string) => folders.some((folder) => existsSync(join(ROOT, folder, name)))
    const files = inDocuments(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|yaml|md))`/g)
    expect(files.length).toBeGreaterThan(90)
    expect(files.filter(({ group }) => !isFile(group))).toEqual([])

    const { scripts } = JSON.parse(read(ROOT, 'package.json'))
    const commands = inDocuments(/npm run (?:--\w+ )?([\w:-]+)/g)
    expect(commands.length).toBeGreaterThan(30)
    expect(commands.filter(({ group }) => !(group in scripts))).toEqual([])
  })

  it('links to headings that exist', () => {
    const anchorsOf = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      )
    const links = found(/\]\(([^):]*#[^)\s]+)\)/g).filter(({ path }) => path.endsWith('.md'))
    expect(links.length).toBeGreaterThan(10)
    const isThere = ({ path, group }: { path: string; group: string }) => {
      const [file, anchor = ''] = group.split('#')
      const target = file ? resolve(ROOT, dirname(path), file) : join(ROOT, path)
      return anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
    }
    expect(links.filter((link) => !isThere(link))).toEqual([])
  })

  it('of the glossary and of the architecture names every entity of the API', () => {
    const glossary = read(ROOT, 'docs/glosario.md')
    const architecture = read(ROOT, 'docs/arquitectura.md')
    const withoutRecords = ['salud', 'sitemap', 'seguimiento', 'informe', 'verificar']
    for (const entity of Object.keys(api)) {
      expect.soft(glossary).toContain(`\`/${entity}`)
      if (!withoutRecords.includes(entity)) expect.soft(architecture).toContain(`- \`${entity}/{`)
    }
  })

  it('for security reports gives the address of the centre, in both languages', () => {
    expect(read(ROOT, 'SECURITY.md').split(`**${CENTRE.mail}**`), 'SECURITY.md').toHaveLength(3)
  })
})
