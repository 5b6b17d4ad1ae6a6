import { type Calendario, datesOf, dueDatesOf, TAXPAYER_KINDS, titleOf } from '@naf/contract'
import { missingYear, nextDates, soon } from '@naf/web/src/ui/due-dates/due-dates.ts'
import { describe, expect, it } from 'vitest'
import { calendario } from '../support/calendar-builder.ts'

const Y2026 = calendario(2026)
const Y2027 = calendario(2027)
const both = [Y2027, Y2026]

const shown = (
  calendars: readonly Calendario[],
  ...asked: [number, (typeof TAXPAYER_KINDS)[number], string]
) => nextDates(calendars, ...asked).map((date) => `${date.day} ${titleOf(date)}`)

describe('the next dates', () => {
  it('are the first of each thing that is declared, the earliest first', () => {
    expect(shown(both, 3, 'general', '2026-11-23')).toEqual([
      '2026-12-14 IVA de noviembre de 2026',
      '2026-12-14 Retenciones de noviembre de 2026',
      '2027-03-15 Impuesto a la renta de 2026',
    ])
    expect(shown(both, 0, 'emprendedor', '2026-11-23')).toEqual([
      '2027-01-28 IVA de julio a diciembre de 2026',
      '2027-05-28 Impuesto a la renta de 2026',
    ])
    expect(shown(both, 1, 'sociedad', '2026-04-10').at(-1)).toBe('2026-04-10 Impuesto a la renta de 2025')
  })

  it('count the day itself, and not the one before', () => {
    expect(shown([Y2026], 3, 'general', '2026-12-14')).toHaveLength(2)
    expect(shown([Y2026], 3, 'general', '2026-12-15')).toEqual([])
  })

  it('are as far as there are calendars', () => {
    expect(nextDates([], 3, 'general', '2026-11-23')).toEqual([])
    expect(shown([Y2026], 3, 'popular', '2026-11-23')).toEqual([])
  })

  it('lack the year that nobody has published', () => {
    const missing = (calendars: readonly Calendario[], kind: (typeof TAXPAYER_KINDS)[number]) =>
      missingYear(calendars, nextDates(calendars, 3, kind, '2026-11-23'), kind, '2026-11-23')
    expect(missing([], 'general')).toBe(2026)
    expect(missing([Y2026], 'general')).toBe(2027)
    expect(missing([Y2026], 'popular')).toBe(2027)
    expect(missing(both, 'sociedad')).toBeNull()
  })

  it('are those that the SRI set for once', () => {
    const Excepciones = [{ Obligacion: 'IvaMensual', Mes: 12, Digito: 3, Fecha: '2026-12-28' } as const]
    const changed = { ...Y2026, Excepciones }
    const calendar = { ...changed, Vencimientos: dueDatesOf(changed) }
    expect(shown([calendar], 3, 'general', '2026-11-23')[1]).toBe('2026-12-28 IVA de noviembre de 2026')
  })
})

it('a year has the dates of every kind in order', () => {
  for (const kind of TAXPAYER_KINDS)
    for (const digit of [0, 5, 9]) {
      const days = datesOf(Y2026, digit, kind).map(({ day }) => day)
      expect(days).toEqual(days.toSorted())
    }
  expect(datesOf(Y2026, 4, 'general')).toHaveLength(25)
  expect(datesOf(Y2026, 4, 'popular')).toHaveLength(1)
})

it('what is near is said in days', () => {
  const now = '2026-11-23'
  expect(['2026-11-22', now, '2026-11-24', '2026-12-07', '2026-12-08'].map((day) => soon(day, now))).toEqual([
    null,
    'hoy',
    'mañana',
    'en 14 días',
    null,
  ])
})
