import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lawRules } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { dayBefore, newestMoment, spread } from '../../demo/days.ts'
import { GALERIA } from '../../demo/galeria.ts'
import { BOLETINES, LIBROS } from '../../demo/publications.ts'
import { TALKS } from '../../demo/talks.ts'
import { DEMO } from '../../scripts/lib/paths.ts'

const numerically = (a: number, b: number) => a - b

describe('the demo data', () => {
  it.each([
    ['in the last second of a day in Ecuador', '2026-11-23T04:59:59Z', '2026-11-21T15:20:00.000Z'],
    ['in the first second of the next one', '2026-11-23T05:00:00Z', '2026-11-22T15:20:00.000Z'],
    ['in the morning, before that time', '2026-11-23T14:00:00Z', '2026-11-22T15:20:00.000Z'],
    ['on the first day of a year', '2027-01-01T20:00:00Z', '2026-12-31T15:20:00.000Z'],
  ])('made %s, ends at 10:20 of the day before', (_, now, newest) => {
    expect(new Date(newestMoment(new Date(now))).toISOString()).toBe(newest)
  })

  it('is spread over the days before, the newest last', () => {
    const newest = newestMoment(new Date('2026-11-23T14:00:00Z'))
    const days = [0, 1, 2, 3].map((index) => new Date(spread(newest, index, 4, 8)).toISOString().slice(0, 10))
    expect(days).toEqual(['2026-11-16', '2026-11-18', '2026-11-20', '2026-11-22'])
    expect(dayBefore(newest, 22)).toBe('2026-10-31')
  })

  it('has a bulletin each fortnight, the newest in the last one', () => {
    const ages = BOLETINES.map(({ daysBefore }) => daysBefore).sort(numerically)
    expect(ages).toHaveLength(12)
    expect(ages[0]).toBeLessThan(14)
    expect(ages.slice(1).map((age, index) => age - (ages[index] ?? 0))).toEqual(Array(11).fill(14))
  })

  it('has twenty-four books, each of a day of its own', () => {
    expect(new Set(LIBROS.map(({ daysBefore }) => daysBefore)).size).toBe(24)
  })

  it('gives the renta of the RIMPE the month that the calendar has', () => {
    const [month = 0] = lawRules().RentaRimpe
    const name = new Intl.DateTimeFormat('es-EC', { month: 'long' }).format(new Date(2026, month - 1))
    const rows = [
      'boletines/rimpe-antes-de-fin-de-ano.md',
      'libros/rimpe-emprendedores-y-negocios-populares.md',
    ]
      .map((file) => readFileSync(join(DEMO, file), 'utf8'))
      .map((text) => text.toLowerCase().match(/^\| cuándo (?:paga renta|lo declara) .*$/m)?.[0])
    for (const row of rows) expect(row?.split(name)).toHaveLength(3)
  })

  it('has trainings in both half-years, one of next week that is full, one with places, and a draft', () => {
    const days = TALKS.map(({ inDays }) => inDays)
    expect(days).toEqual(days.toSorted(numerically))
    expect(TALKS.filter(({ inDays }) => inDays < -182).length).toBeGreaterThanOrEqual(3)
    expect(TALKS.filter(({ inDays }) => -182 <= inDays && inDays < 0).length).toBeGreaterThanOrEqual(3)
    const coming = TALKS.filter(({ inDays }) => inDays > 0)
    expect(coming.map(({ people, cupos, estado }) => estado ?? people > cupos)).toEqual([
      true,
      false,
      'borrador',
    ])
    expect(coming[0]?.inDays).toBeLessThan(14)
    for (const talk of TALKS) expect(talk.lugar || talk.enlace).not.toBe('')
  })

  it('has a scene for each of sixteen pictures, and none besides', () => {
    const scenes = GALERIA.map(({ scene }) => `${scene}.svg`)
    expect(scenes).toHaveLength(16)
    expect(readdirSync(join(DEMO, 'galeria')).sort()).toEqual(scenes.sort())
  })
})
