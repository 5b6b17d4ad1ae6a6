import { foldText } from '@naf/contract'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { countOf, listNewestAmong } from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { AppError } from '../errors.ts'
import { newSecret } from '../http/links.ts'
import type { InTurnOf, Origin } from '../http/throttle.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Actor } from '../session.ts'
import { createMutex } from '../util.ts'
import {
  assertOpen,
  assertPlaceLeft,
  capacitacionesOf,
  hasBegun,
  isLugar,
  type Lugar,
  participanteIds,
  participantesOf,
  type StoredParticipante,
} from './record.ts'
import { createSeats, type SeatParts, waitingFor } from './seats.ts'

/** The store of sign-ups for trainings: asking, confirming, cancelling. */

const UNCONFIRMED = { estado: 'por_confirmar', orden: null } as const
const NEW = { asistio: false, certificado: null } as const

const TICKED = 'Esta persona tiene registrada la asistencia. Quita primero la marca y vuelve a intentarlo.'
const BEGUN = 'La capacitación ya empezó: tu inscripción queda como está.'
const MAILBOX_FULL =
  'Con este correo ya hay cuatro inscripciones a esta capacitación. Usa otro correo, o cancela una.'

/** How many unconfirmed sign-ups a page has. */
const PAGE = 50
const BY_DATE = { path: 'fecha', of: ({ fecha }: { fecha: Timestamp }) => fecha }

type Form = Pick<StoredParticipante, 'nombre' | 'correo' | 'consentimiento'>

/** What the sender is told. */
type SignedUp = { id: string | null; estado: 'por_confirmar' | Lugar }

/** The answer to all visitors. */
const ASKED: SignedUp = { id: null, estado: 'por_confirmar' }

export type Participantes = ReturnType<typeof createParticipantes>

