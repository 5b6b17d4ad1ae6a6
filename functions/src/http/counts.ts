import type { ClientRateLimitInfo, Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'

/** More than an instance meets in a window by honest use; with this many, counts take up about a megabyte. */
const MAX_KEYS = 5_000

export interface Counts extends Store {
  increment(key: string): ClientRateLimitInfo
  decrement(key: string): void
  resetKey(key: string): void
}

/**
 * How often each key was counted since its first time, for as long as the window lasts. In the memory of one instance,
 * and never more than a fixed number of keys: beyond it, the one that was counted longest ago is forgotten. Room for
 * them is made with the first one: an instance has two dozen of these, and seldom meets them all.
 */
export const createCounts = (windowMs: number): Counts => {
  let made: LRUCache<string, ClientRateLimitInfo> | undefined
  const counts = () => {
    made ??= new LRUCache({ max: MAX_KEYS, ttl: windowMs })
    return made
  }

  return {
    localKeys: true,

    increment(key) {
      const count = counts().get(key) ?? { totalHits: 0, resetTime: new Date(Date.now() + windowMs) }
      count.totalHits += 1
      if (count.totalHits === 1) counts().set(key, count)
      return count
    },

    decrement(key) {
      const count = counts().peek(key)
      if (count && count.totalHits > 1) count.totalHits -= 1
      else counts().delete(key)
    },

    resetKey(key) {
      counts().delete(key)
    },
  }
}
