import {
  addDays,
  METAS,
  type Period,
  periodBefore,
  semesterOf,
  semesterStart,
  UNREADABLE_QUERY,
} from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstMessage } from '../support/first-message.ts'

/** Half-years, and what a period is compared with: docs/decisions/tallies.md. */

const aDay = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days))
const lengthOf = ({ desde, hasta }: Period) => (Date.parse(hasta) - Date.parse(desde)) / 86_400_000 + 1

describe('a semester', () => {
  it.each([
    ['2026-01-01', '2026-01-01', '2026-06-30'],
    ['2026-06-30', '2026-01-01', '2026-06-30'],
    ['2026-07-01', '2026-07-01', '2026-12-31'],
    ['2028-02-29', '2028-01-01', '2028-06-30'],
    ['2026-12-31', '2026-07-01', '2026-12-31'],
  ])('of %s lasts from %s to %s', (day, desde, hasta) => {
    expect(semesterOf(day)).toEqual({ desde, hasta })
  })

  it.each([
    ['2026-01-01T04:59:59Z', '2025-07-01T05:00:00Z'],
    ['2026-01-01T05:00:00Z', '2026-01-01T05:00:00Z'],
    ['2026-07-01T04:59:59Z', '2026-01-01T05:00:00Z'],
    ['2026-11-23T12:00:00Z', '2026-07-01T05:00:00Z'],
  ])('begins in January and July by the clock of Ecuador: at %s it began at %s', (now, start) => {
    expect(semesterStart(Date.parse(now))).toBe(Date.parse(start))
  })

  it('is compared with the semester before it, be it longer or shorter', () => {
    expect(periodBefore(semesterOf('2026-08-01'))).toEqual(semesterOf('2026-03-01'))
    expect(periodBefore(semesterOf('2026-03-01'))).toEqual(semesterOf('2025-12-01'))
  })

  it('has the goals that the project answers to', () => {
    expect(METAS).toEqual({ atendidos: 4000, personas: 5000, capacitaciones: 3, redes: 20 })
  })
})

describe('any two days', () => {
  it('are compared with as many before them, and no day counts in both', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 170 }), (desde, days) => {
        const period = { desde, hasta: addDays(desde, days) }
        const before = periodBefore(period)
        expect(addDays(before.hasta, 1)).toBe(period.desde)
        expect(lengthOf(before)).toBe(lengthOf(period))
      }),
    )
  })

  it.each([
    ['nothing', {}, UNREADABLE_QUERY],
    ['half of a period', { hasta: '2026-01-01' }, UNREADABLE_QUERY],
    ['a parameter more', { desde: '2026-01-01', hasta: '2026-01-01', buscar: 'rosa' }, UNREADABLE_QUERY],
    [
      'a day that is none',
      { desde: '2026-02-30', hasta: '2026-03-01' },
      'Escribe un día que exista, como 2026-07-01.',
    ],
    [
      'the last day first',
      { desde: '2026-03-02', hasta: '2026-03-01' },
      'El primer día tiene que ser anterior al último.',
    ],
    ['too many years', { desde: '2010-01-01', hasta: '2026-01-01' }, 'Pide como máximo cinco años.'],
  ])('are refused as %s', (_, query, message) => {
    for (const schema of [schemas.informe.read.query, schemas.informe.opiniones.query])
      expect(firstMessage(schema, query)).toBe(message)
  })

  it('are taken as one day, too', () => {
    expect(
      firstMessage(schemas.informe.read.query, { desde: '2026-03-01', hasta: '2026-03-01' }),
    ).toBeUndefined()
  })
})
