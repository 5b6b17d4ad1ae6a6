import { setTimeout as wait } from 'node:timers/promises'
import type { Checked } from './guess-throttle.ts'

/**
 * Refusals leave at whole steps after their arrival. What is checked, of somebody known or not, fits into the first one,
 * so that none of it shows in the time.
 */
const STEP_MS = 500

/** Holds everything but a success back until the next whole step since its beginning. */
export const onStep = async <T extends Checked>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  let isRight = false
  try {
    const outcome = await work()
    isRight = outcome.isRight
    return outcome
  } finally {
    if (!isRight) await wait(STEP_MS - ((performance.now() - start) % STEP_MS))
  }
}
