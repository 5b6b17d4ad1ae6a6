/** Days `YYYY-MM-DD` and the clock of continental Ecuador. */

/** Continental Ecuador has had one time zone since 1993, without summer time. */
const OFFSET_MS = -5 * 3_600_000
const DAY_MS = 86_400_000

const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** A date whose UTC fields show what Ecuador's clock showed at the moment. */
export const asInEcuador = (moment: Date | number): Date => new Date(moment.valueOf() + OFFSET_MS)

/** The day in Ecuador at a moment. */
export const dayAt = (moment: Date | number): string => asDay(asInEcuador(moment).valueOf())

/** The moment at which Ecuador's clock showed `2026-07-09T14:05`. */
export const momentAtClock = (plain: string): Date => new Date(`${plain}:00-05:00`)

export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** «22 de noviembre de 2026», from a plain day `YYYY-MM-DD`. */
export const longDay = (day: string): string => {
  const [year, month = 0, date] = day.split('-').map(Number)
  return `${date} de ${MONTHS[month - 1]} de ${year}`
}

/** The hours of an event. People may join an online one from elsewhere, so it names the clock. */
export const hoursText = (hours: string, isOnline: boolean): string =>
  isOnline ? `${hours}, hora de Ecuador continental` : hours

/** The moment at which a day began in Ecuador. */
export const startOfDay = (day: string): Date => momentAtClock(`${day}T00:00`)

/** @param month 1 to 12; @param day may lie outside the month: 0 is the last day of the month before */
export const dayOf = (year: number, month: number, day: number): string =>
  asDay(Date.UTC(year, month - 1, day))

export const addDays = (day: string, days: number): string => asDay(Date.parse(day) + days * DAY_MS)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** The arithmetic of days and months fails near both ends of the calendar, so no form takes a day there. */
export const isUsualDay = (day: string): boolean => day >= '1900' && day < '3000'

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)
