import type { Rol } from '@naf/contract'
import { dashboardPath, isEntrance, pathForRol } from '../lib/paths.ts'
import { MENSAJES_SESION } from '../session/messages.ts'
import type { Exit, Session } from '../session/session.ts'

/** What a guard does with somebody at its door. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'wait'; text: string; failed: boolean }
  | { kind: 'go'; to: string; opened?: string }

const show: Decision = { kind: 'show' }
const go = (to: string) => ({ kind: 'go', to }) satisfies Decision

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

/** The dashboards' guard: one role or a list of them. What a link to another's names is found in the own, where it is there. */
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
  if (allowed.includes(session.rol)) return show
  return go(pathForRol(wanted, session.rol) ?? dashboardPath(session.rol))
}

interface PublicWay {
  /** The page itself: its path, and its path with all that follows. */
  path: string
  wanted: string
  /** Whether the address leads members to inicio. */
  toInicio?: boolean | undefined
  redirect: string | null
  landing: string | null
}

/**
 * The public pages' guard. Members go to inicio, which offers the page that they opened (`opened`); from the login,
 * where they wanted to go; from any other page, to its copy in their dashboard.
 */
export const publicOnly = (
  session: Session,
  { path, wanted, toInicio, redirect, landing }: PublicWay,
): Decision => {
  const wait = waitFor(session, MENSAJES_SESION.checkingSession)
  if (wait) return wait
  const { rol } = session
  if (rol === null) return show
  if (toInicio) return { ...go(dashboardPath(rol)), opened: wanted }
  const ways = isEntrance(path) ? [redirect, landing] : [wanted]
  const to = ways.map((way) => pathForRol(way, rol)).find((way) => way !== null)
  return go(to ?? dashboardPath(rol))
}
