import { addDays, dayAt } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { logger } from '../../platform/logger.ts'

/** For so long who came finds the certificate by the link of the mail, and the team answers for who came. */
const KEPT_DAYS = 365
/** As the mails about bulletins. */
const MAILS_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Erases who signed up for trainings of a year ago, and the mails that told of changes long ago, by whose addresses they could
 * be read; safe to call again.
 */
export const purgeParticipants = async (
  { recordatorios, outbox }: Pick<Deps, 'recordatorios' | 'outbox'>,
  now: Date,
): Promise<void> => {
  const erased = await recordatorios.eraseUntil(addDays(dayAt(now), -KEPT_DAYS))
  const mails = await outbox.deleteAboutTrainings(new Date(now.getTime() - MAILS_KEPT_MS))
  logger.info('sign-ups purged', { erased, mails })
}
