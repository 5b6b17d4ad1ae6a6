import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection, storedTime } from './collection.ts'

/**
 * `sistema/recuperacion`: the scheduled jobs stand still until `hasta`, while `npm run recover` brings records back. Its
 * end is at most an hour away, so a run that breaks off stops nothing for good.
 */
const markSchema = z.object({ hasta: storedTime })
/** The one document of it. */
const MARK = 'recuperacion'
const LONGEST_MS = 60 * 60_000

export const createStandstill = (db: Firestore) => {
  const marks = createCollection(db, { name: 'sistema', schema: markSchema })
  return {
    mark: marks.document(MARK),

    /** Until when the jobs stand still; null if they do not, or the mark ends too late to be right. One read. */
    async until(now: Date): Promise<Date | null> {
      const hasta = (await marks.find(MARK))?.hasta.toDate()
      const left = hasta ? hasta.getTime() - now.getTime() : 0
      return hasta && left > 0 && left <= LONGEST_MS ? hasta : null
    },
  }
}
