export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** Ecuador is five hours behind UTC, the whole year. */
const OFFSET = 5 * HOUR

/**
 * The moment that the demo data counts its days back from: 10:20 in Ecuador on the day before `now`, so that nothing
 * of it is still to come.
 */
export const newestMoment = (now: Date): number => {
  const midnight = Math.floor((now.getTime() - OFFSET) / DAY) * DAY + OFFSET
  return midnight - DAY + 10 * HOUR + 20 * 60_000
}

/** The moment of one of `count`, the oldest first, spread evenly over the days before the newest. */
export const spread = (newest: number, index: number, count: number, days: number): number =>
  newest - Math.round(((count - 1 - index) * days * DAY) / count)

/** The day, as `YYYY-MM-DD`, so many days before the newest moment. */
export const dayBefore = (newest: number, days: number): string =>
  new Date(newest - days * DAY).toISOString().slice(0, 10)
