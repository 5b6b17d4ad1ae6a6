import { dayAt, startOfDay } from './clock.ts'
import { addDays, dayOf } from './days.ts'

/** A stretch of days, the last one part of it. */
export interface Period {
  desde: string
  hasta: string
}

/** As much as a report is asked for at once. */
export const MAX_DIAS = 5 * 366

export const dayBefore = (day: string, days: number): string => addDays(day, -days)

/** The half of the calendar year that a day lies in: goals are set by it. */
export const semesterOf = (day: string): Period => {
  const year = Number(day.slice(0, 4))
  return day.slice(5) <= '06-30'
    ? { desde: dayOf(year, 1, 1), hasta: dayOf(year, 6, 30) }
    : { desde: dayOf(year, 7, 1), hasta: dayOf(year, 12, 31) }
}

/** Goals are set by semester: of any other stretch of days nobody knows how far it should be. */
export const isSemester = ({ desde, hasta }: Period): boolean => {
  const semester = semesterOf(desde)
  return semester.desde === desde && semester.hasta === hasta
}

/** When the half-year of a moment began in Ecuador. */
export const semesterStart = (moment: number): number => startOfDay(semesterOf(dayAt(moment)).desde).valueOf()

const DAY_MS = 86_400_000

/** What a period is compared with: the semester before a semester, else as many days before it. */
export const periodBefore = ({ desde, hasta }: Period): Period => {
  if (isSemester({ desde, hasta })) return semesterOf(addDays(desde, -1))
  const days = (Date.parse(hasta) - Date.parse(desde)) / DAY_MS + 1
  return { desde: addDays(desde, -days), hasta: addDays(desde, -1) }
}

/** As far as staff's working screen counts: nobody's work is another where there are more. */
export const CUENTA_MAX = 999

/** What the centre has set itself for each semester until January 2028. */
export const METAS = { atendidos: 4000, personas: 5000, capacitaciones: 3, redes: 20 } as const
