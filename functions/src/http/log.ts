import { randomUUID } from 'node:crypto'
import { ROL } from '@naf/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { AppError } from '../errors.ts'
import type { Session } from '../google/identity.ts'
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

const READS = new Set(['GET', 'HEAD'])

interface AuditedCall {
  /** The entity and its endpoint: `asesorias.markDone`. */
  action: string
  req: Request
  res: Response
  session: Session | null
}

const write = (
  severity: 'info' | 'warn',
  { action, res, session }: AuditedCall,
  outcome: { target: string | undefined; outcome: string; status: number },
) =>
  logger[severity]('audit', {
    requestId: requestIdOf(res),
    action,
    actor: session?.uid ?? null,
    rol: session?.rol ?? null,
    ...outcome,
    target: outcome.target !== undefined && MADE_ID.test(outcome.target) ? outcome.target : null,
  })

const isStaffsWrite = ({ req, session }: AuditedCall): boolean =>
  !READS.has(req.method) && (session?.rol === ROL.ADMIN || session?.rol === ROL.EDITOR)

const targetOf = ({ req }: AuditedCall, answer?: unknown): string | undefined => {
  const { id, uid } = req.params as Record<string, string | undefined>
  return id ?? uid ?? (answer as { Id?: string } | undefined)?.Id
}

export const auditSuccess = (call: AuditedCall, answer: unknown): void => {
  if (!isStaffsWrite(call)) return
  write('info', call, { target: targetOf(call, answer), outcome: 'ok', status: call.res.statusCode })
}

/** Wrong guesses are logged for everybody, with the id of the account or record if it is known. */
export const auditRefusal = (call: AuditedCall, { code, status, target, isGuess }: AppError): void => {
  const refused = { outcome: code, status }
  if (isGuess) write('warn', call, { ...refused, target })
  else if (isStaffsWrite(call))
    write('warn', call, { ...refused, target: code === 'not_found' ? undefined : targetOf(call) })
}
