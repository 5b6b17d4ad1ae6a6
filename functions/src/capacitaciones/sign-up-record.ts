import { ESTADOS_PARTICIPANTE } from '@naf/contract'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { type Collection, createCollection, type Stored } from '../db/collection.ts'
import { storedConsent, storedText, storedTextOrNull, storedTime } from '../db/fields.ts'

/** `participantes/{id}`: a sign-up; the id follows from the training and the e-mail. */
export const participanteSchema = z.object({
  capacitacion: z.string(),
  nombre: storedText,
  correo: storedText,
  /** What the link of its mails bears. */
  clave: z.string(),
  estado: z.enum(ESTADOS_PARTICIPANTE),
  /** The place in the order of signing up, which the waiting list goes by. */
  orden: z.int(),
  fecha: storedTime,
  /** When a mail that confirms it was stored last. */
  avisado: storedTime,
  asistio: z.boolean().default(false),
  /** The code of the certificate; it stays where attendance was ticked by mistake. */
  certificado: storedTextOrNull,
  /** Tells the same form sent again under its key from another one; null without a key. */
  fingerprint: z.string().nullable().default(null),
  consentimiento: storedConsent.optional(),
})

export type ParticipanteRecord = z.output<typeof participanteSchema>
export type StoredParticipante = Stored<ParticipanteRecord>

/** What a person brings along. */
export type NewParticipante = Pick<
  ParticipanteRecord,
  'nombre' | 'correo' | 'clave' | 'fingerprint' | 'consentimiento'
>

export const participantesOf = (db: Firestore): Collection<ParticipanteRecord> =>
  createCollection(db, {
    name: 'participantes',
    schema: participanteSchema,
    createdAt: 'fecha',
    notFound: 'No se encontró la inscripción.',
  })
