import type { Rol } from '@naf/contract'
import { type ReactNode, useEffect } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { writeTabNote } from '../lib/tab-notes.ts'
import { useSession, useSessionRoutes } from '../session/useSession.ts'
import { type Decision, OFFER_NOTE, type Offer, publicOnly, requireRol } from './guard-decisions.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { Waiting } from './Waiting.tsx'

function Decided({ decision, children }: { decision: Decision; children: ReactNode }) {
  if (decision.kind === 'wait') return <Waiting text={decision.text} failed={decision.failed} />
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />
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

/** Around the public pages, the login and the registration: members go on to their dashboard. */
export function PublicOnly() {
  const session = useSession()
  const { landing, exit, clearExit } = useSessionRoutes()
  const { pathname, search, hash } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect')
  const screen = PUBLIC_SCREENS.find(({ path }) => matchPath(path, pathname))
  // The screen's own path, where it has no parameter: the address may have capitals or a slash behind it.
  const path = screen?.offeredAs ? screen.path : pathname
  const decision = publicOnly(session, {
    path,
    wanted: path + search + hash,
    offeredAs: screen?.offeredAs,
    redirect,
    landing,
  })
  const offer = decision.kind === 'go' ? decision.offer : undefined
  const { name, to } = offer ?? {}

  useEffect(() => {
    if (exit !== null) clearExit()
  }, [exit, clearExit])

  useEffect(() => {
    if (name && to) writeTabNote(OFFER_NOTE, session.uid, { name, to } satisfies Offer)
  }, [name, to, session.uid])

  return (
    <Decided decision={decision}>
      <Outlet />
    </Decided>
  )
}
