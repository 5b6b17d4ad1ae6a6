import type { Mail } from '../platform/mailer.ts'
import type { CorreoRecord } from './correo-record.ts'
import { renderMail } from './templates/index.ts'

/**
 * A mail of the outbox as it is sent; one that was stored rendered goes as it is.
 * @throws Error where this release has no such template, or has another idea of what it says
 */
export const renderedMail = async (stored: CorreoRecord): Promise<Mail> => {
  const { to, subject, about, tipo, unsubscribeUrl } = stored
  const content =
    'text' in stored
      ? { subject, text: stored.text, html: stored.html }
      : await renderMail(stored.template, stored.data)
  return {
    to,
    ...content,
    isAutomatic: tipo !== 'respuesta',
    ...(about && { thread: `${about.coleccion}.${about.id}` }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
