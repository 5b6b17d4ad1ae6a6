import { describe, expect, it } from 'vitest'
import { median } from '../../../scripts/lib/median.ts'
import { describeFaults, type LighthouseRun, medianOf } from '../../../scripts/ux-audit/lighthouse.ts'

const run = (changes: Partial<LighthouseRun> = {}): LighthouseRun => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_000,
  cls: 0,
  tbt: 0,
  faults: [],
  ...changes,
})

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 2, 33, 4, 100], 10],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

  it('of nothing is no number', () => expect(median([])).toBeNaN())

  it('leaves the values as they were', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('of runs is taken measure by measure', () => {
    const runs = [
      run({ performance: 90, lcp: 1_200 }),
      run({ lcp: 2_600, tbt: 300 }),
      run({ performance: 99, tbt: 4 }),
    ]
    expect(medianOf(runs)).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      lcp: 1_200,
      cls: 0,
      tbt: 4,
    })
  })

  it('of no runs passes for nothing', () => {
    expect(Object.values(medianOf([])).every(Number.isNaN)).toBe(true)
  })
})

it('names each fault of a page once', () => {
  const runs = [
    run({ faults: ['seo, canonical'] }),
    run({ faults: ['seo, canonical', 'accessibility, label'] }),
  ]
  expect(describeFaults('/naf', runs)).toEqual(['/naf: seo, canonical', '/naf: accessibility, label'])
})
