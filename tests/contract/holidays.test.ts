import { lawHolidays } from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** The days of rest as the Ministry of Tourism published them, after the moves of the law. */
const PUBLISHED: Record<number, string[]> = {
  2019: '01-01 03-04 03-05 04-19 05-03 05-24 08-09 10-11 11-01 11-04 12-25'.split(' '),
  2023: '01-02 02-20 02-21 04-07 05-01 05-26 08-11 10-09 11-02 11-03 12-25'.split(' '),
  2024: '01-01 02-12 02-13 03-29 05-03 05-24 08-09 10-11 11-01 11-04 12-25'.split(' '),
  2025: '01-01 03-03 03-04 04-18 05-02 05-23 08-11 10-10 11-03 11-04 12-25'.split(' '),
  2026: '01-01 02-16 02-17 04-03 05-01 05-25 08-10 10-09 11-02 11-03 12-25'.split(' '),
}

const years = fc.integer({ min: 2020, max: 2100 })

describe('the holidays of the law', () => {
  it.each(Object.keys(PUBLISHED).map(Number))('are in %i those that were published', (year) => {
    const days = lawHolidays(year).map(({ Fecha }) => Fecha)
    expect(days).toEqual(PUBLISHED[year]?.map((day) => `${year}-${day}`))
  })

  it('give a New Year on a Saturday to the year before', () => {
    expect(lawHolidays(2027).at(-1)).toEqual({ Fecha: '2027-12-31', Nombre: 'Año Nuevo' })
    expect(lawHolidays(2028)[0]?.Nombre).toBe('Carnaval')
  })

  it('are different working days of their own year, in order', () => {
    fc.assert(
      fc.property(years, (year) => {
        const days = lawHolidays(year).map(({ Fecha }) => Fecha)
        expect(days).toEqual([...new Set(days)].sort())
        for (const day of days) {
          expect(day.slice(0, 4)).toBe(String(year))
          expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay())
        }
      }),
    )
  })

  it('always leave two days side by side for the second and the third of November', () => {
    fc.assert(
      fc.property(years, (year) => {
        const november = lawHolidays(year).filter(({ Nombre }) => /Difuntos|Cuenca/.test(Nombre))
        const [first, second] = november.map(({ Fecha }) => Date.parse(Fecha) / 86_400_000)
        expect([1, 3]).toContain((second ?? 0) - (first ?? 0))
      }),
    )
  })
})
