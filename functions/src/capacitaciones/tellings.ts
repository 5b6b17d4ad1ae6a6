import { addDays, dayAt } from '@naf/contract'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { isPublished } from '../content/publication.ts'
import type { Stored } from '../db/collection.ts'
import { storedDay, storedText } from '../db/fields.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { Difusion, Difusiones, Tellers, TipoDifusion } from '../mail/broadcast.ts'
import { trainingNews } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { capacitacionesOf, hasBegun, isLugar, participantesOf, type StoredCapacitacion } from './record.ts'

/** What everybody who signed up for a training is told: a change, its end, a reminder (docs/decisions/trainings.md). */

/** When and where a training is: what people put into their calendars. */
const appointmentSchema = z.object({
  fecha: storedDay,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
})

type Appointment = z.output<typeof appointmentSchema>

const FIELDS = ['fecha', 'inicio', 'fin', 'lugar', 'enlace'] as const

export const isMoved = (before: Appointment, after: Appointment): boolean =>
  FIELDS.some((field) => before[field] !== after[field])

/** A change of the meeting's address alone does not concern people who only wait. */
const concernsWaiting = (before: Appointment, after: Appointment): boolean =>
  isMoved(before, { ...after, enlace: before.enlace })

/** What the mails of a broadcast say; the training may be gone when they are made. */
const datosSchema = appointmentSchema.extend({
  titulo: storedText,
  /** As it was before the change. */
  antes: appointmentSchema.optional(),
  /** Whether people are told of its end: not if it has begun. */
  avisa: z.boolean().default(true),
})

const about = ({ registro }: Difusion) => ({ coleccion: 'capacitaciones' as const, id: registro })

export type Tellings = ReturnType<typeof createTellings>

interface Parts {
  difusiones: Difusiones
  outbox: Outbox
}

export const createTellings = (db: Firestore, transact: Transact, { difusiones, outbox }: Parts) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)

  /** The next sign-ups by id, in every state. */
  const nextOf = (tx: Tx, { registro, cursor }: Stored<Difusion>, limit: number) =>
    tx.query(participantes, (all) => {
      const ofTraining = all.where('capacitacion', '==', registro).orderBy(FieldPath.documentId())
      return (cursor === '' ? ofTraining : ofTraining.startAfter(cursor)).limit(limit)
    })

  const tellers: Omit<Tellers, 'aviso'> = {
    /** A later sign-up was told the new appointment. */
    async cambio(tx, difusion, limit) {
      const { antes, ...now } = datosSchema.parse(difusion.datos)
      const before = antes ?? now
      const next = await nextOf(tx, difusion, limit)
      return next.map((one) => {
        const hasSeat = one.estado === 'inscrito'
        const isTold =
          one.fecha.toMillis() <= difusion.fecha.toMillis() &&
          (hasSeat || (one.estado === 'espera' && concernsWaiting(before, now)))
        const mail = trainingNews(now, one, 'changed', { hasSeat, before })
        return { id: one.id, mail: isTold ? { ...mail, about: about(difusion) } : null }
      })
    },

    /** The sign-ups of a deleted training are erased as they are told. */
    async cancelacion(tx, difusion, limit) {
      const { avisa, ...gone } = datosSchema.parse(difusion.datos)
      const next = await nextOf(tx, difusion, limit)
      await Promise.all(next.map(({ id }) => outbox.deleteAbout(tx, { coleccion: 'participantes', id })))
      return next.map((one) => {
        tx.delete(participantes, one.id)
        const mail = { ...trainingNews(gone, one, 'gone'), about: about(difusion) }
        return { id: one.id, mail: avisa && isLugar(one.estado) ? mail : null }
      })
    },

    /** Nobody is reminded of a training that was moved or hidden meanwhile. */
    async recordatorio(tx, difusion, limit) {
      const { fecha, inicio } = datosSchema.parse(difusion.datos)
      const training = await trainings.find(difusion.registro)
      if (!training || training.fecha !== fecha || training.inicio !== inicio) return []
      if (!isPublished(training, Date.now())) return []
      return (await nextOf(tx, difusion, limit)).map((one) => ({
        id: one.id,
        mail: one.estado === 'inscrito' ? trainingNews(training, one, 'tomorrow') : null,
      }))
    },
  }

  const start = (
    tx: Tx,
    id: string,
    what: { tipo: TipoDifusion; registro: string; datos: z.input<typeof datosSchema> },
  ) => difusiones.start(tx, id, { ...what, datos: datosSchema.parse(what.datos), uid: null })

  return {
    tellers,

    /** Of several changes people are told the last one. A training that has begun is corrected silently. */
    async change(tx: Tx, before: StoredCapacitacion, after: Appointment & { titulo: string }): Promise<void> {
      if (!isMoved(before, after) || hasBegun(after)) return
      await difusiones.stop(tx, before.id, 'cambio')
      const datos = { ...after, antes: before }
      await start(tx, difusiones.newId(), { tipo: 'cambio', registro: before.id, datos })
    },

    async deletion(tx: Tx, gone: StoredCapacitacion): Promise<void> {
      await difusiones.stop(tx, gone.id)
      const datos = { ...gone, avisa: !hasBegun(gone) }
      await start(tx, difusiones.newId(), { tipo: 'cancelacion', registro: gone.id, datos })
    },

    /** Starts the reminders of tomorrow's trainings, once for a day and hour, however often this runs. */
    async remindTomorrow(now: Date): Promise<void> {
      const tomorrow = addDays(dayAt(now), 1)
      const { records } = await trainings.list((all) => all.where('fecha', '==', tomorrow))
      for (const training of records) {
        if (!isPublished(training, now.getTime())) continue
        const { id, fecha, inicio } = training
        const what = { tipo: 'recordatorio', registro: id, datos: training } as const
        await transact(null, (tx) => start(tx, `recordatorio-${id}-${fecha}-${inicio}`, what))
      }
    },
  }
}
