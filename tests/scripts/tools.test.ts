import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../../scripts/lib/browsers.ts'
import { CACHE, ROOT, TESTS } from '../../scripts/lib/config.ts'
import { scanScript, scanStyle } from '../../scripts/lib/newer-features.ts'
import { readPlaywright, readVitest } from '../../scripts/lib/suites.ts'
import { makeDeployable } from '../support/deployable.ts'

type Versions = typeof import('../../scripts/lib/versions.ts')

describe('the report of the tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'informe-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const written = (report: object): string => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }

  it('names a journey that passes at the second attempt', () => {
    const specs = Object.entries({ fails: 'unexpected', passes: 'expected', 'is flaky': 'flaky' }).map(
      ([title, status]) => {
        const tests = [{ status, results: [{ status, duration: 1000 }] }]
        return { title, file: 'journeys/a.spec.ts', line: 12, tests }
      },
    )
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    const file = written({ suites: [{ specs: [], suites: [{ specs }] }], stats, errors: [] })
    expect(readPlaywright(file)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['journeys/a.spec.ts:12 › fails'],
      unstable: ['journeys/a.spec.ts:12 › is flaky'],
    })
  })

  it('names a failed test, one that passes at the second attempt and a file that does not load', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'a list is sorted', failureMessages: ['Error: timeout'] },
      { status: 'passed', fullName: 'a list is read', failureMessages: [] },
      { status: 'passed', fullName: 'a list is late', failureMessages: ['Error: timeout'] },
    ]
    const file = written({
      numPassedTests: 2,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', name: join(TESTS, 'api/a.test.ts'), assertionResults },
        { status: 'failed', name: join(TESTS, 'screens/b.test.tsx'), assertionResults: [] },
      ],
    })
    expect(readVitest(file)).toMatchObject({
      passed: 2,
      failed: 2,
      failures: ['api/a.test.ts › a list is sorted', 'screens/b.test.tsx'],
      unstable: ['api/a.test.ts › a list is late'],
    })
  })

  it('fails if it is missing', () => {
    expect(() => readVitest(join(folder, 'missing.json'))).toThrow('sin dejar su informe')
  })
})

describe('the last passed run', () => {
  it('names the commit and its minutes, and stays when files differ from the commit or it changed meanwhile', async () => {
    const site = await makeDeployable()
    const { cleanCommit, recordPass } = (await import(`${site.folder}/scripts/lib/versions.ts`)) as Versions
    const recorded = () => readFileSync(join(site.folder, '.cache', 'last-passed'), 'utf8')
    site.commit(false)
    const first = cleanCommit()
    recordPass(first, 522)
    expect(recorded()).toBe(`${first} 8.7 min\n`)

    site.write('functions/src/index.ts', 'half written')
    for (const before of [first, cleanCommit()]) recordPass(before, 60)
    site.commit(false)
    recordPass(first, 60)
    expect(recorded()).toBe(`${first} 8.7 min\n`)
    const second = cleanCommit()
    recordPass(second, 60)
    expect(recorded()).toBe(`${second} 1.0 min\n`)
    rmSync(join(site.folder, '.git'), { recursive: true })
    expect(cleanCommit()).toBeNull()
  })
})

describe("the tests' browser", () => {
  it('is an installed one, and npm’s own where CHROME_PATH says npm', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'navegador-'))
    const installed = join(folder, 'chromium')
    writeFileSync(installed, '')
    chmodSync(installed, 0o755)
    vi.stubEnv('PATH', folder)
    vi.stubEnv('CHROME_PATH', '')
    const found = () => findBrowser().then(({ executablePath }) => executablePath, String)
    expect(await found()).toBe(installed)
    vi.stubEnv('CHROME_PATH', 'npm')
    const ofNpm = process.platform === 'linux' && process.arch === 'x64'
    expect(await found()).toContain(ofNpm ? join(CACHE, 'chromium') : 'No hay navegador')
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
})

describe('the check of old browsers', () => {
  const inScript = (code: string) => scanScript(code).map(({ feature }) => feature)
  const inStyle = (css: string) => scanStyle(css).map(({ feature }) => feature)

  it('finds a feature of a script that the oldest browsers lack', () => {
    expect(inScript('list.toSorted()')).toEqual(['toSorted()'])
    expect(inScript('Promise.withResolvers()')).toEqual(['Promise.withResolvers'])
    expect(inScript('new URLPattern("/a")')).toEqual(['URLPattern'])
    expect(inScript('const a = /(?<=a)b/')).toEqual(['regex'])
  })

  it('accepts a feature that all have or that the script asks for first', () => {
    for (const code of [
      'typeof URL.canParse === "function" ? URL.canParse(a) : b',
      'Promise.withResolvers && Promise.withResolvers()',
      'if (list.toSorted) list.toSorted()',
      'structuredClone(a)',
      'AbortSignal.timeout(1)',
      '({ URLPattern: 1 })',
    ])
      expect.soft(inScript(code), code).toEqual([])
  })

  it('finds a feature of a style sheet that the oldest browsers lack', () => {
    expect(inStyle('a { height: 100dvh }')).toContain('dvh')
    expect(inStyle('a { color: color-mix(in srgb, red, blue) }')).toContain('color-mix()')
    expect(inStyle('::details-content { color: red }')).toContain('::details-content')
    expect(inStyle('a { & b { color: red } }')).toContain('&')
  })

  it('accepts a style that all have or can do without', () => {
    for (const css of [
      '@supports (height: 1dvh) { a { height: 100dvh } }',
      'a { height: 100vh; height: 100dvh }',
      'a:has(b) { container-type: inline-size }',
      'a { background: url("dvh/subgrid.svg") }',
    ])
      expect.soft(inStyle(css), css).toEqual([])
  })

  it('tells an old browser so by a script that it can parse', async () => {
    const codeFor = async (script: string, target: string) => (await transform(script, { target })).code
    const script = readFileSync(join(ROOT, 'web', 'build', 'boot.js'), 'utf8')
    expect(await codeFor(script, 'es5')).toBe(await codeFor(script, 'esnext'))
  })
})
