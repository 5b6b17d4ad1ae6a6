import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../../scripts/lib/browsers.ts'
import { CACHE, ROOT, TESTS } from '../../scripts/lib/config.ts'
import { scanScript, scanStyle } from '../../scripts/lib/newer-features.ts'
import { readPlaywright, readVitest } from '../../scripts/lib/suites.ts'
import { cleanCommit, recordPass } from '../../scripts/lib/versions.ts'

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
  const folder = mkdtempSync(join(tmpdir(), 'aprobado-'))
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@naf.test', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...author, ...args], { cwd: folder })
  }
  const change = (text: string) => writeFileSync(join(folder, 'a.txt'), text)
  const commit = () => {
    git('add', '-A')
    git('commit', '-qm', 'a')
    return cleanCommit(folder)
  }
  const recorded = () => readFileSync(join(folder, '.cache', 'last-passed'), 'utf8')

  it('names the commit and its minutes, and stays when files differ from the commit or it changed meanwhile', () => {
    // A hook of git hands its own repository on.
    for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined)
    expect(cleanCommit(folder)).toBeNull()
    git('init', '-q')
    writeFileSync(join(folder, '.gitignore'), '.cache/\n')
    change('1')
    const first = commit()
    recordPass(first, 522, folder)
    expect(recorded()).toBe(`${first} 8.7 min\n`)

    change('2')
    for (const before of [first, cleanCommit(folder)]) recordPass(before, 60, folder)
    const second = commit()
    recordPass(first, 60, folder)
    expect(recorded()).toBe(`${first} 8.7 min\n`)
    recordPass(second, 60, folder)
    expect(recorded()).toBe(`${second} 1.0 min\n`)
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
