import type { Mail } from '../google/mailer.ts'
import type { CorreoRecord } from './correo-record.ts'
import { renderMail } from './templates/index.ts'

/**
 * A mail of the outbox as it is sent.
 * @throws Error where this release has no such template, or has another idea of what it says
 */
export const renderedMail = async (stored: CorreoRecord): Promise<Mail> => {
  const { to, template, data, about, tipo, unsubscribeUrl } = stored
  return {
    to,
    ...(await renderMail(template, data)),
    isAutomatic: tipo !== 'respuesta',
    thread: `${about.coleccion}.${about.id}`,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
