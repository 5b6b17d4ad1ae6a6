import type { Deps } from '../../deps.ts'
import { logger } from '../../util.ts'

/** Erases the addresses that nobody confirmed, and the mails about bulletins that are old; safe to call again. */
export const purgeSubscriptions = async (
  { suscripciones, avisos }: Pick<Deps, 'suscripciones' | 'avisos'>,
  now: Date,
): Promise<void> => {
  const expired = await suscripciones.expired(now)
  for (const id of expired) await suscripciones.erase(id, now)
  const settled = await avisos.settle(now)
  logger.info('subscriptions purged', { expired: expired.length, settled })
}
