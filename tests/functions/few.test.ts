import { FEWEST, PROVINCIAS, REPORT_PAPER } from '@naf/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citiesOf, groupsOf, saidBesideSum, saidSum } from '../../functions/src/entities/informe/few.ts'
import { saidOfMonths } from '../../functions/src/entities/informe/leaving.ts'
import { provinceOfCity } from '../../functions/src/tallies/place.ts'
import { aMonth } from '../support/informe-builder.ts'

/** By what leaves the house nobody can be known: docs/decisions/exports.md. */

const count = fc.oneof(fc.nat(6), fc.nat(300))
const counts = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), count, { maxKeys: 12 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const isFew = (one: number | null) => one !== null && one > 0 && one < FEWEST

describe('the groups of a figure', () => {
  it('say nothing of fewer than five, and lose nobody', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const groups = groupsOf(given)
        const total = sum(Object.values(given))
        expect(groups.some((group) => isFew(group.count))).toBe(false)
        if (total === 0 || total >= FEWEST) expect(sum(groups.map((group) => group.count ?? 0))).toBe(total)
        else expect(groups).toEqual([{ name: REPORT_PAPER.others, count: null }])
      }),
    )
  })

  it('cannot be taken from their sum: what is not named is five at least', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const total = sum(Object.values(given))
        const named = groupsOf(given).filter(
          ({ name, count: one }) => given[name] === one && name !== REPORT_PAPER.others,
        )
        const left = total - sum(named.map((group) => group.count ?? 0))
        if (total >= FEWEST) expect(left === 0 || left >= FEWEST).toBe(true)
      }),
    )
  })

  it('take the next larger one along where what is few would be told apart', () => {
    expect(groupsOf({ a: 100, b: 6, c: 3 })).toEqual([
      { name: 'a', count: 100 },
      { name: REPORT_PAPER.others, count: 9 },
    ])
    expect(groupsOf({ si: 2, no: 90 })).toEqual([{ name: REPORT_PAPER.others, count: 92 }])
    expect(groupsOf({ a: 4, b: 4, c: 50 })).toEqual([
      { name: 'c', count: 50 },
      { name: REPORT_PAPER.others, count: 8 },
    ])
    expect(groupsOf({ a: 0 })).toEqual([])
  })
})

const CITIES = ['Quito', 'Cayambe', 'Sangolquí', 'Ibarra', 'Otavalo', 'Guayaquil', 'Daule'] as const

describe('cities', () => {
  it('are few in no province, and lose nobody of any', () => {
    const cities = fc.dictionary(fc.constantFrom(...CITIES), count)
    fc.assert(
      fc.property(cities, fc.nat(12), (Ciudad, elsewhere) => {
        const Provincia: Record<string, number> = {}
        for (const [city, one] of Object.entries(Ciudad)) {
          const provincia = provinceOfCity(city)
          if (provincia) Provincia[provincia] = (Provincia[provincia] ?? 0) + one
        }
        Provincia[PROVINCIAS[0]] = elsewhere
        const groups = citiesOf({ Provincia, Ciudad })
        const total = sum(Object.values(Provincia))
        expect(groups.some((group) => isFew(group.count))).toBe(false)
        if (total >= FEWEST) expect(sum(groups.map((group) => group.count ?? 0))).toBe(total)
      }),
    )
  })
})

describe('figures beside their sum', () => {
  it('cannot be taken from it: what is not said is five at least, or all there is', () => {
    fc.assert(
      fc.property(fc.array(count, { maxLength: 12 }), (given) => {
        const shown = saidBesideSum(given)
        const hidden = given.filter((_, index) => shown[index] === null)
        expect(shown.some(isFew)).toBe(false)
        expect(shown.filter((one) => one !== null)).toEqual(given.filter((_, index) => shown[index] !== null))
        if (hidden.length > 0 && shown.some((one) => one)) expect(sum(hidden)).toBeGreaterThanOrEqual(FEWEST)
      }),
    )
  })

  it.each([
    [
      [21, 20, 4],
      [21, null, null],
    ],
    [
      [21, 2, 3],
      [21, null, null],
    ],
    [
      [9, 0, 5],
      [9, 0, 5],
    ],
    [[3], [null]],
  ])('of %j say %j', (given, shown) => expect(saidBesideSum(given)).toEqual(shown))
})

describe('a sum', () => {
  it('tells of none of its two groups how few they are', () => {
    fc.assert(
      fc.property(count, count, (one, other) => {
        const sum = saidSum(one, other)
        if (typeof sum !== 'number') return
        expect(sum).toBe(one + other)
        for (const group of [one, other]) expect(isFew(group)).toBe(false)
      }),
    )
  })

  it.each([
    [800, 40, 840],
    [800, 0, 800],
    [0, 0, 0],
    [2, 0, null],
    [2, 2, null],
    [4, 4, '5 o más'],
    [1800, 3, '1.800 o más'],
    [3, 40, '40 o más'],
  ])('of %i and %i is said as %s', (one, other, said) => {
    expect(saidSum(one, other)).toBe(said)
  })
})

describe('the figures of months', () => {
  const KEYS = ['Atendidas', 'Asistencias', 'Personas'] as const
  const month = fc.record({ Atendidas: count, Asistencias: count }).map(({ Atendidas, Asistencias }) =>
    aMonth('2026-01', {
      Cerradas: Atendidas,
      Atendidas,
      Asistencias,
      Personas: Atendidas + Asistencias,
    }),
  )

  it('cannot be worked out from one another, nor from those of the period', () => {
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 12 }), (months) => {
        const said = saidOfMonths(months)
        const untold = (index: number) =>
          KEYS.filter((key) => typeof said[index]?.find((one) => one.key === key)?.count !== 'number')
        for (const index of months.keys()) expect([[], KEYS]).toContainEqual(untold(index))
        for (const key of KEYS) {
          const hidden = months.filter((figures, index) => figures[key] > 0 && untold(index).includes(key))
          const told = months.filter((_, index) => !untold(index).includes(key))
          if (sum(told.map((figures) => figures[key])) > 0 && hidden.length > 0)
            expect(sum(hidden.map((figures) => figures[key]))).toBeGreaterThanOrEqual(FEWEST)
        }
      }),
    )
  })

  it('are served people whom nobody can take from those attended to', () => {
    const served = [18, 12, 4].map((Atendidas) =>
      aMonth('2026-01', {
        Atendidas,
        Asistencias: 14,
        Personas: Atendidas + 14,
        Cerradas: Atendidas,
        EsperaMitad: 2,
      }),
    )
    const counts = saidOfMonths(served).map((figures) =>
      [...KEYS, 'EsperaMitad'].map((wanted) => figures.find(({ key }) => key === wanted)?.count),
    )
    const { untold } = REPORT_PAPER
    expect(counts).toEqual([
      [18, 14, 32, 2],
      [untold, untold, untold, untold],
      [untold, untold, untold, untold],
    ])
  })
})
