import type { MailDeps } from '../deps.ts'
import { logger } from '../util.ts'
import { sendCorreo } from './send-correo.ts'

/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000

/** Sends the waiting mails whose time has come; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: MailDeps, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.outbox.due(now)) {
    try {
      await sendCorreo(deps, id, pausesMs)
    } catch {
      logger.warn('waiting mail postponed', { correo: id })
      await deps.outbox.postpone(id, new Date(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
