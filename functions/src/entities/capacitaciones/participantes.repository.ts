import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type Collection, createCollection } from '../../db/collection.ts'
import { countOf } from '../../db/query.ts'
import type { Tx } from '../../db/tx.ts'
import type { Write } from '../../events/write.ts'
import { newClave } from '../../http/links.ts'
import { createMutex, idFrom } from '../../util.ts'
import { isFull, type StoredCapacitacion } from './capacitacion-record.ts'
import { hasBegun } from './capacitacion-time.ts'
import { capacitacionesOf } from './capacitaciones.repository.ts'
import { joinedBy } from './joined.ts'
import {
  type NewParticipante,
  type ParticipanteRecord,
  participanteSchema,
  type StoredParticipante,
} from './participante-record.ts'

/** Whoever signs up again within so long meant to do so once. */
const PAUSE_MS = 10 * 60_000

const LIST = 'capacitaciones'
/** So many that records which nobody can read do not stop the waiting list. */
const FIRST_READ = 5

export const participantesOf = (db: Firestore): Collection<ParticipanteRecord> =>
  createCollection(db, {
    name: 'participantes',
    schema: participanteSchema,
    createdAt: 'fecha',
    notFound: 'No se encontró la inscripción.',
  })

type Training = StoredCapacitacion
export type Shown = 'inscrito' | 'espera'
type Assert = (training: Training) => void

/** The list shows whether places are left, and is made anew where that changes. */
const shownIn = (before: Training, after: Pick<Training, 'inscritos' | 'espera'>) =>
  isFull(before) === isFull({ ...before, ...after }) ? {} : { lista: LIST }

/** Who signed up for trainings: each change of a place is one of the training's record, too. */
export const createParticipantesRepository = (db: Firestore, write: Write) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  /** Those of one instance take their places in turn: they would only get in each other's way. */
  const inTurn = createMutex()

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
        write(null, async (tx) => {
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
            const joined = joinedBy(training, has)
            tx.emit({ name: 'participante.reenviado', registro: has.id, joined, has: has.estado })
            return estado
          }
          const orden = training.orden + 1
          const clave = found?.clave ?? newClave()
          const fresh = { ...person, clave, capacitacion: id, estado, orden, fecha: now, avisado: now }
          const record = { ...fresh, recordado: false, asistio: false, certificado: null }
          if (found) tx.update(participantes, participante, record)
          else tx.create(participantes, participante, record)
          const after =
            estado === 'inscrito'
              ? { inscritos: training.inscritos + 1, espera: training.espera }
              : { inscritos: training.inscritos, espera: training.espera + 1 }
          tx.update(trainings, id, { ...after, orden })
          const joined = joinedBy(training, { ...record, id: participante })
          const about = { registro: participante, etiqueta: training.titulo, ...shownIn(training, after) }
          tx.emit({ name: 'participante.inscrito', ...about, joined, has: estado })
          return estado
        }),
      ),

    /**
     * Gives up a place, which the first who waits is given. Cancelled once more it stays as it is.
     * @throws not_found, what `mayCancel` throws
     */
    cancel: (participante: string, mayCancel: Assert): Promise<void> =>
      inTurn(() =>
        write(null, async (tx) => {
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
          tx.update(trainings, capacitacion, after)
          const moved = next && joinedBy(training, next)
          const about = { registro: id, etiqueta: training.titulo, ...shownIn(training, after) }
          tx.emit({ name: 'participante.cancelado', ...about, moved })
        }),
      ),

    /**
     * Gives the first who waits a place that is free, as where staff has made more of them.
     * @returns false where nobody waits for one
     */
    moveUp: (capacitacion: string): Promise<boolean> =>
      inTurn(() =>
        write(null, async (tx) => {
          const training = await tx.find(trainings, capacitacion)
          if (!training || training.inscritos >= training.cupos || hasBegun(training, Date.now()))
            return false
          const next = await firstWaiting(tx, capacitacion)
          if (!next) return false
          const after = { inscritos: training.inscritos + 1, espera: training.espera - 1 }
          tx.update(participantes, next.id, { estado: 'inscrito' })
          tx.update(trainings, capacitacion, after)
          const about = { registro: next.id, etiqueta: training.titulo, ...shownIn(training, after) }
          tx.emit({ name: 'participante.ascendido', ...about, joined: joinedBy(training, next) })
          return true
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
  }
}
