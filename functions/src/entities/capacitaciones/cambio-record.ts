import * as z from 'zod'
import { storedDay, storedText, storedTime } from '../../db/fields.ts'

/** When and where a training is: what people put into their calendars. */
const appointmentSchema = z.object({
  fecha: storedDay,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
})

export type Appointment = z.output<typeof appointmentSchema>

/**
 * `cambios/{capacitacion}`: what who signed up is still to be told of a training, and how far that came; it goes when all
 * are told. It says all that the mails say, since the training may be gone.
 */
export const cambioSchema = z.object({
  que: z.enum(['cambiada', 'eliminada']),
  titulo: storedText,
  ...appointmentSchema.shape,
  /** As it was before; null where it is not there any more. */
  antes: appointmentSchema.nullable().catch(null),
  /** Whoever signed up since knows. */
  desde: storedTime,
  /** The sign-up that was told last, and how many were. */
  cursor: z.string().default(''),
  guardados: z.int().default(0),
})

export type CambioRecord = z.output<typeof cambioSchema>

const FIELDS = ['fecha', 'inicio', 'fin', 'lugar', 'enlace'] as const

export const appointmentOf = ({ fecha, inicio, fin, lugar, enlace }: Appointment): Appointment => ({
  fecha,
  inicio,
  fin,
  lugar,
  enlace,
})

export const isMoved = (before: Appointment, after: Appointment): boolean =>
  FIELDS.some((field) => before[field] !== after[field])

/** Who only waits is not told of the meeting's address. */
export const concernsWhoWaits = ({ antes, ...now }: CambioRecord): boolean =>
  antes === null || FIELDS.some((field) => field !== 'enlace' && antes[field] !== now[field])

/** Another day or hour: whoever was reminded of the former one is to be reminded again. */
export const isPostponed = ({ antes, fecha, inicio }: CambioRecord): boolean =>
  antes !== null && (antes.fecha !== fecha || antes.inicio !== inicio)
