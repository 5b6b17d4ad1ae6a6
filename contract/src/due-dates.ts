import { OBLIGACIONES, type Obligacion } from './catalogs.ts'
import { addDays, dayOf, monthOf, weekdayOf } from './dates.ts'
import type { DueRules } from './schemas/calendario.ts'

/** National holidays, and the due dates that follow from them. */

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6]

/** Easter Sunday (Meeus, Jones and Butcher). */
const easterOf = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const sum = d + e - 7 * f + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** By how many days the law moves the rest, by the weekday of the holiday. */
const MOVED: Record<number, number> = {
  [SATURDAY]: -1,
  [SUNDAY]: 1,
  [TUESDAY]: -1,
  [WEDNESDAY]: 2,
  [THURSDAY]: 1,
}

const resting = (day: string): string => addDays(day, MOVED[weekdayOf(day)] ?? 0)

const isWeekend = (day: string): boolean => [SATURDAY, SUNDAY].includes(weekdayOf(day))

/** New Year and Christmas move only from a weekend. */
const restingByWeekend = (day: string): string => (isWeekend(day) ? resting(day) : day)

/** By how many days 2 and 3 November move, by the weekday of the 2nd, so that the two days of rest adjoin. */
const NOVEMBER: Record<number, readonly [number, number]> = {
  [SUNDAY]: [2, 0],
  [MONDAY]: [0, 0],
  [TUESDAY]: [0, -2],
  [WEDNESDAY]: [2, 0],
  [THURSDAY]: [0, 0],
  [FRIDAY]: [0, -2],
  [SATURDAY]: [-1, 1],
}

/**
 * The days of rest that the law gives a year (Ley Orgánica Reformatoria a la LOSEP y al Código del Trabajo, R. O. S. 906
 * of 20 December 2016). This is a proposal: decrees add days, which staff enters.
 */
export const lawHolidays = (year: number): DueRules['Feriados'] => {
  const easter = easterOf(year)
  const november = dayOf(year, 11, 2)
  const [difuntos, cuenca] = NOVEMBER[weekdayOf(november)] ?? [0, 0]
  const days: [string, string][] = [
    [restingByWeekend(dayOf(year, 1, 1)), 'Año Nuevo'],
    [addDays(easter, -48), 'Carnaval'],
    [addDays(easter, -47), 'Carnaval'],
    [addDays(easter, -2), 'Viernes Santo'],
    [resting(dayOf(year, 5, 1)), 'Día del Trabajo'],
    [resting(dayOf(year, 5, 24)), 'Batalla de Pichincha'],
    [resting(dayOf(year, 8, 10)), 'Primer Grito de Independencia'],
    [resting(dayOf(year, 10, 9)), 'Independencia de Guayaquil'],
    [addDays(november, difuntos), 'Día de los Difuntos'],
    [addDays(november, cuenca + 1), 'Independencia de Cuenca'],
    [restingByWeekend(dayOf(year, 12, 25)), 'Navidad'],
    // If New Year is a Saturday, the rest is on the last day of the year before.
    [restingByWeekend(dayOf(year + 1, 1, 1)), 'Año Nuevo'],
  ]
  return days
    .map(([Fecha, Nombre]) => ({ Fecha, Nombre }))
    .filter(({ Fecha }) => Fecha.startsWith(`${year}-`))
    .sort((a, b) => a.Fecha.localeCompare(b.Fecha))
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The rules of a year without changes (arts. 72 and 158 of the Reglamento; docs/decisions/due-dates.md). */
export const lawRules = () => ({
  Dias: [28, 10, 12, 14, 16, 18, 20, 22, 24, 26],
  IvaMensual: [...EVERY_MONTH],
  IvaSemestral: [1, 7],
  Retenciones: [...EVERY_MONTH],
  RentaPersonas: [3],
  RentaSociedades: [4],
  RentaRimpe: [5],
})

/**
 * A due date on a day of rest moves to the next working day. If that is in the next month, it moves back to the last
 * working day of its own month.
 */
export const workingDueDate = (day: string, holidays: ReadonlySet<string>): string => {
  const rests = (one: string) => isWeekend(one) || holidays.has(one)
  let later = day
  while (rests(later)) later = addDays(later, 1)
  if (monthOf(later) === monthOf(day)) return later
  let earlier = day
  while (rests(earlier)) earlier = addDays(earlier, -1)
  return earlier
}

/** The due days of a year: for each obligation and month, by the ninth digit, 0 to 9. */
export const dueDatesOf = (rules: DueRules) => {
  const holidays = new Set(rules.Feriados.map(({ Fecha }) => Fecha))
  const changed = (of: Obligacion, month: number, digit: number): string | undefined => {
    const some = rules.Excepciones.filter(({ Obligacion, Mes }) => Obligacion === of && Mes === month)
    return (some.find(({ Digito }) => Digito === digit) ?? some.find(({ Digito }) => Digito === null))?.Fecha
  }
  return OBLIGACIONES.flatMap((Obligacion) =>
    rules[Obligacion].map((Mes) => ({
      Obligacion,
      Mes,
      Fechas: rules.Dias.map(
        (day, digit) =>
          changed(Obligacion, Mes, digit) ?? workingDueDate(dayOf(rules.Anio, Mes, day), holidays),
      ),
    })),
  )
}
