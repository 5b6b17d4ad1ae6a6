import type { Deps } from '../../deps.ts'
import { logger } from '../../util.ts'
import { lastErasedDay } from './capacitacion-time.ts'

/** As the mails about bulletins. */
const MAILS_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Erases who signed up for trainings of a year ago, and the mails that told of changes long ago, by whose addresses they could
 * be read; safe to call again.
 */
export const purgeParticipants = async (
  { recordatorios, notices }: Pick<Deps, 'recordatorios' | 'notices'>,
  now: Date,
): Promise<void> => {
  const erased = await recordatorios.eraseUntil(lastErasedDay(now.getTime()))
  const mails = await notices.deleteAboutTrainings(new Date(now.getTime() - MAILS_KEPT_MS))
  logger.info('sign-ups purged', { erased, mails })
}
