import { setTimeout as wait } from 'node:timers/promises'
import type { MailDeps } from '../deps.ts'
import { logger } from '../platform/logger.ts'

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Longer than all tries of one delivery together. */
const LEASE_MS = 120_000
/** Some three hours of the platform's deliveries. After that a confirmation is no news to anybody. */
const MAX_ATTEMPTS = 60

/**
 * Sends one mail of the outbox, or holds it back for good where a cap is reached; safe to call any number of times for
 * the same one.
 * @throws when it should be called again later: no answer so far, or another delivery is at it
 */
export const sendCorreo = async (
  { outbox, mailer, caps }: MailDeps,
  id: string,
  pausesMs: number[] = PAUSES_MS,
): Promise<void> => {
  const claim = await outbox.claim(id, LEASE_MS, caps)
  if (claim.outcome === 'settled') return
  if (claim.outcome === 'held') return logger.warn('mail held back', { correo: id, heldBy: claim.heldBy })
  if (claim.outcome === 'busy') throw new Error('the mail is being sent by another delivery')

  let { attempts } = claim
  for (const pause of [0, ...pausesMs]) {
    await wait(pause)
    const sending = await mailer.send(claim.mail)
    attempts += 1
    if (sending.sent) return outbox.markSent(id, attempts, sending.messageId)
    logger.warn('mail not sent', { correo: id, attempts, reason: sending.reason, retry: sending.retry })
    if (!sending.retry || attempts >= MAX_ATTEMPTS) return outbox.markFailed(id, attempts, sending.reason)
    if (pause === pausesMs.at(-1)) await outbox.release(id, attempts, sending.reason)
  }
  throw new Error('the mail service does not take the mail for now')
}
