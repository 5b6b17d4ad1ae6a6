import type { Firestore } from 'firebase-admin/firestore'
import type { Write } from '../../events/write.ts'
import type { StoredCapacitacion } from './capacitacion-record.ts'
import { capacitacionesOf } from './capacitaciones.repository.ts'
import { joinedBy } from './joined.ts'
import { participantesOf } from './participantes.repository.ts'

/** Each takes two writes, and Firestore 500 a batch. */
const PER_BATCH = 200
const DELETED_AT_ONCE = 50

/** What concerns everybody who signed up for a training, a part of them at a time. */
export const createRemindersRepository = (db: Firestore, write: Write) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)

  /** Erases who had signed up, with their mails; safe to call again. @returns how many */
  const clear = async (id: string): Promise<number> => {
    let erased = 0
    for (;;) {
      const { docs } = await participantes.all
        .where('capacitacion', '==', id)
        .select()
        .limit(DELETED_AT_ONCE)
        .get()
      for (const document of docs)
        await write(null, async (tx) => {
          if (!(await tx.raw(participantes, document.id))) return
          tx.delete(participantes, document.id)
          tx.emit({ name: 'participante.eliminado', registro: document.id })
        })
      erased += docs.length
      if (docs.length < DELETED_AT_ONCE) return erased
    }
  }

  return {
    /** The trainings of a day `YYYY-MM-DD`. */
    ofDay: async (day: string): Promise<StoredCapacitacion[]> =>
      (await trainings.list((all) => all.where('fecha', '==', day))).records,

    /**
     * Stores the reminders of the next who have a place and were not reminded, with that they were, in one batch.
     * @param before how many were stored just now: they are sent at a pace
     * @returns how many; none where all are
     */
    remindNext: (id: string, before: number): Promise<number> =>
      write(null, async (tx) => {
        const training = await tx.find(trainings, id)
        if (!training) return 0
        const next = await tx.select(participantes, (all) =>
          all
            .where('capacitacion', '==', id)
            .where('estado', '==', 'inscrito')
            .where('recordado', '==', false)
            .limit(PER_BATCH),
        )
        if (next.length === 0) return 0
        for (const participante of next) tx.update(participantes, participante.id, { recordado: true })
        tx.emit({
          name: 'participantes.recordados',
          registro: id,
          etiqueta: training.titulo,
          reminded: next.map((participante) => joinedBy(training, participante)),
          before,
        })
        return next.length
      }),

    /** Of a training that is deleted. */
    clear: clear,

    /**
     * Of trainings of a day `YYYY-MM-DD` or before. Of them stay what they were, how many came, and the certificates.
     * @returns how many sign-ups were erased
     */
    eraseUntil: async (day: string): Promise<number> => {
      const { docs } = await trainings.all.where('fecha', '<=', day).select().get()
      let erased = 0
      for (const { id } of docs) erased += await clear(id)
      return erased
    },
  }
}
