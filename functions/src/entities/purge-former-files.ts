import type { Deps } from '../deps.ts'
import { logger } from '../platform/logger.ts'

/**
 * Erases files that were replaced 30 days ago, or whose record was deleted.
 * @returns how many
 */
export const purgeFormerFiles = async (
  { anteriores }: Pick<Deps, 'anteriores'>,
  now: Date,
): Promise<number> => {
  const purged = await anteriores.purge(now)
  logger.info('former files purged', { purged })
  return purged
}
