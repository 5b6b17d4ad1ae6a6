import { APP_CHECK_HEADER, can, type Endpoint, type Permission } from '@naf/contract'
import type { Request } from 'express'
import { AppError } from '../errors.ts'
import type { AppCheck } from '../google/app-check.ts'
import type { Identity, Session } from '../google/identity.ts'

const BEARER = /^Bearer (\S+)$/i

/**
 * The session of the request's token; null without a token. A wrong token is refused even on public endpoints, because
 * its sender expects to be known.
 */
export const authenticate = async (identity: Identity, req: Request): Promise<Session | null> => {
  const header = req.get('authorization')
  if (!header) return null
  const token = BEARER.exec(header)?.[1]
  if (!token) throw new AppError('unauthenticated', 'Ingresa para continuar.')
  return identity.verifyToken(token)
}

/** @throws unauthenticated for a visitor, forbidden for a role without the permission */
export const authorize = (session: Session | null, permission: Permission): void => {
  if (can(session?.rol ?? null, permission)) return
  throw session
    ? new AppError('forbidden', 'No autorizado')
    : new AppError('unauthenticated', 'Ingresa para continuar.')
}

/** The usual reason for an honest person is a browser that blocks Google's script. */
const UNVERIFIED =
  'No pudimos comprobar que la solicitud viene del portal. Si usas un bloqueador de anuncios, desactívalo aquí, recarga la página e inténtalo de nuevo.'

/**
 * Requires a token of App Check from visitors, if the endpoint asks for one. An account without a record (`rol` null)
 * counts as a visitor, because anybody can make one; `users.register` is what gives it its record.
 * @param appCheck null if the project does not use App Check
 * @throws unverified_app; unavailable if Google's keys cannot be fetched
 */
export const requireApp = async (
  appCheck: AppCheck | null,
  endpoint: Endpoint,
  session: Session | null,
  req: Request,
): Promise<void> => {
  if (!appCheck || !endpoint.appCheck || (session && session.rol !== null)) return
  const token = req.get(APP_CHECK_HEADER)
  if (!token || !(await appCheck.verify(token))) throw new AppError('unverified_app', UNVERIFIED)
}
