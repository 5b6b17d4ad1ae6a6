import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { retryContended } from '../platform/contention.ts'
import { takingUpTo } from '../platform/firestore-deadline.ts'
import { type BitacoraRecord, createBitacora } from '../store/bitacora.ts'
import { createUnit, type Unit } from '../store/unit.ts'

/** What follows an event behind its write. */
export type Follow = (unit: Unit, line: BitacoraRecord) => Promise<void>

/** Nobody waits for it, and Storage has as long. */
const FOLLOW_MS = 60_000

export const createBitacoraRepository = (db: Firestore) => {
  const bitacora = createBitacora(db)
  return {
    /**
     * Does what follows an operation's event, and notes it in the same step: what `followOf` changes in the database is
     * done once, however often it is asked for.
     * @param followOf null for an event that nothing follows
     */
    follow: takingUpTo(
      FOLLOW_MS,
      (operation: string, followOf: (line: BitacoraRecord) => Follow | null): Promise<void> =>
        retryContended(async () => {
          const { commit, ...unit } = createUnit(db)
          const line = await unit.find(bitacora, operation)
          const follow = line && followOf(line)
          if (!follow || line.seguido) return
          await follow(unit, line)
          unit.update(bitacora, operation, { seguido: FieldValue.serverTimestamp() })
          await commit()
        }),
    ),
  }
}
