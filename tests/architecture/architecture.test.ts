import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CAMPUS, CARRERAS, CENTRE } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { FINDERS, IMPERSONAL } from '../../scripts/lib/person.ts'
import { RULES } from '../../scripts/lib/recover-rules.ts'
import { isOf, offences, ROOT, type Rule, type SourceFile, sourceFiles } from '../support/sources.ts'

const contract = sourceFiles('contract/src')
const functions = sourceFiles('functions/src')
const web = sourceFiles('web/src')
const scripts = sourceFiles('scripts')
const demo = sourceFiles('demo')
const tests = sourceFiles('tests')

/** The layer of a path: its part after the folder, without an extension. */
const layerOf = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`)
    ? path
        .slice(folder.length + 1)
        .split('/')[0]
        ?.replace(/\.tsx?$/, '')
    : undefined

const layered =
  (folder: string, mayImport: Record<string, string[]>): Rule =>
  ({ target, typeOnly }, { path }) => {
    const from = layerOf(folder, path) ?? ''
    const to = layerOf(folder, target)
    const types = typeOnly && (mayImport[`${from}:types`] ?? []).includes(to ?? '')
    return to === undefined || from === to || types || (mayImport[from] ?? []).includes(to)
  }

describe('a package', () => {
  it('named contract imports only zod', () => {
    expect(offences(contract, ({ target }) => target === 'zod' || isOf(target, 'contract/src'))).toEqual([])
  })

  it('named contract loads zod in its schemas only, so that a browser need not load it', () => {
    const others = contract.filter(({ path }) => !/schemas|fields\.ts$/.test(path))
    const loads: Rule = ({ target, typeOnly }) => typeOnly || !/^zod$|schemas|fields\.ts$/.test(target)
    expect(offences(others, loads)).toEqual([])
  })

  it('named web or functions imports neither the other nor the tools', () => {
    const tools = ['demo', 'scripts', 'tests']
    expect(offences(functions, ({ target }) => !isOf(target, 'web', '@naf/web', ...tools))).toEqual([])
    expect(offences(web, ({ target }) => !isOf(target, 'functions', '@naf/functions', ...tools))).toEqual([])
  })
})

it('the tests import functions/src in one file, and web/src in one', () => {
  const importing = (...folders: string[]): string[] =>
    tests
      .filter(({ imports }) => imports.some(({ target }) => isOf(target, ...folders)))
      .map(({ path }) => path)
  expect(importing('functions/src', '@naf/functions')).toEqual(['tests/support/server.ts'])
  expect(importing('web/src', '@naf/web')).toEqual(['tests/support/web.tsx'])
})

it('the tests name the collections in one file; the rules are tested at paths', () => {
  const naming = tests.filter(({ text }) => /\.collection\(|\.doc\(["'`]\w+\//.test(text))
  expect(naming.map(({ path }) => path)).toEqual(['tests/support/records.ts'])
})

