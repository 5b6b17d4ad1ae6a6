import type { Permission } from '@naf/contract'
import { can } from '@naf/contract'
import type { Request } from 'express'
import { AppError } from '../errors.ts'
import type { Identity, Session } from '../platform/identity.ts'

const BEARER = /^Bearer (\S+)$/i

/**
 * The session of the request's token; null where it carries none. A token that is there and wrong is
 * refused even where a visitor would pass: its owner believes to be known.
 * @param signed as in `verifyToken`
 */
export const authenticate = async (
  identity: Identity,
  req: Request,
  signed: (claimed: Session) => void,
): Promise<Session | null> => {
  const header = req.get('authorization')
  if (!header) return null
  const token = BEARER.exec(header)?.[1]
  if (!token) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  return identity.verifyToken(token, signed)
}

/** @throws unauthenticated for a visitor, forbidden for a role without the permission */
export const authorize = (session: Session | null, permission: Permission): void => {
  if (can(session?.rol ?? null, permission)) return
  throw session
    ? new AppError('forbidden', 'No autorizado')
    : new AppError('unauthenticated', 'Ingresa para continuar.')
}
