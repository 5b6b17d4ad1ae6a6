import type { Origin } from '../http/throttle.ts'

/** Beyond its mails at once, an address has one sent in so many minutes: 420 on a day, less than the strangers' pool. */
const EACH_MS = 4 * 60_000

/** More addresses than send forms to an instance within four hours. */
const MAX_KEYS = 5_000

/**
 * Spreads the mails that visitors have sent from one address, in the memory of one instance, so that they leave the
 * portal's caps to others (docs/decisions/mail-caps.md).
 * @param atOnce how many go out without a wait
 * @returns a function that counts a mail and tells before which moment it is not sent; undefined for at once
 */
export const createPace = (atOnce: number) => {
  /** From when an address counts as one that sent nothing; the latest caller last. */
  const restedAt = new Map<string, number>()
  return ({ client }: Origin): Date | undefined => {
    const now = Date.now()
    const rested = Math.max(restedAt.get(client) ?? 0, now) + EACH_MS
    restedAt.delete(client)
    restedAt.set(client, rested)
    if (restedAt.size > MAX_KEYS) restedAt.delete(restedAt.keys().next().value ?? client)
    const from = rested - atOnce * EACH_MS
    return from > now ? new Date(from) : undefined
  }
}
