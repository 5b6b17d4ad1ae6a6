import { setTimeout as wait } from 'node:timers/promises'
import type { MailDeps } from '../deps.ts'
import type { Mail } from '../google/mailer.ts'
import { logger } from '../util.ts'
import type { CorreoRecord } from './outbox.ts'

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Some three hours of the platform's deliveries. After that a confirmation is no news to anybody. */
const MAX_ATTEMPTS = 60
/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000

/**
 * Sends one mail of the outbox; one that a cap holds back or that is to wait it leaves. Safe to call any number of times
 * for the same one.
 * @throws when it should be called again later: the mail service does not answer, or another delivery is at it
 */
export const sendMail = async (deps: MailDeps, id: string, pausesMs = PAUSES_MS): Promise<void> => {
  const claim = await deps.deliveries.claim(id, deps.caps)
  if (claim.outcome === 'settled' || claim.outcome === 'early') return
  if (claim.outcome === 'held') return logger.warn('mail held back', { correo: id, heldBy: claim.heldBy })
  if (claim.outcome === 'busy') throw new Error('the mail is being sent by another delivery')
  await send(deps, id, claim.correo, [0, ...pausesMs])
}

const send = async (
  { deliveries, mailer, suscripciones }: MailDeps,
  id: string,
  correo: CorreoRecord,
  pausesMs: number[],
): Promise<void> => {
  let { attempts } = correo
  for (const pause of pausesMs) {
    await wait(pause)
    const sending = await mailer.send(asSent(correo))
    attempts += 1
    if (sending.sent) return deliveries.markSent(id, attempts, sending.messageId)
    logger.warn('mail not sent', { correo: id, attempts, reason: sending.reason, retry: sending.retry })
    if (sending.noSuchAddress) await suscripciones.takeOut(correo.to)
    if (!sending.retry || attempts >= MAX_ATTEMPTS) return deliveries.markFailed(id, attempts, sending.reason)
    if (pause === pausesMs.at(-1)) await deliveries.release(id, attempts, sending.reason)
  }
  throw new Error('the mail service does not take the mail for now')
}

/** All mails about one record are one thread. */
const asSent = ({ to, subject, html, text, about, tipo, unsubscribeUrl }: CorreoRecord): Mail => ({
  to,
  subject,
  html,
  text,
  isAutomatic: tipo !== 'respuesta',
  thread: `${about.coleccion}.${about.id}`,
  ...(unsubscribeUrl && { unsubscribeUrl }),
})

/** Sends the waiting mails whose time has come; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: MailDeps, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.deliveries.due(now)) {
    try {
      await sendMail(deps, id, pausesMs)
    } catch {
      logger.warn('waiting mail postponed', { correo: id })
      await deps.deliveries.postpone(id, new Date(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
