import {
  addDays,
  type DayEvent,
  type DueRules,
  dayAt,
  dueDatesOf,
  endedMonthsOf,
  icsOf,
  lawHolidays,
  lawRules,
  type Period,
  periodBefore,
  semesterOf,
  UNREADABLE_QUERY,
  workingDueDate,
} from '@naf/contract'
import { calendarioFormSchema, schemas } from '@naf/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCalendario, firstMessage } from '../support/builders.ts'

const weekday = (day: string) => new Date(day).getUTCDay()

describe('the holidays of the law', () => {
  /** The days of rest that the Ministry of Tourism published. */
  const PUBLISHED: Record<number, string> = {
    2019: '01-01 03-04 03-05 04-19 05-03 05-24 08-09 10-11 11-01 11-04 12-25',
    2023: '01-02 02-20 02-21 04-07 05-01 05-26 08-11 10-09 11-02 11-03 12-25',
    2024: '01-01 02-12 02-13 03-29 05-03 05-24 08-09 10-11 11-01 11-04 12-25',
    2025: '01-01 03-03 03-04 04-18 05-02 05-23 08-11 10-10 11-03 11-04 12-25',
    2026: '01-01 02-16 02-17 04-03 05-01 05-25 08-10 10-09 11-02 11-03 12-25',
  }

  it('are the published ones', () => {
    for (const [year, expected] of Object.entries(PUBLISHED)) {
      const days = lawHolidays(Number(year)).map(({ Fecha }) => Fecha)
      expect.soft(days).toEqual(expected.split(' ').map((day) => `${year}-${day}`))
    }
  })

  it('move a New Year on a Saturday to the year before', () => {
    expect(lawHolidays(2027).at(-1)).toEqual({ Fecha: '2027-12-31', Nombre: 'Año Nuevo' })
    expect(lawHolidays(2028)[0]?.Nombre).toBe('Carnaval')
  })

  it('are different working days of their own year, in order', () => {
    for (let year = 2020; year <= 2120; year += 1) {
      const days = lawHolidays(year).map(({ Fecha }) => Fecha)
      expect.soft(days).toEqual([...new Set(days)].sort())
      expect.soft(days.filter((day) => !day.startsWith(`${year}-`) || weekday(day) % 6 === 0)).toEqual([])
    }
  })
})

