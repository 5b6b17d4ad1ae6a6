import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Lists } from '../content/public-list.ts'
import { countOf } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import { newClave } from '../http/links.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type consentTo, createMutex, idFrom, logger } from '../util.ts'
import {
  assertOpen,
  assertPlaceLeft,
  capacitacionesOf,
  hasBegun,
  isFull,
  isLugar,
  type Lugar,
  lastErasedDay,
  participantesOf,
  type Seats,
  type StoredCapacitacion,
  type StoredParticipante,
} from './record.ts'

/** Sign-ups for trainings. A seat is taken or given up in one commit with the training's counts. */

/** How long a sign-up waits to be confirmed. */
const CONFIRM_MS = 7 * 24 * 60 * 60_000
/** More than one, so that unreadable records do not stop the waiting list. */
const FIRST_READ = 5

const LIST = 'capacitaciones'

const MAIL_OF = { por_confirmar: 'confirm', inscrito: 'place', espera: 'waiting' } as const

const UNCONFIRMED = { estado: 'por_confirmar', orden: null } as const

/** What a person types. */
export interface Form {
  nombre: string
  correo: string
  consentimiento: ReturnType<typeof consentTo>
}

interface Parts {
  outbox: Outbox
  lists: Pick<Lists, 'touch'>
}

export const createParticipantes = (db: Firestore, transact: Transact, { outbox, lists }: Parts) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  /** The people of one instance take their seats in turn, because they would only conflict. */
  const inTurn = createMutex()

  const changeSeats = (
    tx: Tx,
    before: StoredCapacitacion,
    after: Omit<Seats, 'cupos'> & { orden?: number },
  ) => {
    tx.update(trainings, before.id, after)
    // The public list shows whether a training is full.
    if (isFull(before) !== isFull({ ...before, ...after })) lists.touch(tx, LIST)
  }

  /**
   * Takes a seat, or a place in the waiting list if no seat is free.
   * @throws not_found, training_closed, training_full
   */
  const takePlace = (tx: Tx, training: StoredCapacitacion): { estado: Lugar; orden: number } => {
    assertOpen(training)
    assertPlaceLeft(training)
    const { inscritos, espera } = training
    const orden = training.orden + 1
    if (isFull(training)) {
      changeSeats(tx, training, { inscritos, espera: espera + 1, orden })
      return { estado: 'espera', orden }
    }
    changeSeats(tx, training, { inscritos: inscritos + 1, espera, orden })
    return { estado: 'inscrito', orden }
  }

  const firstWaiting = async (tx: Tx, training: string): Promise<StoredParticipante | undefined> => {
    const [first] = await tx.query(participantes, (all) =>
      all
        .where('capacitacion', '==', training)
        .where('estado', '==', 'espera')
        .orderBy('orden')
        .limit(FIRST_READ),
    )
    return first
  }

  return {
    find: participantes.find,
    get: participantes.get,

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
            await outbox.add(tx, { ...trainingNews(training, found, MAIL_OF[found.estado]), class: 'proof' })
            tx.log('participante.reenviado', id)
            return answer
          }
          const place = isProven ? takePlace(tx, training) : UNCONFIRMED
          const fields = {
            ...form,
            ...place,
            capacitacion,
            clave: found?.clave ?? newClave(),
            fecha: Timestamp.now(),
            asistio: found?.asistio ?? false,
            certificado: found?.certificado ?? null,
          }
          if (found) tx.update(participantes, id, fields)
          else tx.create(participantes, id, fields)
          const mail = trainingNews(training, { ...fields, id }, MAIL_OF[place.estado])
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
          await outbox.add(tx, trainingNews(training, confirmed, MAIL_OF[estado]))
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
     * @throws not_found; training_closed after the training has begun
     */
    cancel: (participante: string): Promise<void> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const { id, capacitacion, estado } = await tx.get(participantes, participante)
          if (estado === 'cancelado') return
          const training = await tx.get(trainings, capacitacion)
          if (hasBegun(training))
            throw new AppError(
              'training_closed',
              'La capacitación ya empezó: tu inscripción queda como está.',
            )
          const { inscritos, espera, cupos } = training
          tx.update(participantes, id, { estado: 'cancelado' })
          const next =
            estado === 'inscrito' && inscritos <= cupos ? await firstWaiting(tx, capacitacion) : undefined
          if (next) {
            tx.update(participantes, next.id, { estado: 'inscrito' })
            changeSeats(tx, training, { inscritos, espera: espera - 1 })
          } else if (estado === 'inscrito') changeSeats(tx, training, { inscritos: inscritos - 1, espera })
          else if (estado === 'espera') changeSeats(tx, training, { inscritos, espera: espera - 1 })
          await outbox.withdrawAbout(tx, { coleccion: 'participantes', id })
          if (next) await outbox.add(tx, trainingNews(training, next, 'moved'))
          tx.log('participante.cancelado', id, { etiqueta: training.titulo })
        }),
      ),

    /** How many people wait before this one. */
    waitingBefore: ({ capacitacion, orden }: StoredParticipante): Promise<number> =>
      countOf(
        participantes.all
          .where('capacitacion', '==', capacitacion)
          .where('estado', '==', 'espera')
          .where('orden', '<', orden),
      ),

    /** In the order of their numbers, the unconfirmed ones last; without the cancelled ones. */
    async list(capacitacion: string): Promise<StoredParticipante[]> {
      const { records } = await participantes.list((all) => all.where('capacitacion', '==', capacitacion))
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
      const old = await trainings.all.where('fecha', '<=', lastErasedDay(now.getTime())).select().get()
      const ofOld = old.docs.map(async ({ id }) =>
        (await participantes.all.where('capacitacion', '==', id).select().get()).docs.map(({ id }) => id),
      )
      const { records } = await participantes.list((all) => all.where('estado', '==', 'por_confirmar'))
      const expired = records.filter(
        ({ fecha, asistio }) => !asistio && fecha.toMillis() <= now.getTime() - CONFIRM_MS,
      )
      const unconfirmed = new Set(expired.map(({ id }) => id))
      const erased = [...(await Promise.all(ofOld)).flat(), ...unconfirmed]
      for (const id of erased)
        await transact(null, async (tx) => {
          const stored = await tx.raw(participantes, id)
          const isConfirmedNow = unconfirmed.has(id) && stored?.estado !== 'por_confirmar'
          if (!stored || isConfirmedNow) return
          tx.delete(participantes, id)
          await outbox.deleteAbout(tx, { coleccion: 'participantes', id })
          tx.log('participante.eliminado', id)
        })
      logger.info('sign-ups purged', { erased: erased.length })
    },
  }
}