describe('functions', () => {
  it('keeps the database, Google and HTTP independent of the rooms', () => {
    const direction = layered('functions/src', {
      util: [],
      errors: ['util'],
      session: [],
      google: ['errors', 'util', 'session'],
      'google:types': ['config'],
      db: ['errors', 'util', 'session'],
      http: ['errors', 'util', 'session'],
      'http:types': ['google'],
    })
    const below = functions.filter(({ path }) => /src\/(google|db|http|util|errors|session)\b/.test(path))
    expect(below.length).toBeGreaterThan(20)
    expect(offences(below, direction)).toEqual([])
  })

  it('imports between two folders in one direction, types too', () => {
    const folderOf = (path: string) => /^functions\/src\/([^/]+)\//.exec(path)?.[1]
    const imports = functions.flatMap(({ path, imports }) =>
      imports.map(({ target }) => [folderOf(path), folderOf(target)]),
    )
    const among = imports.filter(([from, to]) => from && to && from !== to).map((pair) => pair.join(' → '))
    expect(new Set(among).size).toBeGreaterThan(20)
    const isMutual = (pair: string) => among.includes(pair.split(' → ').reverse().join(' → '))
    expect([...new Set(among)].filter(isMutual)).toEqual([])
  })

  it('asks Firestore in db and in the stores and records of the rooms only', () => {
    const QUERY = /\.(?:where|orderBy|limit|limitToLast|startAfter|select)\(/
    const STORE = /\/db\/|(?:store|record)\.ts$/
    const named = [
      ...['capacitaciones/seats', 'capacitaciones/sign-ups', 'content/folders'],
      ...['mail/outbox', 'mail/broadcast', 'mail/deliveries'],
    ].map((name) => `functions/src/${name}.ts`)
    const asking = functions.filter(({ text }) => QUERY.test(text)).map(({ path }) => path)
    expect(asking.length).toBeGreaterThan(5)
    expect(asking.filter((path) => !STORE.test(path) && !named.includes(path))).toEqual([])
  })

  it('never loads the root of firebase-functions, and its logger in one file', () => {
    const narrow: Rule = ({ target }, { path }) =>
      target !== 'firebase-functions' &&
      (target !== 'firebase-functions/logger' || path === 'functions/src/util.ts')
    expect(offences(functions, narrow)).toEqual([])
  })

  it('writes the response in http only', () => {
    const touching = functions.filter(
      ({ path, text }) => /\bres\.\w/.test(text) && !isOf(path, 'functions/src/http'),
    )
    expect(touching.map(({ path }) => path)).toEqual([])
  })
})

it('each command of scripts has an npm script, and no file imports one', () => {
  const isCommand = (path: string) => /^scripts\/[^/]+$/.test(path)
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const lines: string[] = Object.values(manifest.scripts)
  const named = lines.flatMap(
    (line) => /^node scripts\/install\.mjs (\S+)(?: --full)?$/.exec(line)?.[1] ?? [],
  )
  const commands = scripts.map(({ path }) => path).filter(isCommand)
  expect(commands.sort()).toEqual([...new Set(named)].map((name) => `scripts/${name}.ts`).sort())
  expect(offences([...scripts, ...demo, ...tests], ({ target }) => !isCommand(target))).toEqual([])
})

it('each collection has a rule of `npm run recover`, one of `npm run person`, and a line in the architecture', () => {
  const named = functions.flatMap(({ text }) =>
    [...text.matchAll(/\bname: (['`])(.+?)\1,\s*schema\b/gs)].map(([, , name = '']) => name),
  )
  const inCode = [...new Set(named.map((name) => name.replace(/\$\{\w+\}\//, '')))].sort()
  const [, data = ''] = readFileSync(join(ROOT, 'docs/arquitectura.md'), 'utf8').split('## Data in Firestore')
  const entries = data.slice(0, data.indexOf('\n## ')).split('\n- ').slice(1)
  const described = entries.flatMap((entry) => {
    const [root, ...below] = [...entry.matchAll(/`(\w+)\/[{\w]/g)].map(([, name]) => name)
    return [root, ...below.map((name) => `${root}/${name}`)]
  })
  expect(described.sort()).toEqual(inCode)
  expect(Object.keys(RULES).sort()).toEqual(inCode)
  expect([...Object.keys(FINDERS), ...IMPERSONAL].sort()).toEqual(inCode.map((path) => basename(path)).sort())
  // Nobody names a collection elsewhere.
  const opening = functions.filter(({ text }) => /\.collection\(/.test(text)).map(({ path }) => path)
  expect(opening).toEqual(['functions/src/db/collection.ts'])
})

describe('the shipped code', () => {
  const shipped = [...contract, ...functions, ...web]
  const matches = (files: SourceFile[], pattern: RegExp): string[] =>
    files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))

  it.each([
    ['text as code', /\beval\(|\bnew Function\(|set(?:Timeout|Interval)\(\s*['"`]/g],
    ['text as HTML', /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/g],
    ['an address as a script', /javascript:(?!…)/gi],
    ['a command of the system', /child_process|\bexecSync\b/g],
  ])('never runs %s', (_, pattern) => {
    expect(matches(shipped, pattern)).toEqual([])
  })

  it('names the university, its campuses and careers, the mailbox and the end of the project in one file', () => {
    const index = { path: 'web/index.html', text: readFileSync(join(ROOT, 'web/index.html'), 'utf8') }
    // Every canton of Ecuador has its name in cantons.ts.
    const files = [...shipped, ...sourceFiles('web/build'), ...scripts, { ...index, imports: [] }].filter(
      ({ path }) => path !== 'functions/src/asesorias/cantons.ts',
    )
    const { name, university, universityShortName, city, address, mail, until } = CENTRE
    const [, domain = ''] = mail.split('@')
    const facts = [
      name,
      university,
      universityShortName,
      city,
      address,
      domain,
      until,
      ...CAMPUS,
      ...CARRERAS,
    ]
    const escaped = facts.map((fact) => fact.replace(/[.()]/g, '\\$&'))
    const typed = matches(files, new RegExp(`(?<![\\p{L}_])(?:${escaped.join('|')})(?![\\p{L}_])`, 'gu'))
    const elsewhere = typed.filter((found) => !found.startsWith('contract/src/centre.ts'))
    expect(typed.length).toBeGreaterThan(10)
    expect(elsewhere).toEqual([])
  })

  it('opens other tabs with noopener', () => {
    const tags = matches(web, /<a\b[^>]*target="_blank"[^>]*>/g)
    expect(tags.length).toBeGreaterThan(0)
    // A tag in another form would not be found above.
    expect(matches(web, /_blank/g)).toHaveLength(tags.length)
    expect(tags.filter((tag) => !/rel="[^"]*noopener/.test(tag))).toEqual([])
  })
})
