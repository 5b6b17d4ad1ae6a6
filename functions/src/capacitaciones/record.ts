import type { api, Capacitacion, Received } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Contents, storedPublication } from '../content/publication.ts'
import { type Kind, recordFields } from '../content/record.ts'
import { createCollection, type Stored } from '../db/collection.ts'
import { storedDate, storedText, storedTimeOrNull } from '../db/fields.ts'

/**
 * What is counted beside the form, on the record itself: whoever takes a place changes it, and so fails where another one
 * did meanwhile (docs/decisions/trainings.md).
 */
const counts = z.object({
  /** How many have a place, and how many wait for one. */
  inscritos: z.int().default(0),
  espera: z.int().default(0),
  /** How many ever signed up: the next one's number is one more. */
  orden: z.int().default(0),
  asistieron: z.int().default(0),
  /** How often its day, hours or place changed, and when last: calendars take the event with the highest count. */
  movimientos: z.int().default(0),
  movida: storedTimeOrNull,
})

export const NO_COUNTS: z.output<typeof counts> = {
  inscritos: 0,
  espera: 0,
  orden: 0,
  asistieron: 0,
  movimientos: 0,
  movida: null,
}

export type CapacitacionContents = Contents<Received<typeof api.capacitaciones.create>>

/** `capacitaciones/{id}` */
export const capacitacionSchema = z.object({
  ...recordFields,
  ...storedPublication,
  fecha: storedDate,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
  campus: z.enum(['Sangolquí', 'Latacunga']).catch('Sangolquí'),
  expositor: storedText,
  cupos: z.int(),
  ...counts.shape,
})

export type CapacitacionRecord = z.output<typeof capacitacionSchema>
export type StoredCapacitacion = Stored<CapacitacionRecord>

/** Whoever signs up now has to wait: there is no place, or others wait for it. */
export const isFull = ({
  cupos,
  inscritos,
  espera,
}: Pick<CapacitacionRecord, 'cupos' | 'inscritos' | 'espera'>): boolean => inscritos >= cupos || espera > 0

/** The list and the record of a training. Staff alone is told where the meeting is and how many come. */
export const CAPACITACIONES: Kind<CapacitacionRecord, Capacitacion> = {
  name: 'capacitaciones',
  schema: capacitacionSchema,
  manage: 'capacitaciones:manage',
  event: ['capacitacion', 'a'],
  messages: { notFound: 'No se encontró la capacitación.', deleted: 'Capacitación eliminada' },
  item: schemas.capacitaciones.create.output,
  toApi: (record, { manages }) => ({
    Virtual: record.enlace !== '',
    Enlace: manages ? record.enlace : '',
    Completa: isFull(record),
    Inscritos: manages ? record.inscritos : null,
    EnEspera: manages ? record.espera : null,
    Asistieron: manages ? record.asistieron : null,
  }),
}

export const capacitacionesOf = (db: Firestore) =>
  createCollection(db, {
    name: CAPACITACIONES.name,
    schema: capacitacionSchema,
    notFound: CAPACITACIONES.messages.notFound,
    createdAt: 'fechaSubida',
  })
