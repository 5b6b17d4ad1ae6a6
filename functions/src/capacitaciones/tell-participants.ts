import { addDays, dayAt } from '@naf/contract'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { isPublished } from '../content/publication.ts'
import type { Stored } from '../db/collection.ts'
import { storedText } from '../db/fields.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { Difusion, Difusiones, Tellers } from '../mail/broadcast.ts'
import { trainingNews } from '../mail/news-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Appointment, appointmentSchema, concernsWhoWaits, isMoved } from './appointment.ts'
import { joinedBy } from './joined.ts'
import { capacitacionesOf, type StoredCapacitacion } from './record.ts'
import { participantesOf, type StoredParticipante } from './sign-up-record.ts'
import { hasBegun } from './time.ts'

/** What a broadcast says of a training: it may be gone when people are told. */
const datosSchema = z.object({
  titulo: storedText,
  ...appointmentSchema.shape,
  /** As it was before the change. */
  antes: appointmentSchema.optional(),
  /** Whether people are told of its end: of a training that has begun nobody is. */
  avisa: z.boolean().default(true),
})

const datosOf = ({ titulo, fecha, inicio, fin, lugar, enlace }: Appointment & { titulo: string }) => ({
  titulo,
  fecha,
  inicio,
  fin,
  lugar,
  enlace,
})

export type Tellings = ReturnType<typeof createTellings>

/** What everybody who signed up for a training is told. */
export const createTellings = (db: Firestore, transact: Transact, difusiones: Difusiones, outbox: Outbox) => {
  const trainings = capacitacionesOf(db)
  const participantes = participantesOf(db)

  /** The next by id, also those who cancelled. */
  const nextOf = (tx: Tx, { registro, cursor }: Stored<Difusion>, limit: number) =>
    tx.select(participantes, (all) => {
      const ofTraining = all.where('capacitacion', '==', registro).orderBy(FieldPath.documentId())
      return (cursor === '' ? ofTraining : ofTraining.startAfter(cursor)).limit(limit)
    })

  const about = ({ registro }: Difusion) => ({ coleccion: 'capacitaciones' as const, id: registro })

  const tellers: Omit<Tellers, 'aviso'> = {
    /** Participants who signed up later know of it. */
    async cambio(tx, difusion, limit) {
      const { antes, ...now } = datosSchema.parse(difusion.datos)
      const before = antes ?? now
      const isTold = ({ estado, fecha }: StoredParticipante) =>
        fecha.toMillis() <= difusion.fecha.toMillis() &&
        (estado === 'inscrito' || (estado === 'espera' && concernsWhoWaits(before, now)))
      return (await nextOf(tx, difusion, limit)).map((one) => {
        const news = trainingNews(joinedBy(now, one), 'changed', { waits: one.estado === 'espera', before })
        return { id: one.id, mail: isTold(one) ? { ...news, about: about(difusion) } : null }
      })
    },

    /** Sign-ups go with their training once they are told. */
    async cancelacion(tx, difusion, limit) {
      const { avisa, ...gone } = datosSchema.parse(difusion.datos)
      const next = await nextOf(tx, difusion, limit)
      await Promise.all(next.map(({ id }) => outbox.deleteAbout(tx, { coleccion: 'participantes', id })))
      return next.map((one) => {
        tx.delete(participantes, one.id)
        const mail = { ...trainingNews(joinedBy(gone, one), 'gone'), about: about(difusion) }
        return { id: one.id, mail: avisa && one.estado !== 'cancelado' ? mail : null }
      })
    },

    /** A training that has another hour by now, or is put away, is not reminded of. */
    async recordatorio(tx, difusion, limit) {
      const { fecha, inicio } = datosSchema.parse(difusion.datos)
      const training = await trainings.find(difusion.registro)
      if (!training || training.fecha !== fecha || training.inicio !== inicio) return []
      if (!isPublished(training, Date.now())) return []
      return (await nextOf(tx, difusion, limit)).map((one) => ({
        id: one.id,
        mail: one.estado === 'inscrito' ? trainingNews(joinedBy(training, one), 'tomorrow') : null,
      }))
    },
  }

  return {
    tellers,

    /** Of several changes people are told the last one. A training that has begun is corrected silently. */
    async change(tx: Tx, before: StoredCapacitacion, after: Appointment & { titulo: string }): Promise<void> {
      if (!isMoved(before, after) || hasBegun(after, Date.now())) return
      await difusiones.stop(tx, before.id, 'cambio')
      const { titulo: _, ...antes } = datosOf(before)
      const what = {
        tipo: 'cambio',
        registro: before.id,
        datos: { ...datosOf(after), antes },
        uid: null,
      } as const
      await difusiones.start(tx, difusiones.newId(), what)
    },

    async deletion(tx: Tx, gone: StoredCapacitacion): Promise<void> {
      await difusiones.stop(tx, gone.id)
      const datos = { ...datosOf(gone), avisa: !hasBegun(gone, Date.now()) }
      const what = { tipo: 'cancelacion', registro: gone.id, datos, uid: null } as const
      await difusiones.start(tx, difusiones.newId(), what)
    },

    /** Has people reminded of the trainings of tomorrow, once for a day and hour, however often this runs. */
    async remindTomorrow(now: Date): Promise<void> {
      const tomorrow = addDays(dayAt(now), 1)
      const { records } = await trainings.list((all) => all.where('fecha', '==', tomorrow))
      for (const training of records) {
        if (!isPublished(training, now.getTime())) continue
        const { id, fecha, inicio } = training
        const what = { tipo: 'recordatorio', registro: id, datos: datosOf(training), uid: null } as const
        await transact(null, async (tx) => {
          await difusiones.start(tx, `recordatorio-${id}-${fecha}-${inicio}`, what)
        })
      }
    },
  }
}
