import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Import, type SourceFile, sourceFiles } from '../support/source-files.ts'

type Rule = (imported: Import, file: SourceFile) => boolean

/** The imports of these files that the rule does not allow, as lines to read. */
const offences = (files: SourceFile[], allowed: Rule): string[] =>
  files.flatMap((file) =>
    file.imports
      .filter((imported) => !allowed(imported, file))
      .map(({ target }) => `${file.path} imports ${target}`),
  )

const contract = sourceFiles('contract/src')
const functions = sourceFiles('functions/src')
const web = sourceFiles('web/src')
const scripts = sourceFiles('scripts')
const demo = sourceFiles('demo')
const byDoors = ['tests/api', 'tests/screens'].flatMap(sourceFiles)

const isOf = (target: string, ...folders: string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`))

/** Which layer of a folder a path stands in: the part after the folder, without an extension. */
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

describe('the packages', () => {
  it('contract imports zod and nothing else', () => {
    expect(offences(contract, ({ target }) => target === 'zod' || isOf(target, 'contract/src'))).toEqual([])
  })

  it('contract loads zod in its schemas only, so that the browser need not', () => {
    const others = contract.filter(({ path }) => !/(schemas|fields)\.ts$/.test(path))
    const loads: Rule = ({ target, typeOnly }) => typeOnly || !/^zod$|schemas\.ts$|fields\.ts$/.test(target)
    expect(offences(others, loads)).toEqual([])
  })

  it('web and functions know the contract and never each other', () => {
    const tools = ['demo', 'scripts', 'tests']
    expect(offences(functions, ({ target }) => !isOf(target, 'web', '@naf/web', ...tools))).toEqual([])
    expect(offences(web, ({ target }) => !isOf(target, 'functions', '@naf/functions', ...tools))).toEqual([])
  })
})

it('tests/api and tests/screens reach the portal only through server.ts and mount.tsx', () => {
  const inside = ['functions/src', '@naf/functions', 'web/src', '@naf/web']
  expect(offences(byDoors, ({ target }) => !isOf(target, ...inside))).toEqual([])
  expect(byDoors.length).toBeGreaterThan(5)
})

describe('the layers of functions', () => {
  it('go one way: index → app, jobs → entities → attachments → records → exports → events → lists → outbox → tallies → store → platform', () => {
    const direction = layered('functions/src', {
      index: ['app', 'jobs', 'deps', 'config', 'events', 'outbox', 'http'],
      jobs: ['entities', 'outbox'],
      'jobs:types': ['deps'],
      app: ['entities', 'http', 'platform'],
      'app:types': ['config', 'deps'],
      deps: ['entities', 'platform'],
      'deps:types': ['config', 'outbox'],
      entities: [
        'attachments',
        'records',
        'events',
        'lists',
        'outbox',
        'exports',
        'documents',
        'tallies',
        'store',
        'http',
        'platform',
        'errors',
      ],
      'entities:types': ['deps'],
      attachments: ['records', 'tallies', 'store', 'http', 'platform', 'errors'],
      'attachments:types': ['deps'],
      records: ['lists', 'store', 'http', 'platform', 'errors'],
      'records:types': ['deps', 'events'],
      events: ['lists', 'outbox', 'store', 'platform'],
      exports: ['tallies', 'store', 'http', 'platform', 'errors'],
      'exports:types': ['deps'],
      'events:types': ['deps', 'tallies'],
      lists: ['store', 'platform'],
      outbox: ['store', 'platform'],
      'outbox:types': ['deps'],
      tallies: ['store', 'platform'],
      store: ['platform', 'errors'],
      'store:types': ['events'],
      http: ['platform', 'errors'],
      platform: ['errors'],
      'platform:types': ['config'],
    })
    expect(offences(functions, direction)).toEqual([])
  })

  it('nothing loads the root of firebase-functions, and one file its logger', () => {
    const narrow: Rule = ({ target }, { path }) =>
      target !== 'firebase-functions' &&
      (target !== 'firebase-functions/logger' || path === 'functions/src/platform/logger.ts')
    expect(offences(functions, narrow)).toEqual([])
  })

  it('an entity reaches another one by type only', () => {
    const entityOf = (path: string) => /^functions\/src\/entities\/([^/]+)\//.exec(path)?.[1]
    const entities = functions.filter(({ path }) => entityOf(path))
    const own: Rule = ({ target, typeOnly }, { path }) =>
      typeOnly || entityOf(target) === undefined || entityOf(target) === entityOf(path)
    expect(offences(entities, own)).toEqual([])
  })

  it('Firestore stands in repositories and store only, the rest of the Admin SDK in platform only', () => {
    const admin: Rule = ({ target }, { path }) =>
      !isOf(target, 'firebase-admin') ||
      isOf(path, 'functions/src/platform') ||
      (target === 'firebase-admin/firestore' &&
        (path.endsWith('.repository.ts') || isOf(path, 'functions/src/store')))
    expect(offences(functions, admin)).toEqual([])
  })

  it('a rule about a record is asserted by handlers, never where it is stored or shown', () => {
    const asserting = functions.filter(({ path }) => /\.(repository|presenter)\.ts$/.test(path))
    expect(offences(asserting, ({ target }) => !target.endsWith('.policy.ts'))).toEqual([])
    expect(offences(functions, ({ target }) => !target.endsWith('.policy.ts'))).not.toEqual([])
  })

  it('what draws mails stands behind the list of them, which loads it with the first one', () => {
    const TEMPLATES = 'functions/src/outbox/templates'
    const drawing: Rule = ({ target, typeOnly }, { path }) =>
      typeOnly ||
      isOf(path, TEMPLATES) ||
      target === `${TEMPLATES}/index.ts` ||
      !isOf(target, TEMPLATES, 'react', 'react-dom', 'html-to-text')
    expect(offences(functions, drawing)).toEqual([])

    const list = functions.find(({ path }) => path === `${TEMPLATES}/index.ts`)
    expect(list?.text.match(/^(import|export) (?!type|const).*from .*$/gm)).toBeNull()
  })

  it('only http touches the response', () => {
    const touching = functions.filter(
      ({ path, text }) => /\bres\.\w/.test(text) && !isOf(path, 'functions/src/http'),
    )
    expect(touching.map(({ path }) => path)).toEqual([])
  })
})

describe('the layers of web', () => {
  it('go one way: app → features → session → ui and lib', () => {
    const direction = layered('web/src', {
      app: ['features', 'session', 'ui', 'lib', 'styles.css'],
      features: ['session', 'ui', 'lib'],
      session: ['ui', 'lib'],
      ui: ['lib'],
      lib: [],
    })
    expect(offences(web, direction)).toEqual([])
  })

  it('a file knows nothing of the record it belongs to', () => {
    const attachments = web.filter(({ path }) => isOf(path, 'web/src/ui/attachments'))
    expect(attachments.length).toBeGreaterThan(0)
    expect(offences(attachments, ({ target }) => !isOf(target, 'web/src/ui/records'))).toEqual([])
  })

  it('no feature imports another', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const features = web.filter(({ path }) => featureOf(path))
    const own: Rule = ({ target }, { path }) =>
      featureOf(target) === undefined || featureOf(target) === featureOf(path)
    expect(offences(features, own)).toEqual([])
  })

  it('app names no feature: it takes what each says of its own screens', () => {
    const app = web.filter(({ path }) => isOf(path, 'web/src/app'))
    expect(offences(app, ({ target }) => !isOf(target, 'web/src/features'))).toEqual([])
    const gathered = app.flatMap(({ path, text }) => (text.includes('features/*/') ? [path] : []))
    expect(gathered.toSorted()).toEqual(
      ['heads', 'public-screens', 'screens'].map((name) => `web/src/app/${name}.ts`),
    )
  })

  it('sweetalert2 stands behind the dialogs, firebase behind lib and session', () => {
    const wrapped: Rule = ({ target }, { path }) => {
      if (isOf(target, 'sweetalert2')) return isOf(path, 'web/src/lib')
      if (isOf(target, 'firebase', 'reactfire')) return isOf(path, 'web/src/lib', 'web/src/session')
      return true
    }
    expect(offences(web, wrapped)).toEqual([])
  })
})

describe('the commands', () => {
  const isCommand = (path: string) => /^scripts\/[^/]+$/.test(path)

  it('stand alone in scripts, each for an npm script, and nothing imports one', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    const lines: string[] = Object.values(manifest.scripts)
    const named = lines.flatMap(
      (line) => /^node scripts\/install\.mjs (\S+)(?: --full)?$/.exec(line)?.[1] ?? [],
    )
    const commands = scripts.map(({ path }) => path).filter(isCommand)
    expect(commands.sort()).toEqual([...new Set(named)].map((name) => `scripts/${name}.ts`).sort())
    expect(
      offences([...scripts, ...demo, ...sourceFiles('tests')], ({ target }) => !isCommand(target)),
    ).toEqual([])
  })

  it('know the demo data in the seed only; the demo data knows what they share', () => {
    expect(
      offences(scripts, ({ target }, { path }) => !isOf(target, 'demo') || path === 'scripts/seed.ts'),
    ).toEqual([])
    const below: Rule = ({ target }) =>
      !isOf(target, 'scripts', 'functions', 'web', 'tests', '@naf/functions', '@naf/web') ||
      isOf(target, 'scripts/lib', 'functions/src/platform')
    expect(offences(demo, below)).toEqual([])
  })
})
