/** Plain days `YYYY-MM-DD`, computed with in UTC, so that no zone moves them. */

const DAY_MS = 86_400_000

const asDay = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** @param month from 1 to 12; @param day may lie beyond the month: 0 is the last of the one before */
export const dayOf = (year: number, month: number, day: number): string =>
  asDay(Date.UTC(year, month - 1, day))

export const addDays = (day: string, days: number): string => asDay(Date.parse(day) + days * DAY_MS)

/** From 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)
