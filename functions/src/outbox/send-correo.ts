import { setTimeout as wait } from 'node:timers/promises'
import type { MailDeps } from '../deps.ts'
import type { Mail } from '../google/mailer.ts'
import { logger } from '../util.ts'
import { renderedMail } from './rendered-mail.ts'

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Longer than all tries of one delivery together. */
const LEASE_MS = 120_000
/** Some three hours of the platform's deliveries. After that a confirmation is no news to anybody. */
const MAX_ATTEMPTS = 60
/** Of a mail that cannot be rendered: some minutes, in which a release that can may replace the one that cannot. */
const MAX_RENDERINGS = 5
/** Its `lastError` then. */
const NOT_RENDERED = 'plantilla'

/**
 * Sends one mail of the outbox, or holds it back for good where a cap is reached; one that is to wait it leaves. Safe to
 * call any number of times for the same one.
 * @throws when it should be called again later: no answer so far, another delivery is at it, or this release cannot render it
 */
export const sendCorreo = async (deps: MailDeps, id: string, pausesMs = PAUSES_MS): Promise<void> => {
  const claim = await deps.outbox.claim(id, LEASE_MS, deps.caps)
  if (claim.outcome === 'settled' || claim.outcome === 'early') return
  if (claim.outcome === 'held') return logger.warn('mail held back', { correo: id, heldBy: claim.heldBy })
  if (claim.outcome === 'busy') throw new Error('the mail is being sent by another delivery')

  const { attempts } = claim.correo
  const mail = await renderedMail(claim.correo).catch((error: Error) => error)
  await (mail instanceof Error
    ? giveBack(deps, id, attempts + 1, mail)
    : send(deps, id, attempts, mail, [0, ...pausesMs]))
}

/** @throws unless there were tries enough */
const giveBack = async (
  { outbox }: MailDeps,
  id: string,
  attempts: number,
  { message }: Error,
): Promise<void> => {
  logger.error('mail not rendered', { correo: id, attempts, reason: message })
  if (attempts >= MAX_RENDERINGS) return outbox.markFailed(id, attempts, NOT_RENDERED)
  await outbox.release(id, attempts, NOT_RENDERED)
  throw new Error('this release cannot render the mail')
}

const send = async (
  { outbox, mailer, suscripciones }: MailDeps,
  id: string,
  attemptsBefore: number,
  mail: Mail,
  pausesMs: number[],
): Promise<void> => {
  let attempts = attemptsBefore
  for (const pause of pausesMs) {
    await wait(pause)
    const sending = await mailer.send(mail)
    attempts += 1
    if (sending.sent) return outbox.markSent(id, attempts, sending.messageId)
    logger.warn('mail not sent', { correo: id, attempts, reason: sending.reason, retry: sending.retry })
    if (sending.noSuchAddress) await suscripciones.takeOut(mail.to)
    if (!sending.retry || attempts >= MAX_ATTEMPTS) return outbox.markFailed(id, attempts, sending.reason)
    if (pause === pausesMs.at(-1)) await outbox.release(id, attempts, sending.reason)
  }
  throw new Error('the mail service does not take the mail for now')
}
