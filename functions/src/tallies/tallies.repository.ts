import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../store/collection.ts'
import type { Unit } from '../store/unit.ts'
import { dayAt, monthsBetween } from './days.ts'
import type { Tally } from './tally.ts'

/** `conteos/{YYYY-MM}`: what was counted on each day of a month. Survives the deletion of whatever was counted. */
const monthSchema = z.object({
  dias: z.record(z.string(), z.record(z.string(), z.number())).default({}),
})

/** A day `YYYY-MM-DD` and what was counted on it. */
export type DayTally = readonly [day: string, tally: Tally]

const MONTH = 'YYYY-MM'.length

export const createTalliesRepository = (db: Firestore) => {
  const conteos = createCollection(db, { name: 'conteos', schema: monthSchema })

  return {
    /** Behind the write that is counted, so that no two visitors wait for each other. */
    add(unit: Unit, at: Date, tally: Tally): void {
      const day = dayAt(at)
      const increments = Object.entries(tally).map(([name, count]) => [name, FieldValue.increment(count)])
      const dias = { [day.slice(MONTH + 1)]: Object.fromEntries(increments) }
      unit.merge(conteos, day.slice(0, MONTH), { dias })
    },

    /** Of each day from one to another on which anything was counted, in their order; a read for each month. */
    async between(from: string, to: string): Promise<DayTally[]> {
      const months = monthsBetween(from, to)
      const documents = await db.getAll(...months.map((month) => conteos.document(month)))
      return documents
        .flatMap((document) =>
          Object.entries(conteos.read(document)?.dias ?? {}).map(
            ([day, tally]): DayTally => [`${document.id}-${day}`, tally],
          ),
        )
        .filter(([day]) => from <= day && day <= to)
        .sort(([a], [b]) => a.localeCompare(b))
    },

    /** In the place of what was counted in a month. */
    async replace(month: string, days: readonly DayTally[]): Promise<void> {
      const dias = Object.fromEntries(days.map(([day, tally]) => [day.slice(MONTH + 1), tally]))
      await conteos.document(month).set({ dias })
    },

    /** The months of which anything was counted. */
    async months(): Promise<string[]> {
      const documents = await conteos.all.listDocuments()
      return documents.map(({ id }) => id).filter((id) => /^\d{4}-\d{2}$/.test(id))
    },
  }
}
