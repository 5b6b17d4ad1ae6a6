import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFunctions } from '../../scripts/lib/build.ts'
import { bucketsOf, ROOT, readEnv } from '../../scripts/lib/config.ts'
import { type Deployment, hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.ts'

describe('the package of the functions', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'functions-'))
    await buildFunctions(folder)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const matches = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, found = '']) => found)
  const scripts = () => readdirSync(folder).filter((file) => file.endsWith('.js'))
  const importsOf = (file: string) =>
    matches(file, /(?:^|;)(?:import|export)(?:[\s\w{},*$]+from)?"([^"]+)"/gm)

  /** The files that an instance reads before it answers the first request. */
  const atStart = (file = 'index.js', seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const from of importsOf(file)) if (from.startsWith('./')) atStart(from.slice(2), seen)
    return seen
  }
  /** By the source maps. */
  const librariesIn = (files: Iterable<string>) =>
    [...files]
      .flatMap((file): string[] => JSON.parse(read(`${file}.map`)).sources)
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
  const declared = (): Record<string, string> => JSON.parse(read('package.json')).dependencies

  it('loads large libraries only when they are needed', () => {
    const [all, first] = [librariesIn(scripts()), librariesIn(atStart())]
    for (const name of ['express', 'zod', '@google-cloud/firestore', 'firebase-functions'])
      expect.soft(first).toContain(name)
    const late = ['@sendgrid/client', '@google-cloud/storage', 'hucre', 'jsonwebtoken']
    for (const name of late) {
      expect.soft(all).toContain(name)
      expect.soft(first).not.toContain(name)
    }
  })

  it('installs only what the bundle cannot hold, each in one version', () => {
    expect(Object.keys(declared()).sort()).toEqual([
      '@google-cloud/functions-framework',
      '@hyzyla/pdfium',
      'firebase-admin',
      'firebase-functions',
      'pdfkit',
      'sharp',
    ])
    for (const version of Object.values(declared())) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('imports only what it installs', () => {
    const imported = scripts().flatMap((file) => [
      ...importsOf(file),
      ...matches(file, /\bimport\("([^"]+)"\)/g),
    ])
    const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
    const packages = imported.filter((name) => !name.startsWith('./') && !isBuiltin(name))
    expect(packages).toContain('sharp')
    expect(packages.filter((name) => !(name in declared()))).toEqual([])
  })

  it('lists every function and asks only for parameters with a value', () => {
    execFileSync(join(ROOT, 'node_modules', '.bin', 'firebase-functions'), [], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: join(folder, 'functions.json'),
        GCLOUD_PROJECT: 'demo-naf',
        FIREBASE_CONFIG: '{"projectId":"demo-naf"}',
      },
    })
    const { endpoints, params } = JSON.parse(read('functions.json'))
    const names = ['api', 'correo', 'cuentas', 'envios', 'papelera', 'resumen']
    expect(Object.keys(endpoints).sort()).toEqual(names)
    expect(endpoints.api).toMatchObject({
      availableMemoryMb: '{{ params.API_MEMORY_MIB }}',
      concurrency: '{{ params.API_CONCURRENCY }}',
      minInstances: '{{ params.API_MIN_INSTANCES }}',
      timeoutSeconds: '{{ params.API_TIMEOUT_SECONDS }}',
    })
    expect(endpoints.resumen.scheduleTrigger.retryConfig).toMatchObject({
      retryCount: 5,
      minBackoffSeconds: 300,
    })
    const asked = (params as { name: string; type: string }[]).filter(({ type }) => type !== 'secret')
    const values = Object.keys(readEnv('functions/config/.env'))
    expect(asked.map(({ name }) => name).sort()).toEqual(values.sort())
  })

  it('brings the files that its code looks for beside itself', () => {
    const named = scripts().flatMap((file) => matches(file, /import\.meta\.\s*dirname,\s*"([^"]+)"\)/g))
    const later = ['documents.json']
    expect(named.filter((name) => !readdirSync(folder).includes(name))).toEqual(later)
    expect(named.length).toBeGreaterThan(2)
  })

  it('keeps the licence notices of its libraries', () => {
    expect(read('index.js.LEGAL.txt')).toMatch(/MIT Licensed/)
  })
})

describe('the configuration of Hosting', () => {
  const deployed = (deployment: Partial<Deployment> = {}) =>
    hostingConfig(readFirebaseJson(), {
      buckets: bucketsOf('naf-espe'),
      assets: ['index-Ab3_x9.js', 'a+b.css'],
      ...deployment,
    }).hosting.headers

  /** The sources of each directive of the Content-Security-Policy. */
  const policyOf = (headers: ReturnType<typeof deployed>): Record<string, string[]> => {
    const policy = headers
      .flatMap((rule) => rule.headers)
      .find(({ key }) => key === 'Content-Security-Policy')
    const directives = policy?.value.split('; ').map((text) => text.split(' ')) ?? []
    return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
  }

  it('allows the pictures of its own project only and keeps the rest of the policy', () => {
    const { 'img-src': pictures, ...others } = policyOf(deployed())
    expect(pictures).toEqual([
      "'self'",
      'blob:',
      'https://firebasestorage.googleapis.com/v0/b/naf-espe.firebasestorage.app/o/',
      'https://firebasestorage.googleapis.com/v0/b/naf-espe.appspot.com/o/',
    ])
    const { 'img-src': _, ...before } = policyOf(readFirebaseJson().hosting.headers)
    expect(others).toEqual(before)
  })

  it('lets pages connect to Google alone, and names no machine of the emulators', () => {
    const policy = policyOf(deployed())
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|http:|\*|127\.0\.0\.1|localhost/)
  })

  it('allows reCAPTCHA only if the project uses it', () => {
    const strict = policyOf(deployed())
    expect(JSON.stringify(deployed())).not.toMatch(/recaptcha|appcheck/)
    const google = 'https://www.google.com/recaptcha/'
    expect(policyOf(deployed({ recaptcha: true }))).toEqual({
      ...strict,
      'script-src': [...(strict['script-src'] ?? []), google, 'https://www.gstatic.com/recaptcha/'],
      'connect-src': [
        ...(strict['connect-src'] ?? []),
        google,
        'https://content-firebaseappcheck.googleapis.com',
      ],
      'frame-src': [google, 'https://recaptcha.google.com/recaptcha/'],
    })
  })

  it('caches exactly the built files for good', () => {
    /** Of two rules for one header, Hosting applies the later one. */
    const cachingOf = (path: string) =>
      deployed()
        .filter(({ regex, source }) =>
          regex ? new RegExp(regex).test(path) : source === '!/@(api|biblioteca|boletines)/**',
        )
        .flatMap((rule) => rule.headers)
        .findLast(({ key }) => key === 'Cache-Control')?.value
    for (const path of ['/assets/index-Ab3_x9.js', '/assets/a+b.css'])
      expect(cachingOf(path), path).toContain('immutable')
    for (const path of ['/assets/index-Ab3_x8.js', '/assets/index-Ab3_x9Xjs', '/assets/x/a+b.css', '/otra'])
      expect(cachingOf(path), path).toBe('no-cache')
    expect(JSON.stringify(deployed({ assets: [] }))).not.toContain('immutable')
  })
})
