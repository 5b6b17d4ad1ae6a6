import * as z from 'zod'
import { storedDay, storedText } from '../db/fields.ts'

/** When and where a training is: what people put into their calendars. */
export const appointmentSchema = z.object({
  fecha: storedDay,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
})

export type Appointment = z.output<typeof appointmentSchema>

const FIELDS = ['fecha', 'inicio', 'fin', 'lugar', 'enlace'] as const

export const isMoved = (before: Appointment, after: Appointment): boolean =>
  FIELDS.some((field) => before[field] !== after[field])

/** People who only wait are not told of the meeting's address. */
export const concernsWhoWaits = (before: Appointment, after: Appointment): boolean =>
  FIELDS.some((field) => field !== 'enlace' && before[field] !== after[field])
