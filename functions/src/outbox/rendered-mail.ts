import type { Mail } from '../platform/mailer.ts'
import type { CorreoRecord } from './correo-record.ts'
import { renderMail } from './templates/index.ts'

/**
 * A mail of the outbox as it is sent; one that was stored rendered goes as it is.
 * @throws Error where this release has no such template, or has another idea of what it says
 */
export const renderedMail = async (stored: CorreoRecord): Promise<Mail> => {
  const { to, subject, unsubscribeUrl } = stored
  if ('text' in stored) return { to, subject, text: stored.text, html: stored.html }
  return {
    to,
    ...(await renderMail(stored.template, stored.data)),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
