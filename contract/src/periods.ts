import { addDays, dayOf, daysBetween, isUsualDay } from './dates.ts'

/** Periods of days, which the report is about. */

/** A period of days; both days belong to it. */
export interface Period {
  desde: string
  hasta: string
}

const DIA = 'Escribe un día que exista, como 2026-07-01.'

/** Whether a text is a day of the calendar. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isUsualDay(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return dayOf(year, month, day) === text
}

/** The longest period of a report, in days. */
const MAX_DIAS = 5 * 366

/** What is wrong with the days of a report, by field; both days belong to it. */
export const periodFaults = ({ desde, hasta }: Period): Partial<Period> => {
  const unknown = { ...(!isDay(desde) && { desde: DIA }), ...(!isDay(hasta) && { hasta: DIA }) }
  if (Object.keys(unknown).length > 0) return unknown
  if (desde > hasta) return { desde: 'El primer día tiene que ser anterior al último.' }
  return addDays(hasta, -MAX_DIAS) >= desde ? { desde: 'Pide como máximo cinco años.' } : {}
}

/** The half of the calendar year that contains a day. The centre's goals are set for semesters. */
export const semesterOf = (day: string): Period => {
  const year = Number(day.slice(0, 4))
  return day.slice(5) <= '06-30'
    ? { desde: dayOf(year, 1, 1), hasta: dayOf(year, 6, 30) }
    : { desde: dayOf(year, 7, 1), hasta: dayOf(year, 12, 31) }
}

export const isSemester = ({ desde, hasta }: Period): boolean => {
  const semester = semesterOf(desde)
  return semester.desde === desde && semester.hasta === hasta
}

/** The first day of a month; `months` later. */
const startOfMonth = (day: string, months = 0): string =>
  dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 1)

const isWholeMonths = ({ desde, hasta }: Period): boolean =>
  desde === startOfMonth(desde) && addDays(hasta, 1) === startOfMonth(hasta, 1)

/** The period to compare with: as many months before whole months, else as many days before. */
export const periodBefore = ({ desde, hasta }: Period): Period => {
  const before = addDays(desde, -1)
  if (!isWholeMonths({ desde, hasta })) {
    return { desde: addDays(before, -daysBetween(desde, hasta)), hasta: before }
  }
  const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return { desde: startOfMonth(desde, monthNumber(desde) - monthNumber(hasta) - 1), hasta: before }
}

/**
 * The whole months of a period that are over. Only their figures leave the centre: two files a day apart would tell what was
 * counted on that day, which may be one person. Null without any.
 */
export const endedMonthsOf = ({ desde, hasta }: Period, today: string): Period | null => {
  const first = desde === startOfMonth(desde) ? desde : startOfMonth(desde, 1)
  const next = [startOfMonth(addDays(hasta, 1)), startOfMonth(today)].sort()[0] ?? ''
  return first < next ? { desde: first, hasta: addDays(next, -1) } : null
}
