import type { Rol } from '@naf/contract'
import { type ReactNode, useEffect } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { dashboardPath, isEntrance, pathForRol } from '../auth/paths.ts'
import { clearExit, type Exit, type Session, MENSAJES_SESION as TEXTO, useSession } from '../auth/session.ts'
import { logout, retry } from '../auth/sign-in.tsx'
import { Button } from '../ui/Button.tsx'
import { Splash } from '../ui/states.tsx'
import { PUBLIC_SCREENS } from './public-screens.ts'

/** The address that somebody opened, and what decides where it leads. */
interface Visit {
  /** With query and fragment. */
  wanted: string
  /** The role whose dashboard it is in; absent for a public page. */
  owner?: Rol
  /** The public page's path, and whether its address leads members to inicio. */
  path?: string
  toInicio?: boolean
  exit: Exit
  /** Where a person wanted to go before the login, and where the server says to go after it. */
  ways: readonly (string | null)[]
}

type Decision = 'show' | 'wait' | { to: string; opened?: string }

/** The table of docs/decisions/screens.md. */
export const decide = ({ status, uid, rol }: Session, visit: Visit): Decision => {
  if (status !== 'ready') return 'wait'
  const { wanted, owner, path = '', toInicio, exit, ways } = visit
  if (owner !== undefined) {
    if (uid === null) return { to: exit === 'logout' ? '/' : `/login?redirect=${encodeURIComponent(wanted)}` }
    if (rol === null) return { to: '/' }
    return rol === owner ? 'show' : { to: pathForRol(wanted, rol) ?? dashboardPath(rol) }
  }
  if (rol === null) return 'show'
  if (toInicio) return { to: dashboardPath(rol), opened: wanted }
  const paths = (isEntrance(path) ? ways : [wanted]).map((way) => pathForRol(way, rol))
  return { to: paths.find((way) => way !== null) ?? dashboardPath(rol) }
}

interface DecidedProps {
  decision: Decision
  /** Shown until the session is known. */
  checking: string
  children: ReactNode
}

function Decided({ decision, checking, children }: DecidedProps) {
  if (decision === 'show') return children
  if (decision === 'wait') return <Waiting checking={checking} />
  return <Navigate to={decision.to} state={{ opened: decision.opened }} replace />
}

/** What a guard shows until it can decide; after a failure with 'Reintentar' and a way out. */
export function Waiting({ checking = TEXTO.checkingAccess }: { checking?: string }) {
  const { status, failed } = useSession()
  const text = {
    'loading-app': TEXTO.loadingApp,
    'waiting-rol': TEXTO.waitingForRol,
    checking,
    ready: checking,
  }
  return (
    <main>
      <Splash text={text[status]}>
        {failed && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>{TEXTO.retry}</Button>
            <Button variant="secondary" onClick={() => void logout()}>
              {TEXTO.logout}
            </Button>
          </div>
        )}
      </Splash>
    </main>
  )
}

/** Around one role's dashboard. */
export function OwnerOnly({ rol, children }: { rol: Rol; children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const { exit } = session
  const decision = decide(session, { wanted: pathname + search + hash, owner: rol, exit, ways: [] })
  return (
    <Decided decision={decision} checking={TEXTO.checkingAccess}>
      {children}
    </Decided>
  )
}

/** The address as the portal writes it: the router also takes capitals and a slash at the end. */
const publicAddress = (pathname: string): { path: string; toInicio: boolean } => {
  const screen = PUBLIC_SCREENS.find(({ path }) => matchPath(path, pathname))
  const isOne = screen !== undefined && !screen.path.includes(':')
  return { path: isOne ? screen.path : pathname, toInicio: screen?.offeredAs !== undefined }
}

/** Around the public pages, the login and the registration: members go on to their dashboard. */
export function PublicOnly() {
  const session = useSession()
  const { landing, exit } = session
  const { pathname, search, hash } = useLocation()
  const { path, toInicio } = publicAddress(pathname)
  const ways = [new URLSearchParams(search).get('redirect'), landing]
  const decision = decide(session, { wanted: path + search + hash, path, toInicio, exit, ways })

  useEffect(() => {
    if (exit !== null) clearExit()
  }, [exit])

  return (
    <Decided decision={decision} checking={TEXTO.checkingSession}>
      <Outlet />
    </Decided>
  )
}
