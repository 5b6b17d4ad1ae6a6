import type { Request, RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { AppError } from './app-error.ts'

interface Limit {
  limit: number
  windowMs: number
  /** Who is counted; an empty key is nobody in particular, and not counted. */
  key: (req: Request) => string
  /** Counts only what was refused. */
  onlyFailures?: boolean
}

/** A brake, counted in the memory of one instance: it slows guessing and flooding, it is not a quota. */
export const limitRate = ({ limit, windowMs, key, onlyFailures = false }: Limit): RequestHandler =>
  rateLimit({
    limit,
    windowMs,
    keyGenerator: key,
    skip: (req) => key(req) === '',
    skipSuccessfulRequests: onlyFailures,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { keyGeneratorIpFallback: false, trustProxy: false },
    handler: () => {
      throw new AppError(
        'too_many_requests',
        'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
      )
    },
  })

const FORMS_WINDOW_MS = 10 * 60_000

/** For the forms that visitors send: so many from one address in ten minutes. */
export const limitForms = (limit: number): RequestHandler =>
  limitRate({ limit, windowMs: FORMS_WINDOW_MS, key: (req) => req.ip ?? '' })

const LISTS_WINDOW_MS = 10 * 60_000

/** For the lists that anybody may read: so many looks from one address in ten minutes. */
export const limitLists = (limit: number): RequestHandler =>
  limitRate({ limit, windowMs: LISTS_WINDOW_MS, key: (req) => req.ip ?? '' })
