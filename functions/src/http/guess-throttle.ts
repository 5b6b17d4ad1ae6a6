import { setTimeout as wait } from 'node:timers/promises'
import { type Counts, createCounts } from './counts.ts'
import type { Origin } from './origin.ts'
import { CALLER_SHARE, tooManyUntil } from './rate-limit.ts'

const WINDOW_MS = 15 * 60_000

/** How much more an address may get wrong over all names, and a name over all addresses, than the two together. */
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

export type GuessThrottle = ReturnType<typeof createGuessThrottle>

/**
 * Slows whoever guesses what only one person knows (docs/decisions/password-guessing.md). Only an address that guesses is
 * refused: what is guessed from many is checked all the same, a little later.
 * @param maxFailures wrong ones for one name from one address in fifteen minutes
 */
export const createGuessThrottle = (maxFailures: number) => {
  const [pairs, named] = [createCounts(WINDOW_MS), createCounts(WINDOW_MS)]
  const [clients, callers] = [createCounts(WINDOW_MS), createCounts(WINDOW_MS)]
  const many = maxFailures * MANY
  const pairOf = (name: string, { client }: Origin) => `${name} ${client}`

  const measuresOf = (names: string[], origin: Origin): Measure[] => [
    { counts: callers, key: origin.caller, limit: many * CALLER_SHARE, beyond: 'refused' },
    { counts: clients, key: origin.client, limit: many, beyond: 'refused' },
    ...names.flatMap((name): Measure[] => [
      { counts: pairs, key: pairOf(name, origin), limit: maxFailures, beyond: 'refused' },
      { counts: named, key: name, limit: many, beyond: 'slowed' },
    ]),
  ]

  return {
    /**
     * Has a guess checked, and counts it where it was wrong. A check that fails otherwise is not counted.
     * @param names whose secret is guessed; they are stored, so they are short
     * @throws too_many_requests where there were too many wrong ones from this address; what `check` throws
     */
    async guard<T extends Checked>(names: string[], origin: Origin, check: () => Promise<T>): Promise<T> {
      const measures = measuresOf(names, origin)
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
        for (const name of names) pairs.resetKey(pairOf(name, origin))
      }
      return outcome
    },
  }
}
