import { addDays, dayOf, monthOf, weekdayOf } from './dates.ts'
import type { Holiday } from './holidays.ts'

/** The tax obligations whose due day depends on the ninth digit of the RUC. */
export const OBLIGACIONES = [
  'IvaMensual',
  'IvaSemestral',
  'Retenciones',
  'RentaPersonas',
  'RentaSociedades',
  'RentaRimpe',
] as const
export type Obligacion = (typeof OBLIGACIONES)[number]

/** The months, 1 to 12, in which each obligation falls due. */
export type Months = Record<Obligacion, number[]>

/** A date that the SRI changed once, for one digit or for all (`Digito` null). */
export interface DueException {
  Obligacion: Obligacion
  /** The month in which it would fall due. */
  Mes: number
  Digito: number | null
  Fecha: string
}

/** The rules that give the due dates of a year. */
export interface DueRules extends Months {
  Anio: number
  /** The day of the month for each ninth digit, 0 to 9. */
  Dias: number[]
  Feriados: Holiday[]
  Excepciones: DueException[]
}

/** The due days of an obligation in a month, for each ninth digit, 0 to 9. */
export interface DueMonth {
  Obligacion: Obligacion
  Mes: number
  Fechas: string[]
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The day for each ninth digit, 0 to 9 (arts. 72 and 158 of the Reglamento). */
const LAW_DAYS = [28, 10, 12, 14, 16, 18, 20, 22, 24, 26]

/** The rules of a year without changes (docs/decisions/due-dates.md). */
export const lawRules = (): Months & Pick<DueRules, 'Dias'> => ({
  Dias: [...LAW_DAYS],
  IvaMensual: [...EVERY_MONTH],
  IvaSemestral: [1, 7],
  Retenciones: [...EVERY_MONTH],
  RentaPersonas: [3],
  RentaSociedades: [4],
  RentaRimpe: [5],
})

const [SUNDAY, SATURDAY] = [0, 6]

/**
 * A due date on a day of rest moves to the next working day. If that is in the next month, it moves back to the last
 * working day of its own month.
 */
export const workingDueDate = (day: string, holidays: ReadonlySet<string>): string => {
  const rests = (one: string) => [SUNDAY, SATURDAY].includes(weekdayOf(one)) || holidays.has(one)
  let later = day
  while (rests(later)) later = addDays(later, 1)
  if (monthOf(later) === monthOf(day)) return later
  let earlier = day
  while (rests(earlier)) earlier = addDays(earlier, -1)
  return earlier
}

/** The due dates of a year, by obligation and month. */
export const dueDatesOf = (rules: DueRules): DueMonth[] => {
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
