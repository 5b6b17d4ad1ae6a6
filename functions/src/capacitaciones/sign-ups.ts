import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Lists } from '../content/public-list.ts'
import { countOf } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import { newClave } from '../http/links.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Consent, createMutex, idFrom, logger } from '../util.ts'
import {
  assertOpen,
  assertPlaceLeft,
  CAPACITACIONES,
  capacitacionesOf,
  hasBegun,
  isFull,
  isLugar,
  type Lugar,
  lastErasedDay,
  participantesOf,
  type StoredCapacitacion,
  type StoredParticipante,
} from './record.ts'

/** Sign-ups for trainings. A seat is taken or given up in one commit with the training's counts. */

/** How long a sign-up waits to be confirmed. */
const CONFIRM_MS = 7 * 24 * 60 * 60_000
/** Read besides the people who get a seat, so that unreadable records do not stop the waiting list. */
const UNREADABLE_MAX = 4

const UNCONFIRMED = { estado: 'por_confirmar', orden: null } as const

/** What a person types. */
export interface Form {
  nombre: string
  correo: string
  consentimiento: Consent
}

interface Parts {
  outbox: Outbox
  lists: Pick<Lists, 'touch'>
}

export type Participantes = ReturnType<typeof createParticipantes>

export const createParticipantes = (db: Firestore, transact: Transact, { outbox, lists }: Parts) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  /** The people of one instance take their seats in turn, because they would only conflict. */
  const inTurn = createMutex()

  const ofTraining = (id: string) => participantes.all.where('capacitacion', '==', id)
  const waitingFor = (id: string) => ofTraining(id).where('estado', '==', 'espera')

  const changeSeats = (tx: Tx, before: StoredCapacitacion, after: Partial<StoredCapacitacion>) => {
    tx.update(trainings, before.id, after)
    // The public list shows whether a training is full.
    if (isFull(before) !== isFull({ ...before, ...after })) lists.touch(tx, CAPACITACIONES.name)
  }

  /**
   * Takes a seat, or a place in the waiting list if no seat is free.
   * @throws not_found, training_closed, training_full
   */
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

  /**
   * Gives the free seats to the first people who wait, with a mail.
   * @returns how many people have a seat and how many wait then
   */
  const moveUp = async (tx: Tx, training: StoredCapacitacion) => {
    const { id, cupos, inscritos, espera } = training
    const free = Math.min(cupos - inscritos, espera)
    if (free <= 0 || hasBegun(training)) return { inscritos, espera }
    const waiting = await tx.query(participantes, () =>
      waitingFor(id)
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

  return {
    records: participantes,
    moveUp,

    /**
     * Signs an address up, once. Without a proof it holds no place until the link of its mail confirms it: nothing that
     * others see changes, and the answer does not tell whether the address had signed up before.
     * @param isProven the sender has proven to read the mailbox
     * @throws not_found, training_closed, training_full
     */
    signUp(capacitacion: string, form: Form, isProven: boolean): Promise<'por_confirmar' | Lugar> {
      const store = () =>
        transact(null, async (tx) => {
          const training = await tx.get(trainings, capacitacion)
          assertOpen(training)
          if (!isProven) assertPlaceLeft(training)
          const id = idFrom(`${capacitacion}\n${form.correo}`)
          const found = await tx.find(participantes, id)
          const about = { coleccion: 'participantes', id } as const
          const isAgain = found && found.estado !== 'cancelado' && (await outbox.isMailing(tx, about))
          if (found && isLugar(found.estado)) {
            const answer = isProven ? found.estado : 'por_confirmar'
            if (isAgain) return answer
            // Anybody may have typed the address, so the mail counts as one that asks for a proof.
            await outbox.add(tx, { ...trainingNews(training, found, found.estado), class: 'proof' })
            tx.log('participante.reenviado', id)
            return answer
          }
          const place = isProven ? takePlace(tx, training) : UNCONFIRMED
          const fields = { ...form, ...place, fecha: Timestamp.now() }
          const { clave } = found ?? { clave: newClave() }
          if (found) tx.update(participantes, id, fields)
          else
            tx.create(participantes, id, {
              ...fields,
              capacitacion,
              clave,
              asistio: false,
              certificado: null,
            })
          const mail = trainingNews(training, { ...fields, id, clave }, place.estado)
          if (isProven || !isAgain) await outbox.add(tx, mail)
          tx.log(isProven ? 'participante.inscrito' : 'participante.pedido', id, {
            etiqueta: training.titulo,
          })
          return place.estado
        })
      // An unconfirmed sign-up conflicts with nobody, so a flood of them delays nobody.
      return isProven ? inTurn(store) : store()
    },

    /**
     * Gives a place to the holder of the link, under the name that they see. A sign-up that is confirmed or cancelled
     * stays as it is.
     * @throws not_found, training_closed, training_full
     */
    confirm: (id: string, nombre: string): Promise<void> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const found = await tx.get(participantes, id)
          if (found.estado !== 'por_confirmar') return
          const training = await tx.get(trainings, found.capacitacion)
          const confirmed = { ...found, nombre, ...takePlace(tx, training) }
          const { estado, orden } = confirmed
          tx.update(participantes, id, { nombre, estado, orden })
          await outbox.add(tx, trainingNews(training, confirmed, estado))
          tx.log('participante.inscrito', id, { etiqueta: training.titulo })
        }),
      ),

    /**
     * Corrects the name that the certificate will have.
     * @throws not_found; forbidden once there is a certificate
     */
    rename: (id: string, nombre: string): Promise<void> =>
      transact(null, async (tx) => {
        const { asistio } = await tx.get(participantes, id)
        if (asistio)
          throw new AppError('forbidden', 'Tu certificado ya existe. Escríbenos si el nombre tiene un error.')
        tx.update(participantes, id, { nombre })
        tx.log('participante.renombrado', id)
      }),

    /**
     * Gives up a place, which the first person who waits gets. A cancelled sign-up stays as it is.
     * @throws not_found; training_closed after the start, and once the attendance is ticked
     */
    cancel: (participante: string): Promise<void> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const { id, capacitacion, estado, asistio } = await tx.get(participantes, participante)
          if (estado === 'cancelado') return
          const training = await tx.get(trainings, capacitacion)
          if (asistio || hasBegun(training))
            throw new AppError(
              'training_closed',
              'La capacitación ya empezó: tu inscripción queda como está.',
            )
          tx.update(participantes, id, { estado: 'cancelado' })
          await outbox.withdrawAbout(tx, { coleccion: 'participantes', id })
          const { inscritos, espera } = training
          if (estado === 'espera') changeSeats(tx, training, { espera: espera - 1 })
          if (estado === 'inscrito') {
            const seats = await moveUp(tx, { ...training, inscritos: inscritos - 1 })
            changeSeats(tx, training, seats)
          }
          tx.log('participante.cancelado', id, { etiqueta: training.titulo })
        }),
      ),

    /** The position on the waiting list, from 1; null for people who do not wait. */
    async puestoOf({ capacitacion, estado, orden }: StoredParticipante): Promise<number | null> {
      if (estado !== 'espera') return null
      return 1 + (await countOf(waitingFor(capacitacion).where('orden', '<', orden)))
    },

    /** In the order of their numbers, the unconfirmed ones last; without the cancelled ones. */
    async list(capacitacion: string): Promise<StoredParticipante[]> {
      const { records } = await participantes.list(() => ofTraining(capacitacion))
      const place = ({ orden }: StoredParticipante) => orden ?? Number.POSITIVE_INFINITY
      return records
        .filter(({ estado }) => estado !== 'cancelado')
        .sort((a, b) => place(a) - place(b) || a.fecha.toMillis() - b.fecha.toMillis())
    },

    /**
     * Erases the sign-ups for trainings of a year ago, and those that nobody confirmed, with their mails; safe to call
     * again. The training's counts and the certificates stay.
     */
    async eraseOld(now: Date): Promise<void> {
      let erased = 0
      /** @param only if the sign-up is still in this state */
      const erase = (id: string, only?: StoredParticipante['estado']) => {
        erased += 1
        return transact(null, async (tx) => {
          const stored = await tx.raw(participantes, id)
          if (!stored || (only && stored.estado !== only)) return
          tx.delete(participantes, id)
          await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
          tx.log('participante.eliminado', id)
        })
      }

      const old = await trainings.all.where('fecha', '<=', lastErasedDay(now.getTime())).select().get()
      for (const training of old.docs) {
        const { docs } = await ofTraining(training.id).select().get()
        for (const { id } of docs) await erase(id)
      }
      const { records } = await participantes.list((all) => all.where('estado', '==', 'por_confirmar'))
      for (const { id, fecha, asistio } of records)
        if (!asistio && fecha.toMillis() <= now.getTime() - CONFIRM_MS) await erase(id, 'por_confirmar')
      logger.info('sign-ups purged', { erased })
    },
  }
}
