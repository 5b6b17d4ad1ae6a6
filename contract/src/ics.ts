import { momentAtClock } from './clock.ts'
import { addDays } from './days.ts'

/** A calendar's file (RFC 5545), of days with hours or without. */

export interface DayEvent {
  /** The same for the same event, whenever the file is made: a calendar then changes it in place of adding another. */
  id: string
  day: string
  /** By the clock of continental Ecuador, `HH:mm`; missing for the whole day. */
  hours?: { from: string; to: string }
  title: string
  text: string
  url: string
  /** How often it was moved: a calendar keeps the event with the highest count. */
  sequence?: number
  /** When it last changed, in ISO 8601. */
  modified?: string | null
}

const LINE_OCTETS = 75

/** The octets of a sign in UTF-8. */
const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A line goes on in the next one, behind a blank, before it exceeds 75 octets; no sign is cut in two (3.1). */
const fold = (line: string): string => {
  let folded = ''
  let used = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (used + size > LINE_OCTETS) {
      folded += '\r\n '
      used = 1
    }
    folded += sign
    used += size
  }
  return folded
}

/** Text as a property's value (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const plain = (day: string): string => day.replaceAll('-', '')
const dayAfter = (day: string): string => plain(addDays(day, 1))

const asUtc = (moment: Date): string =>
  `${moment.toISOString().replace(/[-:]/g, '').slice(0, 'YYYYMMDDTHHMMSS'.length)}Z`
/** A moment in UTC needs no zone's rules in the file. */
const momentOf = (day: string, hour: string): string => asUtc(momentAtClock(`${day}T${hour}`))

const timesOf = ({ day, hours }: DayEvent): string[] =>
  hours
    ? [`DTSTART:${momentOf(day, hours.from)}`, `DTEND:${momentOf(day, hours.to)}`]
    : [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${dayAfter(day)}`]

/** Of an hour a day before; of a day three days before, at nine in the morning. */
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

/** How a calendar that is subscribed to asks to be read again: once a day. */
const DAILY = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']

/**
 * @param name the calendar's own name
 * @param now the stamp of the events; a subscription passes the last change, so that the same events make the same file
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
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
