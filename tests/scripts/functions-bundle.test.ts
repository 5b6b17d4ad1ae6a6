import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../scripts/build/functions.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { readEnv } from '../../scripts/lib/project-env.ts'

let folder: string

/** A bundle takes a second, and on a busy machine its time. */
const BUILD_MS = 120_000

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'))
  await buildFunctions(folder)
}, BUILD_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

const IMPORT = /^(?:import|export)(?:[\s\w{},*$]+from)? ?"([^"]+)"/gm
const importsOf = (file: string): string[] => [...read(file).matchAll(IMPORT)].map(([, from = '']) => from)

/** The files that are read before the first request is answered. */
const atStart = (file = 'index.js', seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const from of importsOf(file)) if (from.startsWith('./')) atStart(from.slice(2), seen)
  return seen
}

/** esbuild names the file above what it took from it. */
const librariesIn = (files: Iterable<string>): Set<string> => {
  const names = [...files].flatMap((file) =>
    [...read(file).matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/\n]+)/gm)].map(([, name = '']) => name),
  )
  return new Set(names)
}

const scripts = () => readdirSync(folder).filter((file) => file.endsWith('.js'))

describe('an instance that starts', () => {
  it('reads what answers a list', () => {
    const libraries = librariesIn(atStart())
    for (const name of ['express', 'zod', '@google-cloud/firestore', 'firebase-functions'])
      expect(libraries).toContain(name)
  })

  it.each(['@sendgrid/client', '@google-cloud/storage', 'file-type', 'react-dom', 'html-to-text', 'hucre'])(
    'reads nothing of %s, which comes when it is needed',
    (name) => {
      expect(librariesIn(scripts())).toContain(name)
      expect(librariesIn(atStart())).not.toContain(name)
    },
  )
})

describe('the deployed package', () => {
  const declared = (): Record<string, string> => JSON.parse(read('package.json')).dependencies

  it('installs only what the bundle cannot hold and what Google’s tools look for, each in one version', () => {
    expect(Object.keys(declared()).sort()).toEqual([
      '@google-cloud/functions-framework',
      '@hyzyla/pdfium',
      'dejavu-fonts-ttf',
      'firebase-admin',
      'firebase-functions',
      'pdfkit',
      'sharp',
    ])
    for (const version of Object.values(declared())) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('imports nothing that it does not install', () => {
    const dynamic = /\bimport\("([^"]+)"\)/g
    const imported = scripts().flatMap((file) => [
      ...importsOf(file),
      ...[...read(file).matchAll(dynamic)].map(([, from = '']) => from),
    ])
    const builtin = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
    const packages = imported.filter((name) => !name.startsWith('./') && !builtin(name))
    expect(packages).toContain('sharp')
    for (const name of packages) expect(Object.keys(declared())).toContain(name)
  })

  it('tells Google’s tools of every function, and asks for no parameter whose value stands nowhere', () => {
    const manifest = join(folder, 'functions.json')
    execFileSync(join(ROOT, 'node_modules', '.bin', 'firebase-functions'), [], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
        GCLOUD_PROJECT: 'demo-naf',
        FIREBASE_CONFIG: '{"projectId":"demo-naf"}',
      },
    })
    const { endpoints, params } = JSON.parse(read('functions.json'))
    const byClock = ['cuentas', 'envios', 'papelera', 'resumen']
    expect(Object.keys(endpoints).sort()).toEqual(['api', 'correo', 'eventos', ...byClock].sort())
    expect(endpoints.api).toMatchObject({
      availableMemoryMb: '{{ params.API_MEMORY_MIB }}',
      concurrency: '{{ params.API_CONCURRENCY }}',
      minInstances: '{{ params.API_MIN_INSTANCES }}',
      timeoutSeconds: '{{ params.API_TIMEOUT_SECONDS }}',
    })
    const values = readEnv('functions/config/.env')
    const asked = (params as { name: string; type: string }[]).filter(({ type }) => type !== 'secret')
    expect(asked.map(({ name }) => name).sort()).toEqual(Object.keys(values).sort())
  })

  it('holds the notices that its libraries ask to keep', () => {
    expect(read('index.js.LEGAL.txt')).toMatch(/MIT Licensed/)
  })
})
