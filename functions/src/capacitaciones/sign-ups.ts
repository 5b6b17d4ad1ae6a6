import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Lists } from '../content/public-list.ts'
import { countOf } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { newClave } from '../http/links.ts'
import { type Joined, trainingNews } from '../mail/news-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createMutex, idFrom } from '../util.ts'
import { joinedBy } from './joined.ts'
import { capacitacionesOf, isFull, type StoredCapacitacion } from './record.ts'
import { type NewParticipante, participantesOf, type StoredParticipante } from './sign-up-record.ts'

/** Whoever signs up again within so long meant to do so once. */
const PAUSE_MS = 10 * 60_000

const LIST = 'capacitaciones'
/** So many that records which nobody can read do not stop the waiting list. */
const FIRST_READ = 5

type Training = StoredCapacitacion
export type Shown = 'inscrito' | 'espera'
type Assert = (training: Training) => void

/** Who signed up for trainings: each change of a place is one of the training's record, too. */
export const createParticipantesRepository = (
  db: Firestore,
  transact: Transact,
  outbox: Outbox,
  lists: Pick<Lists, 'touch'>,
) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  /** Those of one instance take their places in turn: they would only get in each other's way. */
  const inTurn = createMutex()

  /** The public list shows whether places are left. */
  const changeSeats = (
    tx: Tx,
    before: Training,
    after: Pick<Training, 'inscritos' | 'espera'>,
    orden?: number,
  ) => {
    tx.update(trainings, before.id, { ...after, ...(orden !== undefined && { orden }) })
    if (isFull(before) !== isFull({ ...before, ...after })) lists.touch(tx, LIST)
  }

  const confirm = (tx: Tx, joined: Joined, has: Shown) =>
    outbox.add(tx, trainingNews(joined, has === 'inscrito' ? 'place' : 'waiting'))

  const firstWaiting = async (tx: Tx, training: string): Promise<StoredParticipante | null> => {
    const [first] = await tx.select(participantes, (all) =>
      all
        .where('capacitacion', '==', training)
        .where('estado', '==', 'espera')
        .orderBy('orden')
        .limit(FIRST_READ),
    )
    return first ?? null
  }

  return {
    find: participantes.find,
    get: participantes.get,

    /**
     * Gives an address a place, or one in the waiting list. An address that has signed up already is told so by mail.
     * @returns what a new address was given or, where it is none, would have been: its owner alone learns more
     * @throws what the assertions throw; not_found
     */
    join: (
      id: string,
      person: Omit<NewParticipante, 'clave'>,
      { open, mayWait }: { open: Assert; mayWait: Assert },
    ): Promise<Shown> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const training = await tx.get(trainings, id)
          open(training)
          const participante = idFrom(`${id}\n${person.correo}`)
          const found = await tx.find(participantes, participante)
          const estado: Shown = isFull(training) ? 'espera' : 'inscrito'
          const has = found && found.estado !== 'cancelado' ? { ...found, estado: found.estado } : null
          const isRepeated = person.fingerprint !== null && has?.fingerprint === person.fingerprint
          if (has && isRepeated) return has.estado
          if (estado === 'espera') mayWait(training)
          const now = Timestamp.now()
          if (has) {
            if (now.toMillis() - has.avisado.toMillis() < PAUSE_MS) return estado
            tx.update(participantes, has.id, { avisado: now })
            await confirm(tx, joinedBy(training, has), has.estado)
            tx.log('participante.reenviado', has.id)
            return estado
          }
          const orden = training.orden + 1
          const clave = found?.clave ?? newClave()
          const fresh = { ...person, clave, capacitacion: id, estado, orden, fecha: now, avisado: now }
          const record = { ...fresh, asistio: false, certificado: null }
          if (found) tx.update(participantes, participante, record)
          else tx.create(participantes, participante, record)
          const after =
            estado === 'inscrito'
              ? { inscritos: training.inscritos + 1, espera: training.espera }
              : { inscritos: training.inscritos, espera: training.espera + 1 }
          changeSeats(tx, training, after, orden)
          await confirm(tx, joinedBy(training, { ...record, id: participante }), estado)
          tx.log('participante.inscrito', participante, { etiqueta: training.titulo })
          return estado
        }),
      ),

    /**
     * Gives up a place, which the first who waits is given. Cancelled once more it stays as it is.
     * @throws not_found, what `mayCancel` throws
     */
    cancel: (participante: string, mayCancel: Assert): Promise<void> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const { id, capacitacion, estado } = await tx.get(participantes, participante)
          if (estado === 'cancelado') return
          const training = await tx.get(trainings, capacitacion)
          mayCancel(training)
          const frees = estado === 'inscrito' && training.inscritos <= training.cupos
          const next = frees ? await firstWaiting(tx, capacitacion) : null
          const inscritos = training.inscritos - (estado === 'inscrito' && !next ? 1 : 0)
          const after = { inscritos, espera: training.espera - (estado === 'espera' || next ? 1 : 0) }
          tx.update(participantes, id, { estado: 'cancelado' })
          if (next) tx.update(participantes, next.id, { estado: 'inscrito' })
          changeSeats(tx, training, after)
          await outbox.withdrawAbout(tx, { coleccion: 'participantes', id })
          if (next) await outbox.add(tx, trainingNews(joinedBy(training, next), 'moved'))
          tx.log('participante.cancelado', id, { etiqueta: training.titulo })
        }),
      ),

    /** How many stand before in the waiting list. */
    waitingBefore: ({ capacitacion, orden }: StoredParticipante): Promise<number> =>
      countOf(
        participantes.all
          .where('capacitacion', '==', capacitacion)
          .where('estado', '==', 'espera')
          .where('orden', '<', orden),
      ),

    /** In the order of signing up, without those who cancelled. */
    async list(capacitacion: string): Promise<StoredParticipante[]> {
      const { records } = await participantes.list((all) => all.where('capacitacion', '==', capacitacion))
      return records.filter(({ estado }) => estado !== 'cancelado').sort((a, b) => a.orden - b.orden)
    },

    /**
     * Erases who signed up for trainings of a day `YYYY-MM-DD` or before, with their mails; safe to call again. Of the
     * trainings stay what they were, how many came, and the certificates.
     * @returns how many sign-ups were erased
     */
    async eraseUntil(day: string): Promise<number> {
      const { docs } = await trainings.all.where('fecha', '<=', day).select().get()
      let erased = 0
      for (const training of docs) {
        const signUps = await participantes.all.where('capacitacion', '==', training.id).select().get()
        for (const { id } of signUps.docs)
          await transact(null, async (tx) => {
            if (!(await tx.raw(participantes, id))) return
            tx.delete(participantes, id)
            await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
            tx.log('participante.eliminado', id)
          })
        erased += signUps.size
      }
      return erased
    },
  }
}
