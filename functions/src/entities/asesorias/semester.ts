/** How far the clock of continental Ecuador is behind UTC; it is never set forward or back. */
const BEHIND_MS = 5 * 60 * 60_000
const JULY = 6

/** When the half-year of that moment began in Ecuador: on 1 January or 1 July. */
export const semesterStart = (moment: number): number => {
  const there = new Date(moment - BEHIND_MS)
  const month = there.getUTCMonth() < JULY ? 0 : JULY
  return Date.UTC(there.getUTCFullYear(), month) + BEHIND_MS
}
