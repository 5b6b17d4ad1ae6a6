import type { Calendario, Obligacion } from '@naf/contract'
import { formatMonth } from '../../lib/format.ts'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'

/** What each kind of taxpayer declares. */
const DECLARED = {
  general: ['IvaMensual', 'Retenciones', 'RentaPersonas'],
  cero: ['IvaSemestral', 'Retenciones', 'RentaPersonas'],
  emprendedor: ['IvaSemestral', 'RentaRimpe'],
  popular: ['RentaRimpe'],
  sociedad: ['IvaMensual', 'Retenciones', 'RentaSociedades'],
} as const satisfies Record<string, readonly Obligacion[]>

export type Kind = keyof typeof DECLARED
export const KINDS = Object.keys(DECLARED) as Kind[]

export const isKind = (value: string | null): value is Kind =>
  value !== null && Object.hasOwn(DECLARED, value)

/** One day on which something is to be declared. */
export interface DueDate {
  obligacion: Obligacion
  /** Of the calendar that names it, and the month it falls due in. */
  year: number
  month: number
  day: string
}

/** Everything that somebody declares by a calendar, the earliest first. */
export const datesOf = ({ Anio, Vencimientos }: Calendario, digit: number, kind: Kind): DueDate[] => {
  const declared: readonly Obligacion[] = DECLARED[kind]
  return Vencimientos.flatMap(({ Obligacion, Mes, Fechas }) => {
    const day = Fechas[digit]
    return day && declared.includes(Obligacion)
      ? [{ obligacion: Obligacion, year: Anio, month: Mes, day }]
      : []
  }).sort((a, b) => a.day.localeCompare(b.day))
}

/** The next date of each thing that somebody declares, as far as there are calendars. */
export const nextDates = (
  calendars: readonly Calendario[],
  digit: number,
  kind: Kind,
  today: string,
): DueDate[] => {
  const coming = calendars
    .flatMap((calendar) => datesOf(calendar, digit, kind))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
  return coming.filter(
    ({ obligacion }, at) => coming.findIndex((one) => one.obligacion === obligacion) === at,
  )
}

/** The first year whose calendar would be needed to know the rest of it; null where nothing is missing. */
export const missingYear = (
  calendars: readonly Calendario[],
  dates: readonly DueDate[],
  kind: Kind,
  today: string,
): number | null => {
  if (dates.length === DECLARED[kind].length) return null
  let year = Number(today.slice(0, 4))
  while (calendars.some(({ Anio }) => Anio === year)) year += 1
  return year
}

/** What is declared on that day: 'IVA de octubre de 2026'. */
export const titleOf = ({ obligacion, year, month }: Omit<DueDate, 'day'>): string => {
  const name = TEXTO.obligaciones[obligacion]
  if (obligacion === 'IvaSemestral')
    return month <= 6 ? TEXTO.secondHalf(name, year - 1) : TEXTO.firstHalf(name, year)
  if (obligacion.startsWith('Renta')) return TEXTO.ofYear(name, year - 1)
  return month === 1
    ? TEXTO.ofMonth(name, formatMonth(12), year - 1)
    : TEXTO.ofMonth(name, formatMonth(month - 1), year)
}

const DAY_MS = 86_400_000

/** How far away it is, where that is soon: 'hoy', 'mañana', 'en 5 días'. */
export const soon = (day: string, today: string): string | null => {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days >= 0 && days <= 14 ? TEXTO.inDays(days) : null
}
