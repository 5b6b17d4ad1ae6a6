import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import type { Tx } from '../../db/tx.ts'
import type { Write } from '../../events/write.ts'
import { concernsWhoWaits, isPostponed } from './cambio-record.ts'
import { cambiosOf } from './cambio-writes.repository.ts'
import { joinedBy } from './joined.ts'
import type { StoredParticipante } from './participante-record.ts'
import { participantesOf } from './participantes.repository.ts'

/** Each takes two writes, and Firestore 500 a batch. */
const PER_BATCH = 200

export const createCambiosRepository = (db: Firestore, write: Write) => {
  const cambios = cambiosOf(db)
  const participantes = participantesOf(db)

  /**
   * Stores the mails to the next with how far that came, in one batch: whoever does so at the same time, or after it broke
   * off, finds the place, and nobody gets a second one.
   * @returns false where that was all
   */
  const tellNext = (id: string): Promise<boolean> =>
    write(null, async (tx) => {
      const cambio = await tx.find(cambios, id)
      if (!cambio) return false
      const { titulo, cursor, guardados, desde, antes } = cambio
      const next = await tx.select(participantes, (all) => {
        const ofTraining = all.where('capacitacion', '==', id).orderBy(FieldPath.documentId())
        return (cursor === '' ? ofTraining : ofTraining.startAfter(cursor)).limit(PER_BATCH)
      })
      const last = next.at(-1)
      const told = next.filter(
        ({ estado, fecha }) =>
          fecha.toMillis() <= desde.toMillis() &&
          (estado === 'inscrito' || (estado === 'espera' && concernsWhoWaits(cambio))),
      )
      if (last) tx.update(cambios, id, { cursor: last.id, guardados: guardados + told.length })
      else tx.delete(cambios, id)
      if (isPostponed(cambio)) remindAgain(tx, next)
      tx.emit({
        name: 'participantes.avisados',
        registro: id,
        etiqueta: titulo,
        told: told.map((one) => ({ ...joinedBy(cambio, one), waits: one.estado === 'espera' })),
        antes,
        before: guardados,
      })
      return last !== undefined
    })

  const remindAgain = (tx: Tx, next: readonly StoredParticipante[]) => {
    for (const { id, recordado } of next) if (recordado) tx.update(participantes, id, { recordado: false })
  }

  return {
    /** Tells who signed up what is still to be told of a training; safe to call any number of times, also at once. */
    tell: async (id: string): Promise<void> => {
      while (await tellNext(id));
    },
  }
}
