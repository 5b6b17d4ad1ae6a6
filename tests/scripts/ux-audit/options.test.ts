import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../scripts/ux-audit/options.ts'
import { PAGES, pageAt } from '../../../scripts/ux-audit/pages.ts'

describe('the options of the audit', () => {
  it('are by themselves every page, five times, and axe', () => {
    expect(readOptions([])).toEqual({ quick: false, pages: PAGES, runs: 5, withAxe: true })
  })

  it('choose pages, and then leave axe out', () => {
    expect(readOptions(['--routes=/,/login', '--runs=1'])).toEqual({
      quick: false,
      pages: [pageAt('/'), pageAt('/login')],
      runs: 1,
      withAxe: false,
    })
  })

  it.each([
    ['--routes=/no-existe', '/no-existe'],
    ['--runs=0', '--runs'],
    ['--runs=dos', '--runs'],
    ['--rapido', '--rapido'],
  ])('are refused with the usage: %s', (argument, named) => {
    expect(() => readOptions([argument])).toThrow(named)
    expect(() => readOptions([argument])).toThrow('Uso: npm run ux-audit')
  })
})
