import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type Collection, createCollection } from '../../db/collection.ts'
import type { Tx } from '../../db/tx.ts'
import { type Appointment, appointmentOf, type CambioRecord, cambioSchema, isMoved } from './cambio-record.ts'
import type { StoredCapacitacion } from './capacitacion-record.ts'
import { hasBegun } from './capacitacion-time.ts'

export const cambiosOf = (db: Firestore): Collection<CambioRecord> =>
  createCollection(db, { name: 'cambios', schema: cambioSchema, createdAt: 'desde' })

/**
 * Stored with the change of a training that is still to come; the function that follows events tells who signed up. What has
 * begun is told to nobody: staff corrects it.
 */
export const createCambioWrites = (db: Firestore) => {
  const cambios = cambiosOf(db)
  const store = (tx: Tx, id: string, cambio: Omit<CambioRecord, 'desde' | 'cursor' | 'guardados'>) =>
    tx.merge(cambios, id, { ...cambio, desde: Timestamp.now(), cursor: '', guardados: 0 })

  return {
    /** Where several changes follow each other, whoever was not told of the first is told of the last alone. */
    storeChange(tx: Tx, before: StoredCapacitacion, after: Appointment & { titulo: string }): void {
      if (!isMoved(before, after) || hasBegun(after, Date.now())) return
      const antes = appointmentOf(before)
      store(tx, before.id, { que: 'cambiada', titulo: after.titulo, ...appointmentOf(after), antes })
    },

    storeDeletion(tx: Tx, gone: StoredCapacitacion): void {
      if (hasBegun(gone, Date.now())) return
      store(tx, gone.id, { que: 'eliminada', titulo: gone.titulo, ...appointmentOf(gone), antes: null })
    },
  }
}
