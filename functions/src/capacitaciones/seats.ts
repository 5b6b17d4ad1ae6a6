import type { Firestore } from 'firebase-admin/firestore'
import type { Lists } from '../content/publication.ts'
import type { Tx } from '../db/tx.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import {
  assertOpen,
  assertPlaceLeft,
  CAPACITACIONES,
  capacitacionesOf,
  hasBegun,
  isFull,
  type Lugar,
  participantesOf,
  type StoredCapacitacion,
  type StoredParticipante,
} from './record.ts'

/** The seats of a training, for the store of sign-ups. One is taken or given up in one commit with its counts. */

/** Read besides the people who get a seat, so that unreadable records do not stop the waiting list. */
const UNREADABLE_MAX = 4

export const waitingFor = ({ all }: ReturnType<typeof participantesOf>, id: string) =>
  all.where('capacitacion', '==', id).where('estado', '==', 'espera')

export interface SeatParts {
  outbox: Outbox
  lists: Pick<Lists, 'touch'>
}

export const createSeats = (db: Firestore, { outbox, lists }: SeatParts) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)

  const changeSeats = (tx: Tx, before: StoredCapacitacion, after: Partial<StoredCapacitacion>) => {
    tx.update(trainings, before.id, after)
    // The public list shows whether a training is full.
    if (isFull(before) !== isFull({ ...before, ...after })) lists.touch(tx, CAPACITACIONES.name)
  }

  /** A seat, or a place in the waiting list if no seat is free. @throws not_found, training_closed, training_full */
  const takePlace = (tx: Tx, training: StoredCapacitacion): { estado: Lugar; orden: number } => {
    assertOpen(training)
    assertPlaceLeft(training)
    const orden = training.orden + 1
    if (isFull(training)) {
      changeSeats(tx, training, { espera: training.espera + 1, orden })
      return { estado: 'espera', orden }
    }
    changeSeats(tx, training, { inscritos: training.inscritos + 1, orden })
    return { estado: 'inscrito', orden }
  }

  /** Gives the free seats to the first people who wait, with a mail. @returns the counts afterwards */
  const moveUp = async (tx: Tx, training: StoredCapacitacion) => {
    const { id, cupos, inscritos, espera } = training
    const free = Math.min(cupos - inscritos, espera)
    if (free <= 0 || hasBegun(training)) return { inscritos, espera }
    const waiting = await tx.query(participantes, () =>
      waitingFor(participantes, id)
        .orderBy('orden')
        .limit(free + UNREADABLE_MAX),
    )
    const next = waiting.slice(0, free)
    for (const one of next) {
      tx.update(participantes, one.id, { estado: 'inscrito' })
      await outbox.add(tx, trainingNews(training, { ...one, estado: 'inscrito' }, 'moved'))
    }
    return { inscritos: inscritos + next.length, espera: espera - next.length }
  }

  /** Frees a place. The first person who waits gets the seat. */
  const freePlace = async (tx: Tx, training: StoredCapacitacion, estado: unknown) => {
    const { inscritos, espera } = training
    if (estado === 'espera') changeSeats(tx, training, { espera: espera - 1 })
    if (estado === 'inscrito') {
      const seats = await moveUp(tx, { ...training, inscritos: inscritos - 1 })
      changeSeats(tx, training, seats)
    }
  }

  const giveUp = async (tx: Tx, training: StoredCapacitacion, { id, estado }: StoredParticipante) => {
    tx.update(participantes, id, { estado: 'cancelado' })
    await outbox.withdrawAbout(tx, { coleccion: 'participantes', id })
    await freePlace(tx, training, estado)
  }

  /** Deletes an unreadable sign-up; its place is free again if training and state can be told. @throws not_found */
  const eraseUnreadable = async (tx: Tx, id: string) => {
    const stored = await tx.raw(participantes, id)
    if (!stored) throw participantes.notFound()
    const training = await tx.find(trainings, String(stored.capacitacion))
    if (training) await freePlace(tx, training, stored.estado)
    tx.delete(participantes, id)
    await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
    tx.log('participante.eliminado', id, { etiqueta: training?.titulo })
  }

  return { takePlace, moveUp, giveUp, eraseUnreadable }
}
