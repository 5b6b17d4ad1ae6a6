import type { Rol } from '@naf/contract'
import { type ReactNode, useEffect } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession, useSessionRoutes } from '../session/useSession.ts'
import { type Decision, publicOnly, requireRol } from './guard-decisions.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { Waiting } from './Waiting.tsx'

function Decided({ decision, children }: { decision: Decision; children: ReactNode }) {
  if (decision.kind === 'wait') return <Waiting text={decision.text} failed={decision.failed} />
  if (decision.kind === 'go') return <Navigate to={decision.to} state={{ opened: decision.opened }} replace />
  return children
}

/** Around the dashboards: shows its children to the given roles and leads everybody else to their own place. */
export function RequireRol({ roles, children }: { roles: Rol | readonly Rol[]; children: ReactNode }) {
  const session = useSession()
  const { exit } = useSessionRoutes()
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  return <Decided decision={requireRol(session, roles, { wanted, exit })}>{children}</Decided>
}

/** The address of a public page as the portal writes it. The router also takes capitals and a slash at the end. */
const publicAddress = (pathname: string): { path: string; toInicio?: boolean | undefined } => {
  const screen = PUBLIC_SCREENS.find(({ path }) => matchPath(path, pathname))
  return screen && !screen.path.includes(':') ? screen : { path: pathname }
}

/** Around the public pages, the login and the registration: members go on to their dashboard. */
export function PublicOnly() {
  const session = useSession()
  const { landing, exit, clearExit } = useSessionRoutes()
  const { pathname, search, hash } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect')
  const { path, toInicio } = publicAddress(pathname)

  useEffect(() => {
    if (exit !== null) clearExit()
  }, [exit, clearExit])

  return (
    <Decided
      decision={publicOnly(session, { path, wanted: path + search + hash, toInicio, redirect, landing })}
    >
      <Outlet />
    </Decided>
  )
}
