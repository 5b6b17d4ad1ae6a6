import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPlaywright, STALLED } from '../../scripts/test/reports.ts'

/** What a run of the journeys counts as. */

const folder = mkdtempSync(join(tmpdir(), 'informe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const attempt = (status: string, ...types: string[]) => ({
  status,
  duration: 1000,
  annotations: types.map((type) => ({ type })),
})

const FLAKY = {
  'whose browser stood still': [attempt('timedOut', STALLED), attempt('passed')],
  'that failed': [attempt('failed'), attempt('passed')],
  'that took too long': [attempt('timedOut', 'issue'), attempt('passed')],
}

const counted = (...journeys: (keyof typeof FLAKY)[]) => {
  const file = join(folder, 'playwright.json')
  const specs = journeys.map((title) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status: 'flaky', results: FLAKY[title] }],
  }))
  const stats = { expected: 10, unexpected: 0, flaky: journeys.length, skipped: 0 }
  writeFileSync(file, JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], stats, errors: [] }))
  return readPlaywright(file)
}

it('a journey that passes at the second attempt has failed, whether it failed or took too long at first', () => {
  expect(counted('that failed', 'that took too long')).toMatchObject({
    passed: 10,
    failed: 2,
    failures: ['e2e/a.spec.ts › that failed', 'e2e/a.spec.ts › that took too long'],
  })
})

it('one whose browser stood still at first has passed', () => {
  expect(counted('whose browser stood still', 'that failed')).toMatchObject({ passed: 11, failed: 1 })
  expect(counted('whose browser stood still')).toMatchObject({ passed: 11, failed: 0, failures: [] })
})
