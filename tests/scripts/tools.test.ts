import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'acorn'
import { afterAll, describe, expect, it } from 'vitest'
import { ALLOWED, findProblems } from '../../scripts/lib/audit.ts'
import { scanScript, scanStyle } from '../../scripts/lib/newer-features.ts'
import { TESTS } from '../../scripts/lib/paths.ts'
import { readPlaywright, readVitest } from '../../scripts/lib/suites.ts'
import { startScript } from '../../web/build/start.ts'

describe('the report of the tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'informe-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const written = (report: object): string => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }

  it('counts a journey that passes at the second attempt as failed', () => {
    const specs = Object.entries({ fails: 'unexpected', passes: 'expected', 'is flaky': 'flaky' }).map(
      ([title, status]) => {
        const tests = [{ status, results: [{ status, duration: 1000 }] }]
        return { title, file: 'journeys/a.spec.ts', line: 12, tests }
      },
    )
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    const file = written({ suites: [{ specs: [], suites: [{ specs }] }], stats, errors: [] })
    expect(readPlaywright(file)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['journeys/a.spec.ts:12 › fails', 'journeys/a.spec.ts:12 › is flaky'],
    })
  })

  it('names a failed test and a file that does not load', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'a list is sorted' },
      { status: 'passed', fullName: 'a list is read' },
    ]
    const file = written({
      numPassedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', name: join(TESTS, 'api/a.test.ts'), assertionResults },
        { status: 'failed', name: join(TESTS, 'screens/b.test.tsx'), assertionResults: [] },
      ],
    })
    expect(readVitest(file)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: ['api/a.test.ts › a list is sorted', 'screens/b.test.tsx'],
    })
  })

  it('fails if it is missing', () => {
    expect(() => readVitest(join(folder, 'missing.json'))).toThrow('sin dejar su informe')
  })
})

describe('the audit of dependencies', () => {
  const TODAY = '2026-11-22'
  const advisory = (changes: object = {}) => ({
    source: 1098681,
    name: 'busboy',
    dependency: 'busboy',
    title: 'Crash in a header parser',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'high',
    range: '<=1.6.0',
    ...changes,
  })
  /** As npm writes it: the vulnerable package, and one that only depends on it. */
  const report = (...via: object[]) => {
    const grave = { severity: 'high', range: '*' }
    const busboy = { ...grave, name: 'busboy', isDirect: true, via, effects: ['uploader'] }
    const uploader = { ...grave, name: 'uploader', isDirect: false, via: ['busboy'], effects: [] }
    const metadata = { vulnerabilities: { high: 2, critical: 0, total: 2 } }
    return JSON.stringify({ auditReportVersion: 2, vulnerabilities: { busboy, uploader }, metadata })
  }
  const allow = (until = '2026-12-31') => ({
    advisory: 'GHSA-aaaa-bbbb-cccc',
    reason: 'Nobody sends that header.',
    until,
  })

  it('fails for a high or critical vulnerability, once for both workspaces', () => {
    for (const severity of ['high', 'critical']) {
      const output = report(advisory({ severity }))
      expect(findProblems([output, output], [], TODAY)).toEqual([
        `busboy: ${severity}, GHSA-aaaa-bbbb-cccc: Crash in a header parser`,
      ])
    }
    for (const severity of ['info', 'low', 'moderate'])
      expect(findProblems([report(advisory({ severity }))], [], TODAY)).toEqual([])
  })

  it('passes one vulnerability with a reason, until the last day of the reason', () => {
    const other = advisory({ url: 'https://github.com/advisories/GHSA-dddd-eeee-ffff', title: 'Another' })
    expect(findProblems([report(advisory(), other)], [allow()], TODAY)).toEqual([
      'busboy: high, GHSA-dddd-eeee-ffff: Another',
    ])
    expect(findProblems([report(advisory())], [allow(TODAY)], TODAY)).toEqual([])
    expect(findProblems([report(advisory())], [allow('2026-11-21')], TODAY)).toHaveLength(1)
  })

  it('fails for a reason without its vulnerability', () => {
    expect(findProblems([report()], [allow()], TODAY)).toEqual([expect.stringContaining('ya no está')])
  })

  it('knows nothing unless every answer is a report', () => {
    const refusal = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } }
    for (const output of [JSON.stringify(refusal), '', report().slice(0, 50), 'null'])
      expect(findProblems([report(), output], [], TODAY)).toBeNull()
  })

  it('has a last day for each exception', () => {
    for (const { until } of ALLOWED) expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
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

  it('tells an old browser so by a script that it can parse', () => {
    expect(() => parse(startScript('clave'), { ecmaVersion: 5 })).not.toThrow()
  })
})