describe('a due date', () => {
  /**
   * The last days of the monthly IVA for the ninth digits 1, 2, … 9, 0: the days of the Reglamento, moved by hand
   * by its rule and the published holidays.
   */
  const KNOWN: Record<string, string> = {
    '2024-02': '14 14 14 16 19 20 22 26 26 28',
    '2024-04': '10 12 15 16 18 22 22 24 26 29',
    '2024-09': '10 12 16 16 18 20 23 24 26 30',
    '2025-03': '10 12 14 17 18 20 24 24 26 28',
    '2025-05': '12 12 14 16 19 20 22 26 26 28',
    '2025-09': '10 12 15 16 18 22 22 24 26 29',
    '2025-10': '13 13 14 16 20 20 22 24 27 28',
    '2026-02': '10 12 18 18 18 20 23 24 26 27',
    '2026-03': '10 12 16 16 18 20 23 24 26 30',
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
  const datesOf = (rules: DueRules, name: string, month: number) =>
    dueDatesOf(rules).find(({ Obligacion, Mes }) => Obligacion === name && Mes === month)?.Fechas ?? []

  it('is the published one', () => {
    for (const [month, expected] of Object.entries(KNOWN)) {
      const [year = 0, number = 0] = month.split('-').map(Number)
      const [zero = '', ...others] = datesOf(rulesOf(year), 'IvaMensual', number)
      const days = expected.split(' ').map((day) => `${month}-${day}`)
      expect.soft([...others, zero], month).toEqual(days)
    }
  })

  it('is the next working day of its month, or else the last one', () => {
    const days = fc.integer({ min: 0, max: 29_000 }).map((offset) => addDays('2020-01-01', offset))
    const offsets = fc.uniqueArray(fc.integer({ min: -5, max: 12 }), { maxLength: 8 })
    fc.assert(
      fc.property(days, offsets, (due, rest) => {
        const holidays = new Set(rest.map((offset) => addDays(due, offset)))
        const rests = (day: string) => weekday(day) % 6 === 0 || holidays.has(day)
        const nearest = (step: number) => {
          let day = due
          while (rests(day)) day = addDays(day, step)
          return day
        }
        const inMonth = nearest(1).slice(0, 7) === due.slice(0, 7)
        expect(workingDueDate(due, holidays)).toBe(nearest(inMonth ? 1 : -1))
      }),
      { numRuns: 1000 },
    )
    expect(workingDueDate('2026-11-10', new Set())).toBe('2026-11-10')
    expect(workingDueDate('2026-02-28', new Set(['2026-02-27']))).toBe('2026-02-26')
  })

  it('is an exception of the SRI, for one digit or for all', () => {
    const november = { Obligacion: 'IvaMensual', Mes: 11 } as const
    const rules = rulesOf(2026, {
      Excepciones: [
        { ...november, Digito: null, Fecha: '2026-12-05' },
        { ...november, Digito: 3, Fecha: '2026-12-04' },
      ],
    })
    const dates = datesOf(rules, 'IvaMensual', 11)
    expect([dates[3], dates[4], dates[0]]).toEqual(['2026-12-04', '2026-12-05', '2026-12-05'])
    const others = (all: DueRules) =>
      dueDatesOf(all).filter(({ Obligacion, Mes }) => Obligacion !== 'IvaMensual' || Mes !== 11)
    expect(others(rules)).toEqual(others(rulesOf(2026)))
  })
})

it('the form of a calendar sorts months and refuses values that no calendar has', () => {
  const parse = (changes: object) => calendarioFormSchema.safeParse(aCalendario({ ...changes }))
  expect(parse({ IvaSemestral: [7, 1] }).data?.IvaSemestral).toEqual([1, 7])
  const wrong = [
    { Anio: 2019 },
    { Anio: '20.30' },
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
    { Excepciones: [{ Obligacion: 'IvaMensual', Mes: 1, Digito: 1, Fecha: '9999-12-31' }] },
  ]
  for (const changes of wrong) expect.soft(parse(changes).success, JSON.stringify(changes)).toBe(false)
})

it('a semester is a half of a year, by the clock of Ecuador', () => {
  for (const day of ['2026-01-01', '2026-06-30'])
    expect(semesterOf(day)).toEqual({ desde: '2026-01-01', hasta: '2026-06-30' })
  for (const day of ['2026-07-01', '2026-12-31'])
    expect(semesterOf(day)).toEqual({ desde: '2026-07-01', hasta: '2026-12-31' })
  const starts = {
    '2026-01-01T04:59:59Z': '2025-07-01',
    '2026-01-01T05:00:00Z': '2026-01-01',
    '2026-07-01T04:59:59Z': '2026-01-01',
  }
  for (const [now, start] of Object.entries(starts))
    expect.soft(semesterOf(dayAt(Date.parse(now))).desde, now).toBe(start)
})

describe('a period', () => {
  const { query } = schemas.informe.read
  const lengthOf = ({ desde, hasta }: Period) => (Date.parse(hasta) - Date.parse(desde)) / 86_400_000 + 1

  it('is compared with as many months before whole months, else with as many days', () => {
    const starts = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 27 }), (desde, days) => {
        const period = { desde, hasta: addDays(desde, days) }
        fc.pre(!desde.endsWith('-01'))
        const before = periodBefore(period)
        expect(addDays(before.hasta, 1)).toBe(period.desde)
        expect(lengthOf(before)).toBe(lengthOf(period))
      }),
    )
    for (const [desde, hasta, before] of [
      ['2026-03-01', '2026-03-31', '2026-02-01'],
      ['2028-02-01', '2028-02-29', '2028-01-01'],
      ['2026-07-01', '2026-12-31', '2026-01-01'],
      ['2026-01-01', '2026-12-31', '2025-01-01'],
      ['2025-11-01', '2026-02-28', '2025-07-01'],
    ] as const)
      expect.soft(periodBefore({ desde, hasta }), desde).toEqual({ desde: before, hasta: addDays(desde, -1) })
  })

  it('leaves the centre by whole months that are over', () => {
    const cases: [desde: string, hasta: string, today: string, leaving: string][] = [
      ['2026-07-01', '2026-12-31', '2026-11-28', '2026-07-01 2026-10-31'],
      ['2026-07-01', '2026-12-31', '2027-01-01', '2026-07-01 2026-12-31'],
      ['2025-12-15', '2026-03-30', '2026-11-28', '2026-01-01 2026-02-28'],
      ['2026-03-02', '2026-04-29', '2026-11-28', 'none'],
      ['2026-11-01', '2026-11-30', '2026-11-30', 'none'],
      ['2027-01-01', '2027-06-30', '2026-11-28', 'none'],
    ]
    for (const [desde, hasta, today, leaving] of cases) {
      const months = endedMonthsOf({ desde, hasta }, today)
      expect.soft(months ? `${months.desde} ${months.hasta}` : 'none', `${desde} ${today}`).toBe(leaving)
    }
  })

  it('has one message for each mistake', () => {
    const day = '2026-01-01'
    const mistakes: [Record<string, string>, string][] = [
      [{}, UNREADABLE_QUERY],
      [{ hasta: day }, UNREADABLE_QUERY],
      [{ desde: day, hasta: day, buscar: 'rosa' }, UNREADABLE_QUERY],
      [{ desde: '2026-02-30', hasta: '2026-03-01' }, 'Escribe un día que exista, como 2026-07-01.'],
      [{ desde: '2x', hasta: day }, 'Escribe un día que exista, como 2026-07-01.'],
      [{ desde: '0050-01-01', hasta: '0050-12-31' }, 'Escribe un día que exista, como 2026-07-01.'],
      [{ desde: '9999-12-01', hasta: '9999-12-31' }, 'Escribe un día que exista, como 2026-07-01.'],
      [{ desde: '2026-03-02', hasta: '2026-03-01' }, 'El primer día tiene que ser anterior al último.'],
      [{ desde: '2010-01-01', hasta: day }, 'Pide como máximo cinco años.'],
    ]
    for (const [sent, message] of mistakes)
      for (const schema of [query, schemas.informe.opiniones.query])
        expect.soft(firstMessage(schema, sent), JSON.stringify(sent)).toBe(message)
    expect(firstMessage(query, { desde: day, hasta: day })).toBeUndefined()
    const since = { desde: '0000-01-01T00:00:00Z' }
    expect(firstMessage(schemas.asesorias.changes.query, since)).toBe(UNREADABLE_QUERY)
  })
})

