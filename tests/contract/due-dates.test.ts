import { type DueRules, dueDatesOf, lawHolidays, lawRules, workingDueDate } from '@naf/contract'
import { calendarioFormSchema } from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCalendario } from '../support/builders.ts'

/**
 * The last days for the ninth digits 1, 2, … 9, 0: the days of the Reglamento on the calendar of the year, moved by hand
 * as its rule says, with the holidays that were published.
 */
const KNOWN: Record<string, string> = {
  '2024-02': '14 14 14 16 19 20 22 26 26 28',
  '2024-03': '11 12 14 18 18 20 22 25 26 28',
  '2024-04': '10 12 15 16 18 22 22 24 26 29',
  '2024-05': '10 13 14 16 20 20 22 27 27 28',
  '2024-09': '10 12 16 16 18 20 23 24 26 30',
  '2025-03': '10 12 14 17 18 20 24 24 26 28',
  '2025-05': '12 12 14 16 19 20 22 26 26 28',
  '2025-06': '10 12 16 16 18 20 23 24 26 30',
  '2025-09': '10 12 15 16 18 22 22 24 26 29',
  '2025-10': '13 13 14 16 20 20 22 24 27 28',
  '2026-01': '12 12 14 16 19 20 22 26 26 28',
  '2026-02': '10 12 18 18 18 20 23 24 26 27',
  '2026-03': '10 12 16 16 18 20 23 24 26 30',
  '2026-05': '11 12 14 18 18 20 22 26 26 28',
  '2026-08': '11 12 14 17 18 20 24 24 26 28',
  '2026-12': '10 14 14 16 18 21 22 24 28 28',
}

const rulesOf = (year: number, changes: Partial<DueRules> = {}): DueRules => ({
  Anio: year,
  ...lawRules(),
  Feriados: lawHolidays(year),
  Excepciones: [],
  ...changes,
})

const ofMonth = (rules: DueRules, name: string, month: number) =>
  dueDatesOf(rules).find(({ Obligacion, Mes }) => Obligacion === name && Mes === month)?.Fechas ?? []

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
const days = day.map((date) => date.toISOString().slice(0, 10))
const later = (from: string, n: number) =>
  new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10)
const weekday = (one: string) => new Date(one).getUTCDay()

describe('the due dates of the monthly IVA', () => {
  it.each(Object.entries(KNOWN))('of %s are %s', (month, expected) => {
    const [year, number] = month.split('-').map(Number) as [number, number]
    const dates = ofMonth(rulesOf(year), 'IvaMensual', number)
    const inOrder = [...dates.slice(1), dates[0] ?? '']
    expect(inOrder.map((date) => date.slice('2026-01-'.length)).join(' ')).toBe(expected)
    for (const date of dates) expect(date.slice(0, month.length)).toBe(month)
  })
})

describe('a due date', () => {
  const rest = fc.uniqueArray(fc.integer({ min: -5, max: 12 }), { maxLength: 8 })

  it('is a working day of its own month: the next one, or the last where there is none after it', () => {
    fc.assert(
      fc.property(days, rest, (due, offsets) => {
        const holidays = new Set(offsets.map((offset) => later(due, offset)))
        const rests = (one: string) => weekday(one) % 6 === 0 || holidays.has(one)
        const moved = workingDueDate(due, holidays)
        expect(rests(moved)).toBe(false)
        const between = (from: string, to: string) => {
          for (let one = from; one < to; one = later(one, 1)) expect(rests(one)).toBe(true)
        }
        if (moved >= due) between(due, moved)
        else {
          between(later(moved, 1), later(due, 1))
          let next = due
          while (rests(next)) next = later(next, 1)
          expect(next.slice(0, 7)).not.toBe(due.slice(0, 7))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('stays where it is a working day', () => {
    expect(workingDueDate('2026-11-10', new Set())).toBe('2026-11-10')
  })

  it('comes forward at the end of a month, past holidays too', () => {
    expect(workingDueDate('2026-02-28', new Set())).toBe('2026-02-27')
    expect(workingDueDate('2026-02-28', new Set(['2026-02-27']))).toBe('2026-02-26')
  })
})

describe('the calendar of a year', () => {
  it('has each obligation in its months', () => {
    const months = (name: string) =>
      dueDatesOf(rulesOf(2026)).flatMap(({ Obligacion, Mes }) => (Obligacion === name ? [Mes] : []))
    expect(months('IvaMensual')).toHaveLength(12)
    expect(months('Retenciones')).toHaveLength(12)
    expect(months('IvaSemestral')).toEqual([1, 7])
    expect(months('RentaPersonas')).toEqual([3])
    expect(months('RentaSociedades')).toEqual([4])
    expect(months('RentaRimpe')).toEqual([5])
  })

  it('has what the SRI set otherwise, for one digit or for all, as it was set', () => {
    const of = { Obligacion: 'IvaMensual', Mes: 11 } as const
    const Excepciones = [
      { ...of, Digito: null, Fecha: '2026-12-05' },
      { ...of, Digito: 3, Fecha: '2026-12-04' },
    ]
    const dates = ofMonth(rulesOf(2026, { Excepciones }), 'IvaMensual', 11)
    expect([dates[3], dates[4], dates[0]]).toEqual(['2026-12-04', '2026-12-05', '2026-12-05'])
    expect(ofMonth(rulesOf(2026, { Excepciones }), 'Retenciones', 11)[3]).toBe('2026-11-16')
  })

  it('is taken with the days in order, and refused with what no calendar has', () => {
    const parse = (changes: Record<string, unknown>) => calendarioFormSchema.safeParse(aCalendario(changes))
    expect(parse({ IvaSemestral: [7, 1] }).data?.IvaSemestral).toEqual([1, 7])
    const wrong: Record<string, unknown>[] = [
      { Anio: 2019 },
      { Anio: 2030.5 },
      { Anio: '2030' },
      { Dias: [28, 10, 12] },
      { Dias: [29, 10, 12, 14, 16, 18, 20, 22, 24, 26] },
      { IvaMensual: [13] },
      { IvaMensual: [1, 1] },
      { Fuente: '  ' },
      { Feriados: [{ Fecha: '2029-01-01', Nombre: 'Año Nuevo' }] },
      { Feriados: [{ Fecha: '2030-02-30', Nombre: 'Nunca' }] },
      { Feriados: ['Uno', 'Otro'].map((Nombre) => ({ Fecha: '2030-01-01', Nombre })) },
      { Excepciones: [{ Obligacion: 'Otra', Mes: 1, Digito: 1, Fecha: '2030-01-10' }] },
      { Excepciones: [{ Obligacion: 'IvaMensual', Mes: 1, Digito: 10, Fecha: '2030-01-10' }] },
    ]
    for (const changes of wrong) expect(parse(changes).success, JSON.stringify(changes)).toBe(false)
  })
})
