import type { Firestore } from 'firebase-admin/firestore'
import { type BitacoraRecord, createBitacora } from '../db/audit-log.ts'

/** What follows an event behind its write; safe to do again. */
export type Follow = (line: BitacoraRecord & { carpeta: string | null }) => Promise<void>

export const createBitacoraRepository = (db: Firestore) => {
  const bitacora = createBitacora(db)
  return {
    async follow(operation: string, followOf: (line: BitacoraRecord) => Follow | null): Promise<void> {
      const document = await bitacora.document(operation).get()
      const line = bitacora.read(document)
      if (line) await followOf(line)?.({ ...line, carpeta: document.get('carpeta') ?? null })
    },
  }
}
