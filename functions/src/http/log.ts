import { randomUUID } from 'node:crypto'
import { ROL } from '@naf/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { AppError } from '../errors.ts'
import type { Session } from '../session.ts'
import { logger } from '../util.ts'
import { wayOf } from './throttle.ts'

/** The log: one line a request, and one audit line a write of staff. Never a body, a header, or the path as sent. */

const ID_HEADER = 'X-Request-Id'

export const requestIdOf = (res: Response): string => String(res.getHeader(ID_HEADER))

/** Logs the request when it ends, and sets the headers of every answer: nobody caches or reinterprets it. */
export const requestLog: RequestHandler = (req, res, next) => {
  const start = performance.now()
  res.set({ [ID_HEADER]: randomUUID(), 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
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

/** An id made by Firestore or the identity provider; a cédula or a name in its place is not logged. */
const MADE_ID = /^(?=.*[A-Za-z])[A-Za-z0-9_-]{20,128}$/

/** `action` is the entity and its endpoint: `asesorias.markDone`. */
type AuditedCall = { action: string; req: Request; res: Response; session: Session | null }

/** Logs a write of staff, and wrong guesses of everybody. */
export const audit = (
  { action, req, res, session }: AuditedCall,
  { refusal, answer }: { refusal?: AppError; answer?: unknown },
): void => {
  const { isGuess, target } = refusal?.details ?? {}
  const isStaff = session?.rol === ROL.ADMIN || session?.rol === ROL.EDITOR
  if (!isGuess && (req.method === 'GET' || req.method === 'HEAD' || !isStaff)) return
  const { id, uid } = req.params as Record<string, string | undefined>
  const asked = refusal?.code === 'not_found' ? undefined : (id ?? uid ?? (answer as { Id?: string })?.Id)
  const meant = (isGuess ? target : asked) ?? ''
  logger[refusal ? 'warn' : 'info']('audit', {
    requestId: requestIdOf(res),
    action,
    actor: session?.uid ?? null,
    rol: session?.rol ?? null,
    outcome: refusal?.code ?? 'ok',
    status: refusal?.status ?? res.statusCode,
    target: MADE_ID.test(meant) ? meant : null,
  })
}
