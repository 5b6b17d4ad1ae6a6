import { type DayEvent, icsOf } from '@naf/contract'
import { describe, expect, it } from 'vitest'

/**
 * Inputs from public bug reports of comparable services, where the contract decides. One `describe` per kind; each row
 * names the input, its field, the right result and the reason.
 */

describe('the revision of a calendar event', () => {
  const event = {
    id: 'a@naf.example',
    day: '2026-12-31',
    title: 'IVA',
    text: 'Último día.',
    url: 'https://naf.example',
  }
  const linesOf = (revision: Partial<DayEvent>) => icsOf('x', [{ ...event, ...revision }]).split('\r\n')

  it.each(
    [
      { input: { sequence: 0, modified: null }, right: ['SEQUENCE:0'], reason: 'never moved' },
      {
        input: { sequence: 2, modified: '2026-11-27T15:00:00.000Z' },
        right: ['SEQUENCE:2', 'LAST-MODIFIED:20261127T150000Z'],
        reason: 'moved twice',
      },
      { input: {}, right: [], reason: 'an event without revisions' },
    ].map((row) => ({ ...row, field: 'sequence' })),
  )('$reason', ({ input, right }) => {
    expect(linesOf(input).filter((line) => /^(SEQUENCE|LAST-MODIFIED)/.test(line))).toEqual(right)
  })
})