export const createParticipantes = (
  db: Firestore,
  transact: Transact,
  parts: SeatParts & { inTurnOf: InTurnOf },
) => {
  const { outbox, inTurnOf } = parts
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)
  const { takePlace, moveUp, giveUp, eraseUnreadable } = createSeats(db, parts)
  /** The people of one instance take their seats in turn, because they would only conflict. */
  const inTurn = createMutex()

  const ofTraining = (id: string) => participantes.all.where('capacitacion', '==', id)
  const unconfirmedOf = (id: string, asistio = false) =>
    ofTraining(id).where('estado', '==', 'por_confirmar').where('asistio', '==', asistio)

  /**
   * The document of a person's sign-up: the one under that name, else an empty one, else a cancelled one; with a proof
   * of the mailbox also an unconfirmed one, which a stranger may have made up.
   * @returns undefined if four others signed up with the mailbox
   */
  const findSlot = async (tx: Tx, capacitacion: string, { nombre, correo }: Form, isProven: boolean) => {
    const slots = await Promise.all(
      participanteIds(capacitacion, correo).map(async (id) => {
        const stored = await tx.find(participantes, id)
        return { id, stored, isOwn: stored !== null && foldText(stored.nombre) === foldText(nombre) }
      }),
    )
    return (
      slots.find(({ isOwn }) => isOwn) ??
      slots.find(({ stored }) => stored === null) ??
      slots.find(({ stored }) => stored?.estado === 'cancelado') ??
      slots.find(({ stored }) => isProven && stored?.estado === 'por_confirmar' && !stored.asistio)
    )
  }

  return {
    records: participantes,
    moveUp,

    /**
     * Signs a person up, once. Without a proof the sign-up holds no place until the link of its mail confirms it: nothing
     * that others see changes, and the answer does not tell who had signed up with the mailbox before.
     * @param isProven the sender has proven to read the mailbox
     * @returns the sign-up's id only with a proof
     * @throws not_found, training_closed, training_full; the last also for a fifth person of a proven mailbox
     */
    async signUp(capacitacion: string, form: Form, isProven: boolean, origin: Origin): Promise<SignedUp> {
      const store = () =>
        transact(null, async (tx): Promise<SignedUp> => {
          const training = await tx.get(trainings, capacitacion)
          assertOpen(training)
          const slot = await findSlot(tx, capacitacion, form, isProven)
          if (!slot) {
            if (isProven) throw new AppError('training_full', MAILBOX_FULL)
            return ASKED
          }
          const { id, stored } = slot
          const found = slot.isOwn ? stored : null
          const about = { coleccion: 'participantes', id } as const
          const isAgain = found && found.estado !== 'cancelado' && (await outbox.isMailing(tx, about))
          if (found && isLugar(found.estado)) {
            const answer = isProven ? { id, estado: found.estado } : ASKED
            if (isAgain) return answer
            // Anybody may have typed the address, so the mail counts as one that asks for a proof.
            await outbox.add(tx, { ...trainingNews(training, found, found.estado), class: 'proof' }, origin)
            tx.log('participante.reenviado', id)
            return answer
          }
          // The mails to another person hold a link that ends here.
          if (stored && !found) await outbox.withdrawAbout(tx, about)
          const place = isProven ? takePlace(tx, training) : UNCONFIRMED
          const { clave, asistio, certificado } = found ?? { ...NEW, clave: newSecret() }
          const kept = { capacitacion, clave, asistio, certificado }
          const fields = { ...form, ...kept, ...place, fecha: Timestamp.now() }
          if (stored) tx.update(participantes, id, fields)
          else tx.create(participantes, id, fields)
          const mail = trainingNews(training, { ...fields, id }, place.estado)
          if (isProven || !isAgain) await outbox.add(tx, mail, origin)
          tx.log(isProven ? 'participante.inscrito' : 'participante.pedido', id, {
            etiqueta: training.titulo,
          })
          return isProven ? { id, estado: place.estado } : ASKED
        })
      if (isProven) return inTurn(store)
      // Read outside the turn, because a repeated form must not be told something else than a first one.
      const training = await trainings.get(capacitacion)
      assertOpen(training)
      assertPlaceLeft(training)
      const { correo, nombre } = form
      await inTurnOf(correo, `${capacitacion} ${correo} ${foldText(nombre)}`, store)
      return ASKED
    },

    /**
     * Gives a place to the holder of the link, under the name that they see; does nothing for other states.
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

    /** Corrects the name for the certificate. @throws not_found; forbidden once there is one */
    rename: (id: string, nombre: string): Promise<void> =>
      transact(null, async (tx) => {
        const { asistio, certificado } = await tx.get(participantes, id)
        if (asistio && certificado)
          throw new AppError('forbidden', 'Tu certificado ya existe. Escríbenos si el nombre tiene un error.')
        tx.update(participantes, id, { nombre })
        tx.log('participante.renombrado', id)
      }),

    /** Gives up a place. @throws not_found; training_closed after the start, and once the attendance is ticked */
    cancel: (participante: string): Promise<void> =>
      inTurn(() =>
        transact(null, async (tx) => {
          const one = await tx.get(participantes, participante)
          if (one.estado === 'cancelado') return
          const training = await tx.get(trainings, one.capacitacion)
          if (one.asistio || hasBegun(training)) throw new AppError('training_closed', BEGUN)
          await giveUp(tx, training, one)
          tx.log('participante.cancelado', one.id, { etiqueta: training.titulo })
        }),
      ),

    /** Cancels a wrong sign-up for staff, or erases an unreadable one. @throws not_found; forbidden once it is ticked */
    takeOut: (actor: Actor, participante: string): Promise<void> =>
      inTurn(() =>
        transact(actor, async (tx) => {
          const one = await tx.find(participantes, participante)
          if (!one) return eraseUnreadable(tx, participante)
          if (one.asistio) throw new AppError('forbidden', TICKED)
          if (one.estado === 'cancelado') return
          const training = await tx.get(trainings, one.capacitacion)
          await giveUp(tx, training, one)
          tx.log('participante.quitado', one.id, { etiqueta: training.titulo })
        }),
      ),

    /** The position on the waiting list, from 1; null for people who do not wait. */
    async puestoOf({ capacitacion, estado, orden }: StoredParticipante): Promise<number | null> {
      if (estado !== 'espera') return null
      return 1 + (await countOf(waitingFor(participantes, capacitacion).where('orden', '<', orden)))
    },

    /** The people with a place in the order of their numbers, and then the unconfirmed ones who came. */
    async list(capacitacion: string): Promise<StoredParticipante[]> {
      const placed = ofTraining(capacitacion).where('estado', 'in', ['inscrito', 'espera'])
      const came = unconfirmedOf(capacitacion, true)
      const found = await Promise.all([placed, came].map((query) => participantes.list(() => query)))
      const place = ({ orden }: StoredParticipante) => orden ?? Number.POSITIVE_INFINITY
      return found
        .flatMap(({ records }) => records)
        .sort((a, b) => place(a) - place(b) || a.fecha.toMillis() - b.fecha.toMillis())
    },

    countUnconfirmed: (capacitacion: string): Promise<number> => countOf(unconfirmedOf(capacitacion)),

    listUnconfirmed: (capacitacion: string, cursor: string | undefined) =>
      listNewestAmong(participantes, unconfirmedOf(capacitacion), BY_DATE, { limite: PAGE, cursor }),
  }
}
