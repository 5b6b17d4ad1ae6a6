const DAY_MS = 24 * 60 * 60_000

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
