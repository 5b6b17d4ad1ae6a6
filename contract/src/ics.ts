import { CENTRE } from './centre.ts'
import { addDays, momentAtClock } from './dates.ts'

/** Calendar files (RFC 5545) with all-day and timed events. */

export interface DayEvent {
  /** Calendars replace an event with the same id. */
  id: string
  day: string
  /** `HH:mm` by the clock of continental Ecuador; missing for an all-day event. */
  hours?: { from: string; to: string }
  title: string
  text: string
  url: string
  /** How often the event was moved; calendars keep the highest. */
  sequence?: number
  /** When the event last changed, in ISO 8601. */
  modified?: string | null
}

/** Breaks a line before it exceeds 75 octets, between characters; the next line begins with a space (3.1). */
const folded = (line: string): string => {
  let text = ''
  let used = 0
  for (const sign of line) {
    const octets = encodeURIComponent(sign).replace(/%../g, '_').length
    if (used + octets > 75) {
      text += '\r\n '
      used = 1
    }
    text += sign
    used += octets
  }
  return text
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

/** A text as the value of a property (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(LINE_BREAK, '\\n')

/** Control characters except the tab (3.1), and the separators that some readers take for a line break. */
const FORBIDDEN = /[^\P{Cc}\t]|[\u2028\u2029]/gu

/** A moment in UTC, which needs no time zone rules in the file. */
const asUtc = (moment: Date): string =>
  `${moment.toISOString().replace(/[-:]/g, '').slice(0, 'YYYYMMDDTHHMMSS'.length)}Z`

const timesOf = (day: string, hours: DayEvent['hours']): string[] => {
  if (!hours) {
    const [start, end] = [day, addDays(day, 1)].map((one) => one.replaceAll('-', ''))
    // An all-day reminder leaves the day free for other events.
    return [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, 'TRANSP:TRANSPARENT']
  }
  const [start, end] = [hours.from, hours.to].map((hour) => asUtc(momentAtClock(`${day}T${hour}`)))
  return [`DTSTART:${start}`, `DTEND:${end}`]
}

const linesOf = (
  { id, day, hours, title, text, url, sequence, modified }: DayEvent,
  stamp: string,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${stamp}`,
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
  ...(modified ? [`LAST-MODIFIED:${asUtc(new Date(modified))}`] : []),
  ...timesOf(day, hours),
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  // Timed events remind one day before, all-day events three days before at nine in the morning.
  `TRIGGER:${hours ? '-P1D' : '-P2DT15H'}`,
  'END:VALARM',
  'END:VEVENT',
]

/** Asks a subscribed calendar to read the file again once a day. */
const DAILY = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']

/**
 * The calendar file of some events.
 * @param now the stamp of the events; a subscription passes the last change, so that equal events give equal files
 */
export const icsOf = (
  name: string,
  events: readonly DayEvent[],
  { now = new Date(), isSubscription = false } = {},
): string => {
  const stamp = asUtc(now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${CENTRE.signature}//Portal//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(isSubscription ? DAILY : []),
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line.replace(FORBIDDEN, ''))}\r\n`).join('')
}
