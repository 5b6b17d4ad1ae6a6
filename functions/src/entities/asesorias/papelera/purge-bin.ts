import type { Deps } from '../../../deps.ts'
import { logger } from '../../../util.ts'
import { BIN_MS } from './deleted-record.ts'

/**
 * Erases requests that were deleted 30 days ago, with their messages, notes and mails.
 * @returns how many
 */
export const purgeBin = async ({ asesorias }: Pick<Deps, 'asesorias'>, now: Date): Promise<number> => {
  const purged = await asesorias.purge(new Date(now.getTime() - BIN_MS))
  logger.info('bin purged', { purged })
  return purged
}
