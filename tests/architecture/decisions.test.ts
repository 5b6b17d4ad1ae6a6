import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A decision is found by its name: in the index, from another document, from a comment. */

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs', 'decisions')

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8')

const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: read(FOLDER, file) }))

const without = (pattern: RegExp): string[] =>
  decisions.filter(({ text }) => !pattern.test(text)).map(({ file }) => file)

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

const found = (pattern: RegExp): string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${relative(ROOT, path)}: ${match}`),
  )

const CODE = /```.*?```|`[^`\n]+`/gs

/** The files of the project that a Markdown text links to. */
const linksIn = (text: string): string[] =>
  [...text.replace(CODE, '').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => to ?? '')

describe('every decision', () => {
  it('begins with what it speaks of', () => {
    expect(decisions.length).toBeGreaterThan(50)
    expect(without(/^# [^:\n]+: \S/)).toEqual([])
  })

  it('says whether it holds, and since when', () => {
    expect(
      without(
        /\n\nStatus: (?:accepted(?:, amended on \d{4}-\d\d-\d\d)?|superseded by \[([\w-]+)\]\(\1\.md\))\n\nDate: \d{4}-\d\d-\d\d\n\n/,
      ),
    ).toEqual([])
  })

  it('gives context, decision and consequences, in this order', () => {
    expect(without(/\n## Context\n.+\n## Decision\b.+\n## Consequences\n/s)).toEqual([])
  })

  it('stands in the index once, under its title', () => {
    const rows = [...read(FOLDER, 'README.md').matchAll(/^\| \[(.+?)\]\((.+?)\) \| (.+) \|$/gm)]
    const listed = rows.map(([, name, file, title]) => `${name} ${file} ${title}`).sort()
    const there = decisions.map(
      ({ file, text }) => `${file.replace('.md', '')} ${file} ${/^# (.+)/.exec(text)?.[1]}`,
    )
    expect(listed).toEqual(there.sort())
  })
})

describe('a reference leads somewhere:', () => {
  it('the path of a decision in a comment or a text', () => {
    const mentions = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/docs\/decisions\/((?:[\w.-]*\w)?)/g)].map(([, file]) => ({
        path,
        file: file ?? '',
      })),
    )
    expect(mentions.length).toBeGreaterThan(15)
    expect(mentions.filter(({ file }) => !existsSync(join(FOLDER, file)) || !file)).toEqual([])
  })

  it('a link from one document to another', () => {
    const links = texts
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) => linksIn(text).map((to) => ({ path, to })))
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path, to }) => !existsSync(resolve(dirname(path), to)))).toEqual([])
  })

  it('never a number, which says nothing', () => {
    expect(found(/\bdecisi(?:on|ón|ons|ones)\s+\[?\d{3}\b/gi)).toEqual([])
  })
})
