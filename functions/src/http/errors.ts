import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { AppError, asAppError } from '../errors.ts'
import { logger } from '../util.ts'
import { requestIdOf } from './log.ts'

export const notFound: RequestHandler = () => {
  throw new AppError('not_found', 'Esta dirección no existe.')
}

/** Logs unexpected errors and sends the refusal. */
export const createErrorHandler =
  (send: (res: Response, refusal: AppError) => void): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    const refusal = asAppError(error)
    if (refusal.code === 'internal' || res.headersSent)
      logger.error('request failed', {
        requestId: requestIdOf(res),
        stack: error instanceof Error ? error.stack : undefined,
      })
    // An answer that has begun cannot be changed, so the connection closes.
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter))
    send(res.status(refusal.status), refusal)
  }

export const errorHandler = createErrorHandler((res, { body }) => void res.json(body))
