import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/source-files.ts'

/** What CONTRIBUTING.md says of names, as far as a pattern can tell. */

/** Where these rules are held. */
const CHECKED = [
  'contract/src',
  'functions/src',
  'web/src',
  'web/build',
  'scripts',
  'demo',
  'tests/contract',
  'tests/e2e',
  'tests/functions',
  'tests/rules',
  'tests/scripts',
  'tests/support',
  'tests/web',
]

/** Where an exported name is one file's alone; features of the web call the same thing by the same name. */
const NAMED_ONCE = ['contract/src', 'functions/src']

const files = CHECKED.flatMap(sourceFiles)

/** Also within a comment. */
const LINE_BREAK = /\n\s*(?:\*|\/\/)? ?/g

/** Every place where the pattern is found, as lines to read. */
const found = (pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.replace(LINE_BREAK, ' ').matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  )

const NETWORK = 'held|silent|slow|slowest|broken|lost|dead|breakable'

/** The field's own words, and what stands in their place where somebody forgets them. */
const NOT_OURS: [say: string, not: RegExp][] = [
  [
    'connection, offline',
    new RegExp(
      `\\b(?:${NETWORK}) line\\b|\\b(?:on|past) the line\\b|\\bwithout a line\\b|\\bline (?:closes|dies|is closed|is back)\\b|\\bcloses the line\\b|\\b(?:held|silent|lost|report|breakable)Line\\b|\\blineNotice\\b`,
      'gi',
    ),
  ],
  ['prerender', /\bdr(?:aw|aws|awn|awing) beforehand\b/gi],
  ['hydrate', /\btak(?:e|es|en|ing) over\b|\btakenOver\b/gi],
  ['precache, prefetch', /\bfetch(?:es|ed|ing)? ahead\b|\bfetchAhead\b/gi],
  ['metered, costly', /\bisDear\b|\bdear(?:er)?\b/gi],
  ['roll back, undo', /\btakeBack\b|\b(?:take|takes|taken|taking|took) back\b/gi],
  ['vulnerability', /\b(?:security|known) holes?\b/gi],
]

/** `keep` where what is there stays as it is. */
const STAYS = ['keepAnAdmin', 'keepBodiesUnread', 'keepPerson', 'keptUsernameSchema']

/** What a library or a trade calls so. */
const NOT_OURS_TO_NAME = ['keepAlive', 'keepValues', 'keepWithNext']

const EXPORT = /^export (?:const|function\*?|async function\*?|class|interface|type) (\w+)/gm

describe('the field’s own words stand in identifiers and comments:', () => {
  it.each(NOT_OURS)('%s', (_, not) => {
    expect(found(not)).toEqual([])
  })

  it('keep, for what stays as it is and nothing else', () => {
    const keeping = files.flatMap(({ text }) => text.match(/\b(?:keep|kept)[A-Z]\w*/g) ?? [])
    const allowed = [...STAYS, ...NOT_OURS_TO_NAME]
    expect([...new Set(keeping)].filter((name) => !allowed.includes(name))).toEqual([])
    expect(found(/\b(?:cache|memory|store)\b[^.\n]{0,40}\b(?:keep|keeps|kept)\b/gi)).toEqual([])
  })
})

/** Every `function` but those that have to be one: generators, overloads, assertions; components may be. */
const strayFunctions = (within: readonly SourceFile[]): string[] =>
  within.flatMap(({ path, text }) => {
    const declared = [...text.matchAll(/^[ \t]*(?:export )?(?:default )?(?:async )?function (\w+)/gm)]
    const isOverloaded = (name: string) => declared.filter(([, other]) => other === name).length > 1
    const isComponent = (name: string) => path.endsWith('.tsx') && /^[A-Z]/.test(name)
    const asserts = (at: number) => /^[^{]*\): asserts /.test(text.slice(at))
    return declared
      .filter(({ 1: name = '', index }) => !isOverloaded(name) && !isComponent(name) && !asserts(index))
      .map(([, name]) => `${path}: ${name}`)
  })

describe('a function', () => {
  it('is a const with an arrow, unless it is a component or has to be otherwise', () => {
    expect(strayFunctions(files.filter(({ path }) => !/\.(test|spec)\./.test(path)))).toEqual([])
  })

  it('is told from a component, a generator, an overload and an assertion', () => {
    const file = (path: string, text: string): SourceFile => ({ path, text, imports: [] })
    const judged = [
      file('a.ts', 'export function stray() {}\nasync function alsoStray() {}\nfunction* generator() {}'),
      file('b.ts', 'function one(a: string): void\nfunction one(a: number): void\nfunction one() {}'),
      file('c.ts', 'export function assertSo<T>(\n  value: T,\n): asserts value is Exclude<T, null> {\n}'),
      file('D.tsx', 'export default function D() {}\nexport function useStray() {}'),
    ]
    expect(strayFunctions(judged)).toEqual(['a.ts: stray', 'a.ts: alsoStray', 'D.tsx: useStray'])
  })
})

/** Of one workspace: the names that two of its files export. */
const exportedTwice = (folder: string): string[] => {
  const names = sourceFiles(folder).flatMap(({ text }) => [...text.matchAll(EXPORT)].map(([, name]) => name))
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(String)
}

it.each(NAMED_ONCE)('what %s exports has a name of its own', (folder) => {
  expect(exportedTwice(folder)).toEqual([])
})