describe('a calendar file', () => {
  const NOW = new Date('2026-11-23T15:04:05.678Z')
  const fileOf = (changes: Partial<DayEvent>) => {
    const event = {
      id: 'IvaMensual-2026-12-3@naf.example',
      day: '2026-12-31',
      title: 'IVA de noviembre',
      text: 'Último día.',
      url: 'https://www.sri.gob.ec/calendario',
    }
    return icsOf('Mis fechas', [{ ...event, ...changes }], { now: NOW })
  }
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
  /** A property of a file, read by RFC 5545: an unescaped sign is an error. */
  const read = (file: string, name: string) => {
    const line = unfolded(file).find((one) => one.startsWith(`${name}:`)) ?? ''
    const value = line.slice(name.length + 1)
    expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,n])*$/u)
    return value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  }

  it('has an all-day event and an alarm', () => {
    expect(unfolded(fileOf({})).join('\n')).toBe(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//NAF ESPE//Portal//ES
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Mis fechas
BEGIN:VEVENT
UID:IvaMensual-2026-12-3@naf.example
DTSTAMP:20261123T150405Z
DTSTART;VALUE=DATE:20261231
DTEND;VALUE=DATE:20270101
TRANSP:TRANSPARENT
SUMMARY:IVA de noviembre
DESCRIPTION:Último día.
URL:https://www.sri.gob.ec/calendario
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:IVA de noviembre
TRIGGER:-P2DT15H
END:VALARM
END:VEVENT
END:VCALENDAR
`)
  })

  it('tells its revision, so that a moved date replaces the former one', () => {
    const revisionOf = (revision: Partial<DayEvent>) =>
      unfolded(fileOf(revision)).filter((line) => /^(SEQUENCE|LAST-MODIFIED)/.test(line))
    expect(revisionOf({ sequence: 0, modified: null })).toEqual(['SEQUENCE:0'])
    const moved = { sequence: 2, modified: '2026-11-27T15:00:00.000Z' }
    expect(revisionOf(moved)).toEqual(['SEQUENCE:2', 'LAST-MODIFIED:20261127T150000Z'])
  })

  it('is read again with the same texts, in lines of at most 75 octets without control characters', () => {
    const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
    const special = fc.constantFrom('\\', ';', ',', ':', ' ', '\t', '\0', ...breaks)
    const allowed = (typed: string) =>
      typed
        .replaceAll('\r\n', '\n')
        .replace(/[\r\v\f\u0085\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\t\n]/gu, '')
    const any = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
    const texts = fc
      .string({ unit: fc.oneof(special, any), maxLength: 400, size: 'max' })
      .map((text) => text.replace(/\p{Cs}/gu, ''))
    fc.assert(
      fc.property(texts, (typed) => {
        const url = `https://naf.example/${typed}`
        const file = fileOf({ title: typed, text: typed, url })
        expect(read(file, 'SUMMARY')).toBe(allowed(typed))
        expect(read(file, 'DESCRIPTION')).toBe(allowed(typed))
        for (const line of file.split('\r\n')) {
          expect(line).not.toMatch(/[^\P{Cc}\t]|[\u2028\u2029]/u)
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        }
      }),
    )
  })
})
