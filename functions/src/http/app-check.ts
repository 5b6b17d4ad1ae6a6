import type { Endpoint } from '@naf/contract'
import { AppError } from '../errors.ts'
import type { AppCheck } from '../platform/app-check.ts'
import type { Session } from '../platform/identity.ts'

/** A browser that blocks Google's script never gets a token: that is the usual reason for an honest person. */
const UNVERIFIED =
  'No pudimos comprobar que la solicitud viene del portal. Si usas un bloqueador de anuncios, desactívalo aquí, recarga la página e inténtalo de nuevo.'

/**
 * Lets a visitor's call through only with a token of App Check, where the endpoint asks for one and the project uses
 * it (`appCheck` is null where not). Whoever has a session has proved more.
 * @throws unverified_app; unavailable where that cannot be found out
 */
export const requireApp = async (
  appCheck: AppCheck | null,
  endpoint: Endpoint,
  session: Session | null,
  token: string | undefined,
): Promise<void> => {
  if (!appCheck || !endpoint.appCheck || session) return
  if (!token || !(await appCheck.verify(token))) throw new AppError('unverified_app', UNVERIFIED)
}
