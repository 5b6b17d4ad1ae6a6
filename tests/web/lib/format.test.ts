import { expect, it } from 'vitest'
import { formatDateTime, formatNumber } from '../../../web/src/lib/format.ts'

it('tells instants in Ecuador’s zone', () => {
  expect(formatDateTime('2025-07-10T04:59:59.000Z')).toBe('9 de julio de 2025, 23:59')
  expect(formatDateTime('2025-07-10T05:00:00.000Z')).toBe('10 de julio de 2025, 00:00')
  expect(formatDateTime('2025-07-09T19:05:00.000Z')).toBe('9 de julio de 2025, 14:05')
})

it('writes numbers as in Ecuador', () => {
  expect(formatNumber(2.4)).toBe('2,4')
})
