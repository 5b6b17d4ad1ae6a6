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

const LINE_OCTETS = 75

/** The length of a character in UTF-8. */
const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Breaks a line before it exceeds 75 octets, between characters; the next line begins with a space (3.1). */
const folded = (line: string): string => {
  let text = ''
  let used = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (used + size > LINE_OCTETS) {
      text += '\r\n '
      used = 1
    }
    text += sign
    used += size
  }
  return text
}

/** A text as the value of a property (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const plain = (day: string): string => day.replaceAll('-', '')

/** A moment in UTC, which needs no time zone rules in the file. */
const asUtc = (moment: Date): string =>
  `${moment.toISOString().replace(/[-:]/g, '').slice(0, 'YYYYMMDDTHHMMSS'.length)}Z`
const momentOf = (day: string, hour: string): string => asUtc(momentAtClock(`${day}T${hour}`))

const timesOf = ({ day, hours }: DayEvent): string[] =>
  hours
    ? [`DTSTART:${momentOf(day, hours.from)}`, `DTEND:${momentOf(day, hours.to)}`]
    : [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`]

/** Timed events remind one day before, all-day events three days before at nine in the morning. */
const triggerOf = ({ hours }: DayEvent): string => (hours ? '-P1D' : '-P2DT15H')

const linesOf = (event: DayEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.id)}`,
  `DTSTAMP:${stamp}`,
  ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
  ...(event.modified ? [`LAST-MODIFIED:${asUtc(new Date(event.modified))}`] : []),
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  `URL:${event.url}`,
  // An all-day reminder leaves the day free for other events.
  ...(event.hours ? [] : ['TRANSP:TRANSPARENT']),
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(event.title)}`,
  `TRIGGER:${triggerOf(event)}`,
  'END:VALARM',
  'END:VEVENT',
]

/** Asks a subscribed calendar to read the file again once a day. */
const DAILY = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']

/**
 * The calendar file of some events.
 * @param name the calendar's name
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
    'PRODID:-//NAF ESPE//Portal//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(isSubscription ? DAILY : []),
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
