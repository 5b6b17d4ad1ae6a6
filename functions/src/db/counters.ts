import { dayAt } from '@naf/contract'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from './collection.ts'
import type { Tx } from './tx.ts'

/**
 * How often something happened, by name: `recibidas`, `servicio/Otros`. The names come from closed lists, so that nobody
 * can be identified by them. What is undone is counted as a negative number.
 */
export type Tally = Readonly<Record<string, number>>

export const addTallies = (...tallies: readonly Tally[]): Tally => {
  const sum: Record<string, number> = {}
  for (const [name, count] of tallies.flatMap(Object.entries<number>)) sum[name] = (sum[name] ?? 0) + count
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0))
}

export const negated = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(tally).map(([name, count]) => [name, -count]))

export const once = (...names: readonly string[]): Tally =>
  addTallies(...names.map((name) => ({ [name]: 1 })))

const DAY_MS = 24 * 60 * 60_000

/** Whole days between two moments: none within the first day. */
export const daysWaited = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS))

/** The months `YYYY-MM` from one day to another. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  const month = new Date(`${from.slice(0, 7)}-01`)
  for (; month.toISOString().slice(0, 7) <= to.slice(0, 7); month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 7))
  return months
}

/** What was counted on each day of a month. It stays if the counted record is deleted. */
const monthSchema = z.object({
  dias: z.record(z.string(), z.record(z.string(), z.int().catch(0)).catch({})).catch({}),
})

/** Documents a month. Writes to one document wait for each other; to four they rarely do. */
const PARTS = 4

/** `conteos/{YYYY-MM}`, `conteos/{YYYY-MM}.1` …; a day's tally is the sum of theirs. */
const partOf = (month: string, nth: number): string => (nth === 0 ? month : `${month}.${nth}`)

/** A day `YYYY-MM-DD` and what was counted on it. */
export type DayTally = readonly [day: string, tally: Tally]

export type Counters = ReturnType<typeof createCounters>

export const createCounters = (db: Firestore) => {
  const conteos = createCollection(db, { name: 'conteos', schema: monthSchema })

  const daysOf = (document: DocumentSnapshot): DayTally[] => {
    const month = document.id.slice(0, 7)
    return Object.entries(conteos.read(document)?.dias ?? {}).map(([day, tally]) => [
      `${month}-${day}`,
      tally,
    ])
  }

  return {
    /** Counts today, in the commit of what is counted (docs/decisions/tallies.md). */
    add(tx: Tx, tally: Tally): void {
      const day = dayAt(new Date())
      const part = partOf(day.slice(0, 7), Math.floor(Math.random() * PARTS))
      const increments = Object.entries(tally).map(([name, count]) => [name, FieldValue.increment(count)])
      tx.set(conteos, part, { dias: { [day.slice(8)]: Object.fromEntries(increments) } })
    },

    /** Each day from one to another with a count, in order; four reads a month. */
    async between(from: string, to: string): Promise<DayTally[]> {
      const parts = monthsBetween(from, to).flatMap((month) =>
        Array.from({ length: PARTS }, (_, nth) => conteos.document(partOf(month, nth))),
      )
      const days = new Map<string, Tally>()
      for (const [day, tally] of (await db.getAll(...parts)).flatMap(daysOf))
        days.set(day, addTallies(days.get(day) ?? {}, tally))
      return [...days].filter(([day]) => from <= day && day <= to).sort(([a], [b]) => a.localeCompare(b))
    },
  }
}
