/** The clock of continental Ecuador: one since 1993, never set forward or back. */

const OFFSET_MS = -5 * 3_600_000

/** A moment as that clock showed it, where UTC is read: for whoever knows of no zones. */
export const asInEcuador = (moment: Date | number): Date => new Date(moment.valueOf() + OFFSET_MS)

/** The day `YYYY-MM-DD` that it was there at a moment. */
export const dayAt = (moment: Date | number): string =>
  asInEcuador(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** When that clock showed a day and an hour, `2026-07-09T14:05`. */
export const momentAtClock = (plain: string): Date => new Date(`${plain}:00-05:00`)

/** When a plain day began there. */
export const startOfDay = (day: string): Date => momentAtClock(`${day}T00:00`)
