import type { Deps } from '../deps.ts'
import { logger } from '../util.ts'

/** Erases the addresses that nobody confirmed; safe to call again. */
export const purgeSubscriptions = async (
  { suscripciones }: Pick<Deps, 'suscripciones'>,
  now: Date,
): Promise<void> => {
  const expired = await suscripciones.expired(now)
  for (const id of expired) await suscripciones.erase(id, now)
  logger.info('subscriptions purged', { expired: expired.length })
}
