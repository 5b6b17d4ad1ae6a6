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
const number = new Intl.NumberFormat(LOCALE)

/** An instant as '9 de julio de 2025, 14:05'. */
export const formatDateTime = (instant: string): string => {
  const moment = new Date(instant)
  return `${date.format(moment)}, ${time.format(moment)}`
}

/** 4000 as '4.000', 2.4 as '2,4'. */
export const formatNumber = (value: number): string => number.format(value)
