import { asInEcuador, dayAt, longDay, MONTHS, weekdayOf } from '@naf/contract'

// The browser's own formatters take a phone a tenth of a second at their first use.
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

/** An instant as the day it was in Ecuador: '9 de julio de 2025'. */
export const formatDate = (instant: string): string => longDay(dayAt(Date.parse(instant)))

/** An instant as the clock of Ecuador showed it, as a field for day and hour takes it: `2025-07-09T14:05`. */
export const plainMoment = (instant: string): string =>
  asInEcuador(new Date(instant)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)

/** An instant as '9 de julio de 2025, 14:05'. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(instant)}, ${plainMoment(instant).slice(-'HH:mm'.length)}`

/** '1.240' and '4,5', as Ecuador writes them. */
export const formatNumber = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, '.') + (decimals ? `,${decimals}` : '')
}

/** A day with its weekday: 'miércoles, 9 de julio de 2025'. */
export const formatWeekday = (day: string): string => `${WEEKDAYS[weekdayOf(day)]}, ${longDay(day)}`

/** The name of a month from 1 to 12: 'julio'. */
export const formatMonth = (month: number): string => MONTHS[month - 1] ?? ''

export const daysText = (days: number): string => (days === 1 ? '1 día' : `${formatNumber(days)} días`)

/** The day it is in Ecuador, as `YYYY-MM-DD`. */
export const today = (): string => dayAt(Date.now())

const KB = 1000
const MB = 1000 * KB

/** A file's size as '24 kB' or '2,4 MB'; decimal units, as browsers and phones show them. */
export const formatBytes = (bytes: number): string => {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  if (kilobytes < KB) return `${kilobytes} kB`
  return `${formatNumber(Math.round((10 * bytes) / MB) / 10)} MB`
}
