import { ROL } from '@naf/contract'
import type { Request, Response } from 'express'
import type { AppError } from '../errors.ts'
import type { Session } from '../platform/identity.ts'
import { logger } from '../platform/logger.ts'
import { requestIdOf } from './request-log.ts'

/** An id as Firestore and the identity provider make them. A cédula or a name typed in its place stays out of the log. */
const MADE_ID = /^(?=.*[A-Za-z])[A-Za-z0-9_-]{20,128}$/

const READS = new Set(['GET', 'HEAD'])

interface AuditedCall {
  /** `asesorias.markDone`: the entity and the name of its endpoint. */
  action: string
  req: Request
  res: Response
  session: Session | null
}

/** One line about who did what to which record: ids, and nothing that a person typed. */
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

/** A guess, such as a wrong password, is logged whoever made it; whose secret it was only where the refusal knows it. */
export const auditRefusal = (call: AuditedCall, { code, status, target, isGuess }: AppError): void => {
  const refused = { outcome: code, status }
  if (isGuess) write('warn', call, { ...refused, target })
  else if (isStaffsWrite(call))
    write('warn', call, { ...refused, target: code === 'not_found' ? undefined : targetOf(call) })
}
