import * as z from 'zod'
import { storedText, storedTime, storedTimeOrNull } from '../store/fields.ts'

/** The record that a mail speaks of: where that goes, the mail goes too. */
export interface About {
  coleccion: 'asesorias' | 'users'
  id: string
}

/**
 * `correos/{id}`: one mail on its way. `leaseUntil` lets only one delivery of the event send it. One that is `retenido`
 * was never sent, because of the cap that `heldBy` names. Mails from before they had ids of their own say nothing of
 * what they are about: theirs follows from it.
 */
export const correoSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: storedText,
  about: z
    .object({ coleccion: z.enum(['asesorias', 'users']), id: z.string() })
    .nullable()
    .default(null),
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

const ACCOUNT = 'cuenta-'

/** Of the one mail that asks to prove an account's mailbox, however often its registration is sent. */
export const proofIdOf = (uid: string): string => `${ACCOUNT}${uid}`

/** Of mails from before they had ids of their own. */
export const formerIdOf = ({ coleccion, id }: About): string => (coleccion === 'users' ? proofIdOf(id) : id)
export const formerAbout = (correo: string): About =>
  correo.startsWith(ACCOUNT)
    ? { coleccion: 'users', id: correo.slice(ACCOUNT.length) }
    : { coleccion: 'asesorias', id: correo }
