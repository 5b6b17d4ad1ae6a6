import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { TESTS } from '../../scripts/lib/paths.ts'
import { readPlaywright, readVitest } from '../../scripts/test/reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'informe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, report: object): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('the report of the journeys', () => {
  const specOf = (title: string, status: string) => ({
    title,
    file: 'journeys/a.spec.ts',
    line: 12,
    tests: [{ status, results: [{ status, duration: 1000 }] }],
  })

  it('counts a test that passes at the second attempt as failed, and names its command', () => {
    const specs = [specOf('fails', 'unexpected'), specOf('passes', 'expected'), specOf('is flaky', 'flaky')]
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    const file = written('playwright.json', {
      suites: [{ specs: [], suites: [{ specs }] }],
      stats,
      errors: [],
    })
    const command = 'cd tests && npx playwright test journeys/a.spec.ts:12'
    expect(readPlaywright(file)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [
        { title: 'journeys/a.spec.ts › fails', command },
        { title: 'journeys/a.spec.ts › is flaky', command },
      ],
    })
  })
})

describe('the report of Vitest', () => {
  it('names the command of a failed test and of a file that does not load', () => {
    const file = written('vitest.json', {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: join(TESTS, 'functions/a.test.ts'),
          status: 'failed',
          startTime: 0,
          endTime: 1000,
          assertionResults: [
            { status: 'failed', fullName: "a list (of 3) isn't empty" },
            { status: 'passed', fullName: 'a list is read' },
          ],
        },
        {
          name: join(TESTS, 'web/b.test.tsx'),
          status: 'failed',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    })
    expect(readVitest(file)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [
        {
          title: "functions/a.test.ts › a list (of 3) isn't empty",
          command: `cd tests && npx vitest run --project 'functions*' functions/a.test.ts -t 'a list \\(of 3\\) isn'\\''t empty'`,
        },
        {
          title: 'web/b.test.tsx',
          command: `cd tests && npx vitest run --project 'web*' web/b.test.tsx`,
        },
      ],
    })
  })
})

it('a suite that left no report fails', () => {
  expect(() => readVitest(join(folder, 'missing.json'))).toThrow('sin dejar su informe')
})
