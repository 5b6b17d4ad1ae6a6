import { mailAbout } from '@naf/contract/schemas'
import * as z from 'zod'
import { storedTime, storedTimeOrNull } from '../db/fields.ts'

/** The record that a mail speaks of: where that goes, the mail goes too. */
export interface About {
  coleccion:
    | 'asesorias'
    | 'inscripciones'
    | 'users'
    | 'suscripciones'
    | 'boletines'
    | 'participantes'
    | 'capacitaciones'
  id: string
}

/** What a mail about a request is for; `aviso` tells a reader of a bulletin, `recordatorio` who signed up of a training. */
const TIPOS = ['confirmacion', 'respuesta', 'cierre', 'aviso', 'recordatorio'] as const
export type TipoCorreo = (typeof TIPOS)[number]

/**
 * `correos/{id}`: one mail on its way. `leaseUntil` lets only one delivery of the event send it. One that is `retenido`
 * was never sent, because of the cap that `heldBy` names.
 */
export const correoSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** What the mail says: rendered when it is sent. */
  template: z.string(),
  data: z.record(z.string(), z.unknown()),
  about: z.object({ coleccion: mailAbout, id: z.string() }),
  /** Null for the others. */
  tipo: z.enum(TIPOS).nullable().default(null),
  /** Where a mail program unsubscribes its reader; null where nobody subscribed. */
  unsubscribeUrl: z.string().nullable().default(null),
  /** Its reader did so. */
  unsubscribed: z.boolean().default(false),
  /** Not to be sent before; null where it is sent at once, or is settled. */
  sendAfter: storedTimeOrNull,
  status: z.enum(['pendiente', 'enviado', 'fallido', 'retenido']),
  attempts: z.number().default(0),
  createdAt: storedTime,
  sentAt: storedTimeOrNull,
  messageId: z.string().nullable().default(null),
  lastError: z.string().nullable().default(null),
  heldBy: z.enum(['destinatario', 'hora', 'dia']).nullable().default(null),
  claimedAt: storedTimeOrNull,
  leaseUntil: storedTimeOrNull,
})

export type CorreoRecord = z.output<typeof correoSchema>

/** Of the one mail that says of a request that it was closed. */
export const closingIdOf = (asesoria: string): string => `cierre-${asesoria}`

/** Of the one mail that tells a reader of a bulletin. */
export const noticeIdOf = (boletin: string, lector: string): string => `aviso-${boletin}-${lector}`

/** Of the one mail a day that tells somebody of the team what was given to them. */
export const digestIdOf = (uid: string, day: string): string => `resumen-${uid}-${day}`

/** Of the one mail that asks to prove an account's mailbox, however often its registration is sent. */
export const proofIdOf = (uid: string): string => `cuenta-${uid}`
