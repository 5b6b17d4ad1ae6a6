import type { DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { digest } from './digest.ts'

/** A token lives for an hour; the keys behind it can be exchanged any time. */
const CACHED_MS = 60_000

/** More than an instance meets in that time, and about a megabyte. */
const MAX_TOKENS = 1_000

const isExpired = ({ exp }: DecodedIdToken): boolean => exp * 1000 <= Date.now()

/**
 * What a token says, proven by `verify` once a minute: its signature proves the same each time. Whether the session is
 * over, and whether the account still has that role, is not among it. In memory is the token's hash, never the token;
 * what was refused is asked anew.
 */
export const createProvenTokens = (verify: (token: string) => Promise<DecodedIdToken>) => {
  const proven = new LRUCache<string, DecodedIdToken>({ max: MAX_TOKENS, ttl: CACHED_MS })
  return async (token: string): Promise<DecodedIdToken> => {
    const key = digest(token)
    const known = proven.get(key)
    if (known && !isExpired(known)) return known
    const decoded = await verify(token)
    proven.set(key, decoded)
    return decoded
  }
}
