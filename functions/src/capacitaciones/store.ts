import { addDays, dayAt } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { isPublished } from '../content/publication.ts'
import { createStore, type Edit, type StoreDeps } from '../content/store.ts'
import { type Selection, storedDate, storedDay, storedText } from '../db/collection.ts'
import { countOf, idsOf, pagesNewestFirst } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import type { Broadcast, Broadcasts, Tellers } from '../mail/broadcast.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { AuthorizedSession } from '../session.ts'
import { workThrough } from '../util.ts'
import {
  CAPACITACIONES,
  type CapacitacionContents,
  hasBegun,
  isLugar,
  lastErasedDay,
  type StoredCapacitacion,
} from './record.ts'
import type { Participantes } from './sign-ups.ts'

/**
 * Trainings, and what happens to everybody who signed up: a mail about a change, a deletion or the day before, and the
 * erasure (docs/decisions/trainings.md).
 */

/** When and where a training is: what people put into their calendars. */
const appointmentSchema = z.object({
  fecha: storedDay,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
})

type Appointment = z.output<typeof appointmentSchema>

const FIELDS = appointmentSchema.keyof().options

const isMoved = (before: Appointment, after: Appointment): boolean =>
  FIELDS.some((field) => before[field] !== after[field])

/** What the mails about a deletion say, when the training is gone. */
const goneSchema = appointmentSchema.extend({ fecha: storedDate, titulo: storedText })

/** Of a training that cannot be read. Nobody is told, because its day counts as past. */
const UNKNOWN = goneSchema.parse({ fecha: '1970-01-01', inicio: '00:00' })

/** What the mails about a change say. */
const changeSchema = goneSchema.extend({ antes: appointmentSchema })

const reminderIdOf = ({ id, fecha, inicio }: StoredCapacitacion) => `recordatorio-${id}-${fecha}-${inicio}`

/** How long a sign-up waits to be confirmed, from the day its mail is sent. */
const CONFIRM_MS = 7 * 24 * 60 * 60_000

interface Parts {
  broadcasts: Broadcasts
  outbox: Outbox
  participantes: Participantes
}

