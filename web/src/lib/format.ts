import { asInEcuador, dayAt } from '@naf/contract'

/** es-EC, in the zone of continental Ecuador, whatever the browser's own. */
const LOCALE = 'es-EC'
const ZONE = 'America/Guayaquil'

/** Made when it is first used: all of them together take a phone a tenth of a second, and no page needs them all. */
const once = <Formatter>(make: () => Formatter): (() => Formatter) => {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, options))
const numbers = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(LOCALE, options))

const date = dates(LOCALE, { dateStyle: 'long', timeZone: ZONE })
const time = dates(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE })
const number = numbers()
const plainDate = dates(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
const weekdayDate = dates(LOCALE, { dateStyle: 'full', timeZone: 'UTC' })
const monthName = dates(LOCALE, { month: 'long', timeZone: 'UTC' })
const oneDecimal = numbers({ maximumFractionDigits: 1 })

/** An instant as the day it was in Ecuador: '9 de julio de 2025'. */
export const formatDate = (instant: string): string => date().format(new Date(instant))

/** An instant as '9 de julio de 2025, 14:05'. */
export const formatDateTime = (instant: string): string => {
  const moment = new Date(instant)
  return `${date().format(moment)}, ${time().format(moment)}`
}

/** An instant as the clock of Ecuador showed it, as a field for day and hour takes it: `2025-07-09T14:05`. */
export const plainMoment = (instant: string): string =>
  asInEcuador(new Date(instant)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)

export const formatNumber = (value: number): string => number().format(value)

/** A day `YYYY-MM-DD` as '9 de julio de 2025'. Read and written in UTC, so that no zone moves it to the day before. */
export const formatPlainDate = (day: string): string => plainDate().format(new Date(day))

/** The same with its weekday: 'miércoles, 9 de julio de 2025'. */
export const formatWeekday = (day: string): string => weekdayDate().format(new Date(day))

/** The name of a month from 1 to 12: 'julio'. */
export const formatMonth = (month: number): string => monthName().format(new Date(Date.UTC(2025, month - 1)))

/** '1 día', '5 días'. */
export const daysText = (days: number): string => (days === 1 ? '1 día' : `${formatNumber(days)} días`)

/** The day it is in Ecuador, as `YYYY-MM-DD`. */
export const today = (): string => dayAt(Date.now())

const KB = 1000
const MB = 1000 * KB

/** A file's size as '24 kB' or '2,4 MB'; decimal units, as browsers and phones show them. */
export const formatBytes = (bytes: number): string => {
  if (bytes < KB) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KB)
  return kilobytes < KB ? `${kilobytes} kB` : `${oneDecimal().format(bytes / MB)} MB`
}
