import { dayAt } from '@naf/contract'
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../store/collection.ts'
import type { Unit } from '../store/unit.ts'
import { monthsBetween } from './days.ts'
import type { Tally } from './tally.ts'

/** `conteos/{YYYY-MM}`: what was counted on each day of a month. Survives the deletion of whatever was counted. */
const monthSchema = z.object({
  dias: z.record(z.string(), z.record(z.string(), z.int().catch(0)).catch({})).catch({}),
})

/** A day `YYYY-MM-DD` and what was counted on it. */
export type DayTally = readonly [day: string, tally: Tally]

const MONTH = 'YYYY-MM'.length
const incrementsOf = (day: string, tally: Tally) => ({
  [day.slice(MONTH + 1)]: Object.fromEntries(
    Object.entries(tally).map(([name, count]) => [name, FieldValue.increment(count)]),
  ),
})

export const createTalliesRepository = (db: Firestore) => {
  const conteos = createCollection(db, { name: 'conteos', schema: monthSchema })

  const daysOf = (document: DocumentSnapshot<DocumentData, DocumentData>): DayTally[] =>
    Object.entries(conteos.read(document)?.dias ?? {}).map(([day, tally]) => [`${document.id}-${day}`, tally])

  return {
    /** Behind the write that is counted, so that no two visitors wait for each other. */
    add(unit: Unit, at: Date, tally: Tally): void {
      const day = dayAt(at)
      unit.merge(conteos, day.slice(0, MONTH), { dias: incrementsOf(day, tally) })
    },

    /** Of each day from one to another on which anything was counted, in their order; a read for each month. */
    async between(from: string, to: string): Promise<DayTally[]> {
      const months = monthsBetween(from, to)
      const documents = await db.getAll(...months.map((month) => conteos.document(month)))
      return documents
        .flatMap(daysOf)
        .filter(([day]) => from <= day && day <= to)
        .sort(([a], [b]) => a.localeCompare(b))
    },
  }
}
