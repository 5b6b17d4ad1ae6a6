import {
  addDays,
  type api,
  CAMPUS,
  type Capacitacion,
  dayAt,
  ESTADOS_PARTICIPANTE,
  momentAtClock,
  type Received,
} from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Contents, isPublished, storedPublication } from '../content/publication.ts'
import { type Kind, recordFields } from '../content/record.ts'
import {
  createCollection,
  type Stored,
  storedConsent,
  storedDate,
  storedText,
  storedTextOrNull,
  storedTime,
  storedTimeOrNull,
} from '../db/collection.ts'
import { AppError } from '../errors.ts'
import { idFrom } from '../util.ts'

/** Trainings, their sign-ups and certificates as they are stored, and who may do what when. */

/** The counts stand on the training, so that two people cannot take the last seat (docs/decisions/trainings.md). */
const counts = z.object({
  /** How many people have a seat, and how many wait for one. */
  inscritos: z.int().default(0),
  espera: z.int().default(0),
  /** How many were ever given a seat or a place in the waiting list: the next one's number is one more. */
  orden: z.int().default(0),
  asistieron: z.int().default(0),
  /** How often its day, hours or place changed, and when last: calendars take the event with the highest count. */
  movimientos: z.int().default(0),
  movida: storedTimeOrNull,
})

export const NO_COUNTS = counts.parse({})

export type CapacitacionContents = Contents<Received<typeof api.capacitaciones.create>>

/** `capacitaciones/{id}` */
const capacitacionSchema = z.object({
  ...recordFields,
  ...storedPublication,
  fecha: storedDate,
  inicio: storedText,
  fin: storedText,
  lugar: storedText,
  enlace: storedText,
  campus: z.enum(CAMPUS).catch(CAMPUS[0]),
  expositor: storedText,
  cupos: z.int(),
  ...counts.shape,
})

type CapacitacionRecord = z.output<typeof capacitacionSchema>
export type StoredCapacitacion = Stored<CapacitacionRecord>

/** The next person has to wait: no seat is free, or others wait for it. */
export const isFull = ({ cupos, inscritos, espera }: CapacitacionRecord): boolean =>
  inscritos >= cupos || espera > 0

/** The list and the record of a training. Only staff is told where the meeting is and how many people come. */
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

/** The ids of a mailbox's four sign-ups for a training. The first has no number, because a mailbox once had only one. */
export const participanteIds = (capacitacion: string, correo: string): string[] =>
  ['', '\n2', '\n3', '\n4'].map((person) => idFrom(`${capacitacion}\n${correo}${person}`))

/** `participantes/{id}`: a sign-up. A person is the training, the e-mail and the folded name. */
const participanteSchema = z.object({
  capacitacion: z.string(),
  nombre: storedText,
  correo: storedText,
  /** The secret of the link in its mails. */
  clave: z.string(),
  estado: z.enum(ESTADOS_PARTICIPANTE),
  /** The sign-up's number; it sorts the waiting list. Null before the sign-up is confirmed. */
  orden: z.int().nullable(),
  fecha: storedTime,
  asistio: z.boolean().default(false),
  /** The code of the certificate; it stays where attendance was ticked by mistake. */
  certificado: storedTextOrNull,
  consentimiento: storedConsent.optional(),
})

type ParticipanteRecord = z.output<typeof participanteSchema>
export type StoredParticipante = Stored<ParticipanteRecord>

export const participantesOf = (db: Firestore) =>
  createCollection(db, {
    name: 'participantes',
    schema: participanteSchema,
    createdAt: 'fecha',
    notFound: 'No se encontró la inscripción.',
  })

export type Lugar = 'inscrito' | 'espera'

export const isLugar = (estado: ParticipanteRecord['estado']): estado is Lugar =>
  estado === 'inscrito' || estado === 'espera'

/** `certificados/{codigo}`: what a certificate says, as it was on the day; outlives its training. */
const certificadoSchema = z.object({
  nombre: storedText,
  titulo: storedText,
  fecha: storedDate,
  inicio: storedText,
  fin: storedText,
  campus: storedText,
  emitido: storedTime,
})

export type StoredCertificado = Stored<z.output<typeof certificadoSchema>>

export const certificadosOf = (db: Firestore) =>
  createCollection(db, { name: 'certificados', schema: certificadoSchema, createdAt: 'emitido' })

/** @param at in milliseconds */
export const hasBegun = ({ fecha, inicio }: { fecha: string; inicio: string }, at = Date.now()): boolean =>
  momentAtClock(`${fecha}T${inicio}`).valueOf() <= at

/** People are let in before it begins. */
const DOORS_OPEN_MS = 60 * 60_000

export const canTick = (training: StoredCapacitacion): boolean =>
  hasBegun(training, Date.now() + DOORS_OPEN_MS)

/** The people whose attendance was ticked before the start. */
export const tickedEarly = ({ list }: ReturnType<typeof participantesOf>) =>
  list((all) => all.where('asistio', '==', true).where('certificado', '==', null))

/** For so long people find their certificate by the link, and the team can answer for who came. */
const KEPT_DAYS = 365

/** Sign-ups for trainings of this day or before are erased. */
export const lastErasedDay = (now: number): string => addDays(dayAt(now), -KEPT_DAYS)

/** A longer waiting list would rarely give anybody a seat. */
const MAX_WAITING = 100

/** Readers sign up for published trainings until they begin. @throws not_found, training_closed */
export const assertOpen = (training: StoredCapacitacion): void => {
  if (!isPublished(training, Date.now())) throw new AppError('not_found', CAPACITACIONES.messages.notFound)
  if (hasBegun(training))
    throw new AppError('training_closed', 'La capacitación ya empezó: no se reciben más inscripciones.')
}

/** @throws training_full */
export const assertPlaceLeft = (training: StoredCapacitacion): void => {
  if (isFull(training) && training.espera >= MAX_WAITING)
    throw new AppError('training_full', 'Los cupos y la lista de espera están llenos. Busca otra fecha.')
}
