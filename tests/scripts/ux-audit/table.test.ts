import { describe, expect, it } from 'vitest'
import { AUDIT_COLUMNS, columnsOf, type Measures, misses } from '../../../scripts/ux-audit/bars.ts'
import { pageAt } from '../../../scripts/ux-audit/pages.ts'
import { countBars, tableOf } from '../../../scripts/ux-audit/table.ts'

const KIB = 1024
const SIZES: Measures = { js: 90 * KIB, jsWithSession: 120 * KIB, jsLater: 20 * KIB, css: 10 * KIB }
const GOOD: Measures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_234,
  cls: 0.004,
  tbt: 12,
  ...SIZES,
}

const HOME = pageAt('/')
const FORM = pageAt('/servicios')

const missed = (measures: Measures, page = HOME) =>
  AUDIT_COLUMNS.filter((column) => misses(column, page, measures)).map(({ key }) => key)

describe('a bar', () => {
  it('is reached by what is exactly as good', () => {
    const justSo: Measures = {
      performance: 98,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      lcp: 1_500,
      cls: 0.02,
      tbt: 50,
      js: 100 * KIB,
      jsWithSession: 142 * KIB,
      jsLater: 27 * KIB,
      css: 18 * KIB,
    }
    expect(missed(justSo)).toEqual([])
  })

  it.each<[keyof Measures, number]>([
    ['performance', 97],
    ['accessibility', 99],
    ['bestPractices', 99],
    ['seo', 99],
    ['lcp', 1_500.1],
    ['cls', 0.0201],
    ['tbt', 50.4],
    ['js', 100 * KIB + 1],
    ['jsWithSession', 142 * KIB + 1],
    ['jsLater', 27 * KIB + 1],
    ['css', 18 * KIB + 1],
  ])('is missed in %s by %d, whatever is printed of it', (key, value) => {
    expect(missed({ ...GOOD, [key]: value })).toEqual([key])
  })

  it('lets a page with a form weigh more', () => {
    const form = { ...GOOD, js: 170 * KIB }
    expect(missed(form, FORM)).toEqual([])
    expect(missed({ ...form, js: 170 * KIB + 1 }, FORM)).toEqual(['js'])
    expect(missed(form)).toEqual(['js'])
  })

  it('lets the pages that begin a session ask for its code later', () => {
    const later = { ...GOOD, jsLater: 65 * KIB }
    expect(missed(later, pageAt('/login'))).toEqual([])
    expect(missed({ ...later, jsLater: 65 * KIB + 1 }, pageAt('/login'))).toEqual(['jsLater'])
    expect(missed(later, FORM)).toEqual(['jsLater'])
  })

  it('is missed by what could not be measured', () => {
    expect(missed({ ...GOOD, lcp: Number.NaN })).toEqual(['lcp'])
  })

  it('stands only where something was measured', () => {
    expect(columnsOf(SIZES).map(({ key }) => key)).toEqual(['js', 'jsWithSession', 'jsLater', 'css'])
    expect(missed(SIZES)).toEqual([])
  })
})

describe('the table', () => {
  it('has a line for each page, the bars above and a mark at each that is missed', () => {
    const slow = { ...GOOD, performance: 97, lcp: 1_712, js: 158 * KIB, jsWithSession: Number.NaN }
    const lines = tableOf([
      { page: HOME, measures: GOOD },
      { page: FORM, measures: slow },
    ])
    expect(lines.split('\n')).toEqual([
      'página      rendim.   acces.   práct.     SEO    LCP s       CLS   TBT ms        JS KiB   con sesión     después   CSS KiB',
      '               ≥ 98    ≥ 100    ≥ 100   ≥ 100   ≤ 1.50   ≤ 0.020     ≤ 50   ≤ 100 / 170        ≤ 142   ≤ 27 / 65      ≤ 18',
      '/                99      100      100     100     1.23     0.004       12          90.0        120.0        20.0      10.0',
      '/servicios       97✗     100      100     100     1.71✗    0.004       12         158.0            –✗       20.0      10.0',
    ])
  })

  it('counts the bars reached and missed', () => {
    expect(
      countBars([
        { page: HOME, measures: SIZES },
        { page: FORM, measures: { ...SIZES, css: 19 * KIB, js: 171 * KIB } },
      ]),
    ).toEqual({ passed: 6, failed: 2 })
  })

  it('is empty of an audit of nothing', () => {
    expect(countBars([])).toEqual({ passed: 0, failed: 0 })
  })
})
