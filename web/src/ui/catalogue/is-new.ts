import { today } from '../../lib/format.ts'

const NEW_DAYS = 14
const DAY_MS = 24 * 60 * 60_000

/** Whether something that bears this day was published in the last two weeks; not what bears a day to come. */
export const isNew = (published: string, day: string = today()): boolean => {
  const age = (Date.parse(day) - Date.parse(published)) / DAY_MS
  return age >= 0 && age < NEW_DAYS
}
