const DAY_MS = 24 * 3_600_000
/** Continental Ecuador, all the year round. */
const OFFSET_MS = -5 * 3_600_000

/** The day in Ecuador on which something was, counted from 1970. */
export const dayOf = (instant: string): number => Math.floor((Date.parse(instant) + OFFSET_MS) / DAY_MS)

/** How many days of the calendar ago something was. */
export const daysAgo = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now + OFFSET_MS) / DAY_MS) - dayOf(instant))

/** The day `YYYY-MM-DD` as a count, as `dayOf` has it; null where it is none. */
export const dayNumber = (day: string): number | null => {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? null : ms / DAY_MS
}
