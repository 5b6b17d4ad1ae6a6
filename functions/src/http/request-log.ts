import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { logger } from '../platform/logger.ts'
import { wayOf } from './origin.ts'

const HEADER = 'X-Request-Id'

/** The id that ties an answer to its lines in the log. */
export const requestIdOf = (res: Response): string => String(res.getHeader(HEADER))

/** One line a request: which route, which status, how long, by which way. Never the path as sent, a body or a header. */
export const requestLog: RequestHandler = (req, res, next) => {
  const start = performance.now()
  res.setHeader(HEADER, randomUUID())
  res.on('finish', () => {
    logger.info('request', {
      requestId: requestIdOf(res),
      method: req.method,
      route: req.route ? String(req.route.path) : 'unknown',
      status: res.statusCode,
      ms: Math.round(performance.now() - start),
      ...wayOf(req),
    })
  })
  next()
}
