import { setTimeout as wait } from 'node:timers/promises'
import { isUsername } from '@naf/contract'
import { type Counts, createCounts } from '../../http/counts.ts'
import type { Origin } from '../../http/origin.ts'
import { CALLER_SHARE, tooManyUntil } from '../../http/rate-limit.ts'

const WINDOW_MS = 15 * 60_000

/** How much more an address may get wrong over all usernames, and a username over all addresses, than the two together. */
const MANY = 10

const SLOWED_MS = 2_000

interface Measure {
  counts: Counts
  key: string
  limit: number
  beyond: 'refused' | 'slowed'
}

export interface Checked {
  isRight: boolean
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows the guessing of passwords (docs/decisions/password-guessing.md). Only an address that guesses is refused: a
 * username that is guessed from many is checked all the same, a little later.
 */
export const createLoginThrottle = (maxFailures: number) => {
  const [pairs, usernames] = [createCounts(WINDOW_MS), createCounts(WINDOW_MS)]
  const [clients, callers] = [createCounts(WINDOW_MS), createCounts(WINDOW_MS)]
  const many = maxFailures * MANY
  const pairOf = (username: string, { client }: Origin) => `${username} ${client}`

  /** What can be nobody's username is never stored. */
  const measuresOf = (username: string, origin: Origin): Measure[] => {
    const byAddress: Measure[] = [
      { counts: callers, key: origin.caller, limit: many * CALLER_SHARE, beyond: 'refused' },
      { counts: clients, key: origin.client, limit: many, beyond: 'refused' },
    ]
    if (!isUsername(username)) return byAddress
    return [
      ...byAddress,
      { counts: pairs, key: pairOf(username, origin), limit: maxFailures, beyond: 'refused' },
      { counts: usernames, key: username, limit: many, beyond: 'slowed' },
    ]
  }

  return {
    /**
     * Has a password checked, and counts it where it was wrong. A check that fails otherwise is not counted.
     * @throws too_many_requests where there were too many wrong ones from this address; what `check` throws
     */
    async guard<T extends Checked>(anyCase: string, origin: Origin, check: () => Promise<T>): Promise<T> {
      const username = anyCase.toLowerCase()
      const measures = measuresOf(username, origin)
      // Counted before they are checked: a hundred guesses at once are a hundred.
      const exceeded = measures.flatMap(({ counts, key, limit, beyond }) => {
        const { totalHits, resetTime } = counts.increment(key)
        return totalHits > limit ? [{ beyond, resetTime }] : []
      })
      const uncount = () => {
        for (const { counts, key } of measures) counts.decrement(key)
      }

      const refused = exceeded.find(({ beyond }) => beyond === 'refused')
      if (refused) {
        uncount()
        throw tooManyUntil(refused.resetTime)
      }
      if (exceeded.length > 0) await wait(SLOWED_MS)

      const outcome = await check().catch((error: unknown) => {
        uncount()
        throw error
      })
      if (outcome.isRight) {
        uncount()
        pairs.resetKey(pairOf(username, origin))
      }
      return outcome
    },
  }
}
