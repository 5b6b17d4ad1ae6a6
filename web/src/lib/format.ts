/** es-EC, in the zone of continental Ecuador, whatever the browser's own. */
const LOCALE = 'es-EC'
const ZONE = 'America/Guayaquil'

const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: ZONE })
const time = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
})
const plainDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
const number = new Intl.NumberFormat(LOCALE)

/** An instant as '9 de julio de 2025'. */
export const formatDate = (instant: string): string => date.format(new Date(instant))

/** An instant as '9 de julio de 2025, 14:05'. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(instant)}, ${time.format(new Date(instant))}`

/** A calendar date `YYYY-MM-DD`, which belongs to no zone, as '9 de julio de 2025'. */
export const formatPlainDate = (day: string): string =>
  plainDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

/** 4000 as '4.000', 2.4 as '2,4'. */
export const formatNumber = (value: number): string => number.format(value)
