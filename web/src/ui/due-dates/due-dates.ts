import { type Calendario, DECLARED, type DueDate, datesOf, type TaxpayerKind } from '@naf/contract'
import { MENSAJES_FECHAS as TEXTO } from './dates-messages.ts'

/** The next date of each thing that somebody declares, as far as there are calendars. */
export const nextDates = (
  calendars: readonly Calendario[],
  digit: number,
  kind: TaxpayerKind,
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
  kind: TaxpayerKind,
  today: string,
): number | null => {
  if (dates.length === DECLARED[kind].length) return null
  let year = Number(today.slice(0, 4))
  while (calendars.some(({ Anio }) => Anio === year)) year += 1
  return year
}

const DAY_MS = 86_400_000

/** How far away it is, where that is soon: 'hoy', 'mañana', 'en 5 días'. */
export const soon = (day: string, today: string): string | null => {
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days >= 0 && days <= 14 ? TEXTO.inDays(days) : null
}
