import type { Deps } from '../deps.ts'
import { logger } from '../util.ts'
import { lastErasedDay } from './time.ts'

/** Erases who signed up for trainings of a year ago; safe to call again. */
export const purgeParticipants = async (
  { participantes }: Pick<Deps, 'participantes'>,
  now: Date,
): Promise<void> => {
  const erased = await participantes.eraseUntil(lastErasedDay(now.getTime()))
  logger.info('sign-ups purged', { erased })
}
