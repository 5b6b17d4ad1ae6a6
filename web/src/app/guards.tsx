import type { Rol } from '@naf/contract'
import { type ReactNode, Suspense, useEffect } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { dashboardPath, pathForRol } from '../auth/paths.ts'
import { clearExit, useSession } from '../auth/session.ts'
import { logout, retry } from '../auth/sign-in.tsx'
import { Button } from '../ui/Button.tsx'
import { Splash } from '../ui/states.tsx'
import { PUBLIC_SCREENS } from './public-screens.ts'

// docs/decisions/screens.md has the table of where an address leads.

export const LOADING_APP = 'Cargando aplicación...'

export function Waiting({ checking = 'Verificando acceso...' }: { checking?: string }) {
  const { status, failed } = useSession()
  const text = {
    'loading-app': LOADING_APP,
    'waiting-rol': 'Cargando permisos (esperando rol)...',
    checking,
    ready: checking,
  }
  return (
    <main>
      <Splash text={text[status]}>
        {failed && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>Reintentar</Button>
            <Button variant="secondary" onClick={() => void logout()}>
              Cerrar Sesión
            </Button>
          </div>
        )}
      </Splash>
    </main>
  )
}

export function OwnerOnly({ rol: owner, children }: { rol: Rol; children: ReactNode }) {
  const { status, uid, rol, exit } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status !== 'ready') return <Waiting />
  if (rol === owner) return <Suspense fallback={<Waiting />}>{children}</Suspense>
  const wanted = pathname + search + hash
  let to = '/'
  if (rol !== null) to = pathForRol(wanted, rol) ?? dashboardPath(rol)
  else if (uid === null && exit !== 'logout') to = `/login?redirect=${encodeURIComponent(wanted)}`
  return <Navigate to={to} replace />
}

const ENTRANCES = ['/', '/login', '/register']

/** Around the public pages, the login and the registration: members go on to their dashboard. */
export function PublicOnly() {
  const { status, uid, rol, landing, exit } = useSession()
  const { pathname, search, hash } = useLocation()

  // It has led here; a dashboard that is opened later asks for the login again.
  useEffect(() => {
    if (exit !== null) clearExit()
  }, [exit])

  if (status !== 'ready') return <Waiting checking="Verificando sesión..." />
  if (rol === null) return <Outlet />
  const screen = PUBLIC_SCREENS.find(({ path }) => matchPath(path, pathname))
  // The address as the portal writes it: the router also takes capitals and a slash at the end.
  const path = screen && !screen.path.includes(':') ? screen.path : pathname
  const wanted = path + search + hash
  if (screen?.offeredAs) return <Navigate to={dashboardPath(rol)} state={{ opened: wanted, uid }} replace />
  const ways = ENTRANCES.includes(path) ? [new URLSearchParams(search).get('redirect'), landing] : [wanted]
  const to = ways.map((way) => pathForRol(way, rol)).find((way) => way !== null)
  return <Navigate to={to ?? dashboardPath(rol)} replace />
}
