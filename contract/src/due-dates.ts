import { addDays, dayOf, monthOf, weekdayOf } from './days.ts'
import type { Holiday } from './holidays.ts'

/** What falls due by the ninth digit of the RUC. */
export const OBLIGACIONES = [
  'IvaMensual',
  'IvaSemestral',
  'Retenciones',
  'RentaPersonas',
  'RentaSociedades',
  'RentaRimpe',
] as const
export type Obligacion = (typeof OBLIGACIONES)[number]

/** In which months each obligation falls due. */
export type Months = Record<Obligacion, number[]>

/** A date that the SRI has set otherwise for once; without a digit, for all of them. */
export interface DueException {
  Obligacion: Obligacion
  /** The month it would fall due in. */
  Mes: number
  Digito: number | null
  Fecha: string
}

/** What the due dates of a year follow from. */
export interface DueRules extends Months {
  Anio: number
  /** The day of the month for each ninth digit, that of 0 first. */
  Dias: number[]
  Feriados: Holiday[]
  Excepciones: DueException[]
}

/** Of one obligation in one month: the day for each ninth digit, that of 0 first. */
export interface DueMonth {
  Obligacion: Obligacion
  Mes: number
  Fechas: string[]
}

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The days that arts. 72 and 158 of the Reglamento give each ninth digit. */
const LAW_DAYS = [28, 10, 12, 14, 16, 18, 20, 22, 24, 26]

/** What a year without anything of its own is like (docs/decisions/due-dates.md). */
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
 * A due date on a day of rest moves to the next working day, unless that lies in the next month: then it comes forward
 * to the last working day of its own.
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

/** Every due date of a year, by obligation and month. */
export const dueDatesOf = (rules: DueRules): DueMonth[] => {
  const holidays = new Set(rules.Feriados.map(({ Fecha }) => Fecha))
  const set = (of: Obligacion, month: number, digit: number): string | undefined => {
    const one = rules.Excepciones.filter(({ Obligacion, Mes }) => Obligacion === of && Mes === month)
    return (one.find(({ Digito }) => Digito === digit) ?? one.find(({ Digito }) => Digito === null))?.Fecha
  }
  return OBLIGACIONES.flatMap((Obligacion) =>
    rules[Obligacion].map((Mes) => ({
      Obligacion,
      Mes,
      Fechas: rules.Dias.map(
        (day, digit) => set(Obligacion, Mes, digit) ?? workingDueDate(dayOf(rules.Anio, Mes, day), holidays),
      ),
    })),
  )
}
