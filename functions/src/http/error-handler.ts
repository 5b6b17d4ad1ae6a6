import { UNREADABLE_FORM } from '@naf/contract'
import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import { AppError } from '../errors.ts'
import { logger } from '../platform/logger.ts'
import { requestIdOf } from './request-log.ts'

export const notFound: RequestHandler = () => {
  throw new AppError('not_found', 'Esta dirección no existe.')
}

/** What Express itself refuses, an address for example, carries a 4xx `status`. */
const isBadRequest = (error: unknown): boolean => {
  const status = (error as { status?: unknown }).status
  return typeof status === 'number' && status >= 400 && status < 500
}

export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isBadRequest(error)) return new AppError('invalid_input', UNREADABLE_FORM)
  return new AppError('internal', 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.')
}

type SendRefusal = (res: Response, refusal: AppError) => void

/** What went wrong inside goes to the log only. */
export const createErrorHandler =
  (send: SendRefusal): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    const refusal = asAppError(error)
    if (refusal.code === 'internal' || res.headersSent)
      logger.error('request failed', {
        requestId: requestIdOf(res),
        stack: error instanceof Error ? error.stack : undefined,
      })
    // An answer that has begun cannot be changed: the connection closes before its end.
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter))
    send(res.status(refusal.status), refusal)
  }

/** The one place that answers with an error. */
export const errorHandler = createErrorHandler((res, { body }) => void res.json(body))
