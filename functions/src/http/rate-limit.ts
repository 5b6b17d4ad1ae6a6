import type { RequestHandler } from 'express'
import { type ClientRateLimitInfo, rateLimit } from 'express-rate-limit'
import { type AppError, tooManyRequests } from '../errors.ts'
import { createCounts } from './counts.ts'
import { type Origin, originOf } from './origin.ts'

const WINDOW_MS = 10 * 60_000

/**
 * How many people's share one caller may use up: a machine of Hosting speaks for many, and who calls past Hosting gets
 * no further than this by making addresses up.
 */
export const CALLER_SHARE = 20

/** @param resetTime when the count begins anew */
export const tooManyUntil = (resetTime: Date | undefined): AppError =>
  tooManyRequests(Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000)))

const limitBy = (who: keyof Origin, limit: number): RequestHandler =>
  rateLimit({
    limit,
    windowMs: WINDOW_MS,
    store: createCounts(WINDOW_MS),
    keyGenerator: (_req, res) => originOf(res)[who],
    standardHeaders: who === 'client' && 'draft-8',
    legacyHeaders: false,
    // What it would warn of concerns `req.ip`, which nobody asks for.
    validate: false,
    handler: (req) => {
      throw tooManyUntil((req as { rateLimit?: ClientRateLimitInfo }).rateLimit?.resetTime)
    },
  })

/**
 * So many requests from one address in ten minutes. Counted in the memory of one instance: it slows flooding, it is not
 * a quota (docs/decisions/rate-limits.md).
 */
export const limitRate = (limit: number): RequestHandler[] => [
  limitBy('client', limit),
  limitBy('caller', limit * CALLER_SHARE),
]

const FORMS_PER_ACCOUNT = 20

/**
 * As `limitRate`, for what is sent with an identity account that may come from anywhere.
 * @returns counts a form of the account; it throws too_many_requests
 */
export const limitAccounts = (): ((uid: string) => void) => {
  const counts = createCounts(WINDOW_MS)
  return (uid) => {
    const { totalHits, resetTime } = counts.increment(uid)
    if (totalHits > FORMS_PER_ACCOUNT) throw tooManyUntil(resetTime)
  }
}
