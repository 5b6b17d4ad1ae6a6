/** Continental Ecuador has had one clock since 1993, without summer time. */
const OFFSET_MS = -5 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** The day `YYYY-MM-DD` in Ecuador at a moment. */
export const dayAt = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** When a day began in Ecuador. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - OFFSET_MS)

/** The months `YYYY-MM` that two days and all between lie in. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = next(month)) months.push(month)
  return months
}

const next = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)

/** Whole days between two moments, as a person counts them who waits: within the first day none. */
export const daysWaited = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS))
