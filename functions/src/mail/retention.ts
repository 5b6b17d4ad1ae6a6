import type { Firestore } from 'firebase-admin/firestore'
import type { Collection } from '../db/collection.ts'
import { createAuditLog, type Transact } from '../db/tx.ts'
import { logger } from '../util.ts'
import { correosOf } from './outbox.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
const ERASED_AT_ONCE = 400
/** Of each collection; the rest is erased the night after. */
const ERASED_A_NIGHT = 20_000

/** Mails are kept for a year and the log for three, as the privacy policy says. */
export const createRetention = (db: Firestore, transact: Transact) => {
  /** Erases by id alone, so that a record that cannot be read goes too. */
  const erase = async <T>(from: Collection<T>, date: keyof T & string, until: Date): Promise<void> => {
    const old = from.all.where(date, '<=', until).orderBy(date).select().limit(ERASED_AT_ONCE)
    let [erased, found] = [0, 0]
    do {
      const { docs } = await old.get()
      await transact(null, async (tx) => {
        for (const { id } of docs) tx.delete(from, id)
      })
      found = docs.length
      erased += found
    } while (found === ERASED_AT_ONCE && erased < ERASED_A_NIGHT)
    logger.info('old records erased', { collection: from.name, erased })
  }

  const yearsBefore = (now: Date, years: number) => new Date(now.getTime() - years * YEAR_MS)
  return {
    eraseMails: (now: Date) => erase(correosOf(db), 'createdAt', yearsBefore(now, 1)),
    eraseLog: (now: Date) => erase(createAuditLog(db), 'fecha', yearsBefore(now, 3)),
  }
}
