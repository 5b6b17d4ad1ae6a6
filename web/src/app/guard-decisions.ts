import type { Rol } from '@naf/contract'
import { dashboardPath, pathForRol } from '../lib/paths.ts'
import { MENSAJES_SESION } from '../session/messages.ts'
import type { Exit, Session } from '../session/session.ts'

/** What a guard does with somebody at its door. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'wait'; text: string; failed: boolean }
  | { kind: 'go'; to: string }

const show: Decision = { kind: 'show' }
const go = (to: string): Decision => ({ kind: 'go', to })

const waitFor = ({ status, failed }: Session, checking: string): Decision | null => {
  if (status === 'ready') return null
  const text = {
    'loading-app': MENSAJES_SESION.loadingApp,
    checking,
    'waiting-rol': MENSAJES_SESION.waitingForRol,
  }[status]
  return { kind: 'wait', text, failed }
}

/** The login, with the way back to what was wanted. */
const loginPath = (wanted: string): string => `/login?redirect=${encodeURIComponent(wanted)}`

/** The dashboards' guard: one role or a list of them. */
export const requireRol = (
  session: Session,
  roles: Rol | readonly Rol[],
  { wanted, exit }: { wanted: string; exit: Exit },
): Decision => {
  const wait = waitFor(session, MENSAJES_SESION.checkingAccess)
  if (wait) return wait
  if (session.uid === null) return go(exit === 'logout' ? '/' : loginPath(wanted))
  if (session.rol === null) return go('/')
  const allowed: readonly Rol[] = typeof roles === 'number' ? [roles] : roles
  return allowed.includes(session.rol) ? show : go(dashboardPath(session.rol))
}

/** The public pages' guard: whoever is logged in has their own. */
export const publicOnly = (
  session: Session,
  { redirect, landing }: { redirect: string | null; landing: string | null },
): Decision => {
  const wait = waitFor(session, MENSAJES_SESION.checkingSession)
  if (wait) return wait
  const { rol } = session
  if (rol === null) return show
  return go(pathForRol(redirect, rol) ?? pathForRol(landing, rol) ?? dashboardPath(rol))
}
