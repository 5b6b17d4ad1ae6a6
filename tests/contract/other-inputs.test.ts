import { type DayEvent, datesOf, dueEvents, icsOf, type TaxpayerKind, titleOf } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { calendario } from '../web/support/calendar-builder.ts'

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

describe('the taxpayer kind', () => {
  const year = calendario(2026)

  it.each(
    [
      {
        input: 'sociedad-rimpe',
        right: [
          '2026-01-14 IVA de julio a diciembre de 2025',
          '2026-04-14 Impuesto a la renta de 2025',
          '2026-07-14 IVA de enero a junio de 2026',
        ],
        reason: 'a RIMPE company declares IVA half-yearly and renta in April',
      },
      {
        input: 'emprendedor',
        right: [
          '2026-01-14 IVA de julio a diciembre de 2025',
          '2026-05-14 Impuesto a la renta de 2025',
          '2026-07-14 IVA de enero a junio de 2026',
        ],
        reason: 'a RIMPE person declares renta in May',
      },
    ].map((row) => ({ ...row, field: 'tipo' })),
  )('$input: $reason', ({ input, right }) => {
    const dates = datesOf(year, 3, input as TaxpayerKind)
    expect(dates.map((date) => `${date.day} ${titleOf(date)}`)).toEqual(right)
    const [event] = dueEvents(dates, 3, input as TaxpayerKind, 'naf.example')
    expect(event?.text).toContain('Confirma tu régimen en SRI en línea')
  })

  it('of the general regime has no RIMPE line and keeps twelve IVA dates', () => {
    const dates = datesOf(year, 3, 'sociedad')
    expect(dates.filter(({ obligacion }) => obligacion === 'IvaMensual')).toHaveLength(12)
    expect(dueEvents(dates, 3, 'sociedad', 'naf.example')[0]?.text).not.toContain('régimen')
  })
})
