import { FieldValue, type WithFieldValue } from 'firebase-admin/firestore'
import type { About, CorreoRecord } from './correo-record.ts'
import type { NewMail } from './new-mail.ts'

/** A mail as it is stored before anybody has tried to send it. */
export const newCorreo = (
  mail: NewMail,
  about: About,
  {
    tipo = null,
    sendAfter = null,
    unsubscribeUrl = null,
  }: Partial<Pick<CorreoRecord, 'tipo' | 'sendAfter' | 'unsubscribeUrl'>> = {},
): WithFieldValue<CorreoRecord> => ({
  ...mail,
  about,
  tipo,
  sendAfter,
  unsubscribeUrl,
  unsubscribed: false,
  status: 'pendiente',
  attempts: 0,
  createdAt: FieldValue.serverTimestamp(),
  sentAt: null,
  messageId: null,
  lastError: null,
  heldBy: null,
  claimedAt: null,
  leaseUntil: null,
})
