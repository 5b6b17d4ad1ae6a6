import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatBytes,
  formatDateTime,
  formatNumber,
  formatPlainDate,
  plainMoment,
  today,
} from '../../../web/src/lib/format.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

it('tells instants in Ecuador’s zone', () => {
  expect(formatDateTime('2025-07-10T04:59:59.000Z')).toBe('9 de julio de 2025, 23:59')
  expect(formatDateTime('2025-07-10T05:00:00.000Z')).toBe('10 de julio de 2025, 00:00')
  expect(formatDateTime('2025-07-09T19:05:00.000Z')).toBe('9 de julio de 2025, 14:05')
})

it('tells the day and the hour that the clock of Ecuador shows, whatever the browser’s', () => {
  vi.useFakeTimers({ now: new Date('2025-07-10T04:59:59.000Z') })
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(today()).toBe('2025-07-09')
    expect(plainMoment('2025-07-10T05:00:00.000Z')).toBe('2025-07-10T00:00')
    expect(plainMoment('2025-07-09T19:05:59.999Z')).toBe('2025-07-09T14:05')
  }
})

it('writes numbers as in Ecuador', () => {
  expect(formatNumber(2.4)).toBe('2,4')
})

describe('a plain date', () => {
  it.each([
    ['2025-07-09', '9 de julio de 2025'],
    ['2025-01-01', '1 de enero de 2025'],
    ['2024-02-29', '29 de febrero de 2024'],
    ['1900-01-01', '1 de enero de 1900'],
  ])('%s is the same day in every zone', (day, text) => {
    for (const zone of ['Pacific/Honolulu', 'America/Guayaquil', 'UTC', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone)
      expect(formatPlainDate(day)).toBe(text)
    }
  })
})

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [23_811, '24 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_449_999, '2,4 MB'],
  [10_485_760, '10,5 MB'],
])('tells a size of %i as people write it', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
