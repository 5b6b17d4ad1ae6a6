import type { Firestore } from 'firebase-admin/firestore'
import { type BitacoraRecord, createBitacora } from '../db/audit-log.ts'

/** What follows an event behind its write; safe to do again. */
export type Follow = (line: BitacoraRecord) => Promise<void>

export const createBitacoraRepository = (db: Firestore) => {
  const bitacora = createBitacora(db)
  return {
    async follow(operation: string, followOf: (line: BitacoraRecord) => Follow | null): Promise<void> {
      const line = await bitacora.find(operation)
      if (line) await followOf(line)?.(line)
    },
  }
}