export const createCapacitaciones = (content: StoreDeps, { broadcasts, outbox, participantes }: Parts) => {
  const { transact } = content
  const store = createStore(content, CAPACITACIONES)
  const signUps = participantes.records

  /** The next people who signed up, in every state. */
  const signUpsOf = ({ registro }: Broadcast, next: Selection) =>
    next(signUps.all.where('capacitacion', '==', registro))
  const nextOf = (tx: Tx, broadcast: Broadcast, next: Selection) =>
    tx.query(signUps, () => signUpsOf(broadcast, next))

  const about = ({ registro }: Broadcast) => ({ coleccion: 'capacitaciones' as const, id: registro })

  const tellers: Omit<Tellers, 'aviso'> = {
    async cambio(tx, broadcast, next) {
      const { antes, ...now } = changeSchema.parse(broadcast.datos)
      // The meeting's address alone does not concern people who wait.
      const concernsWaiting = isMoved(antes, { ...now, enlace: antes.enlace })
      return (await nextOf(tx, broadcast, next)).map((one) => {
        const isConcerned = one.estado === 'inscrito' || (one.estado === 'espera' && concernsWaiting)
        // A later sign-up was told the new appointment.
        const isTold = isConcerned && one.fecha.toMillis() <= broadcast.fecha.toMillis()
        const mail = { ...trainingNews(now, one, 'changed', antes), about: about(broadcast) }
        return { id: one.id, mail: isTold ? mail : null }
      })
    },

    /**
     * Erases the sign-ups, also those that cannot be read, and mails these people unless the training was deleted after
     * its start.
     */
    async cancelacion(tx, broadcast, next) {
      const gone = goneSchema.parse(broadcast.datos)
      const hadBegun = hasBegun(gone, broadcast.fecha.toMillis())
      const { docs } = await signUpsOf(broadcast, next).get()
      for (const { id } of docs) tx.delete(signUps, id)
      await Promise.all(docs.map(({ id }) => outbox.deleteAbout(tx, { coleccion: 'participantes', id })))
      return signUps.found(docs).records.map((one) => {
        const mail = { ...trainingNews(gone, one, 'gone'), about: about(broadcast) }
        return { id: one.id, mail: !hadBegun && isLugar(one.estado) ? mail : null }
      })
    },

    /** Nobody is reminded of a training that was moved or hidden meanwhile. */
    async recordatorio(tx, broadcast, next) {
      const training = await store.find(broadcast.registro)
      if (!training || reminderIdOf(training) !== broadcast.id) return []
      if (!isPublished(training, Date.now())) return []
      return (await nextOf(tx, broadcast, next)).map((one) => ({
        id: one.id,
        mail: one.estado === 'inscrito' ? trainingNews(training, one, 'tomorrow') : null,
      }))
    },
  }

  return {
    ...store,
    tellers,

    count: () => countOf(store.records.all),
    /** The latest day first. */
    pages: () => pagesNewestFirst(store.records, 'fecha'),

    /**
     * More seats go to the first people who wait. A new day, hour or place is counted. Before the start, the people who
     * signed up get a mail about it; after several changes, about the last one.
     * @throws not_found, changed_meanwhile
     */
    editForm: (
      session: AuthorizedSession,
      id: string,
      edit: Edit & { contents: CapacitacionContents },
    ): Promise<void> =>
      transact(session, async (tx) => {
        const { contents } = edit
        const before = await tx.get(store.records, id)
        const seats = await participantes.moveUp(tx, { ...before, ...contents })
        const isOther = isMoved(before, contents)
        const moved = isOther && { movimientos: before.movimientos + 1, movida: Timestamp.now() }
        store.writeEdit(tx, before, { ...edit, more: { ...seats, ...moved } })
        if (!isOther || hasBegun(contents)) return
        await broadcasts.stop(tx, id)
        const datos = changeSchema.parse({ ...contents, antes: before })
        await broadcasts.start(tx, { tipo: 'cambio', registro: id, datos })
      }),

    /** @throws not_found */
    delete: (session: AuthorizedSession, id: string) =>
      store.delete(session, id, async (tx, gone) => {
        await broadcasts.stop(tx, id)
        const datos = goneSchema.safeParse(gone).data ?? UNKNOWN
        await broadcasts.start(tx, { tipo: 'cancelacion', registro: id, datos })
      }),

    /**
     * Erases the sign-ups for trainings of a year ago, and those that nobody confirmed, with their mails; safe to call
     * again. The training's counts and the certificates stay.
     */
    async eraseOldSignUps(now: Date): Promise<void> {
      const trainings = await idsOf(store.records.all.where('fecha', '<=', lastErasedDay(now.getTime())))
      const old = trainings.map((id) => idsOf(signUps.all.where('capacitacion', '==', id)))
      const asked = await signUps.list((all) => all.where('estado', '==', 'por_confirmar'))
      const unanswered = asked.records.filter(
        ({ fecha, asistio }) => !asistio && fecha.toMillis() <= now.getTime() - CONFIRM_MS,
      )
      const unconfirmed = new Set(unanswered.map(({ id }) => id))
      const erase = (id: string) =>
        transact(null, async (tx) => {
          const about = { coleccion: 'participantes', id } as const
          const stored = await tx.raw(signUps, id)
          if (!stored || (unconfirmed.has(id) && stored.estado !== 'por_confirmar')) return
          if (unconfirmed.has(id) && (await outbox.awaitsAnswer(about, CONFIRM_MS, now))) return
          tx.delete(signUps, id)
          await outbox.deleteAbout(tx, about)
          tx.log('participante.eliminado', id)
        })
      const all = new Set([...(await Promise.all(old)).flat(), ...unconfirmed])
      await workThrough('participantes', [...all], erase, 'sign-ups purged')
    },

    /** Starts the reminders of tomorrow's trainings, once for a day and hour, however often this runs. */
    async remindTomorrow(now: Date): Promise<void> {
      const tomorrow = addDays(dayAt(now), 1)
      const { records } = await store.records.list((all) => all.where('fecha', '==', tomorrow))
      const published = records.filter((training) => isPublished(training, now.getTime()))
      await workThrough(CAPACITACIONES.name, published, (training) => {
        const what = { tipo: 'recordatorio', registro: training.id } as const
        return transact(null, (tx) => broadcasts.start(tx, what, reminderIdOf(training)))
      })
    },
  }
}
