import { addDays, dayAt } from '@naf/contract'
import { isPublished } from '../../content/publication.ts'
import type { Deps } from '../../deps.ts'
import { logger } from '../../util.ts'

/** Has who has a place in a training of the next day reminded of it, once, however often this runs. */
export const remindTomorrow = async (
  { recordatorios }: Pick<Deps, 'recordatorios'>,
  now: Date,
): Promise<void> => {
  let stored = 0
  for (const training of await recordatorios.ofDay(addDays(dayAt(now), 1))) {
    if (!isPublished(training, now.getTime())) continue
    for (;;) {
      const reminded = await recordatorios.remindNext(training.id, stored)
      if (reminded === 0) break
      stored += reminded
    }
  }
  logger.info('trainings reminded of', { stored })
}
