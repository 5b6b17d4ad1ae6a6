import { DASHBOARD, ROL, type Rol } from '@naf/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { dashboardPath, pathForRol } from '../auth/paths.ts'
import { clearExit, useSession } from '../auth/session.ts'
import { logout, retry, SessionBridge } from '../auth/sign-in.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Splash } from '../ui/states.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { PUBLIC_SCREENS, type PublicScreen } from './public-screens.ts'

const Dashboard = lazy(() => import('./Dashboard.tsx'))

const routesOf = (screens: readonly PublicScreen[]) =>
  screens.map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionBridge />
        {children}
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** Every path of the portal; while the session's code loads, none of them can be decided. */
export function Screens() {
  if (useSession().status === 'loading-app') return <Waiting />
  return (
    <Routes>
      <Route element={<PublicOnly />}>
        <Route element={<PublicLayout />}>{routesOf(PUBLIC_SCREENS.filter((each) => !each.fromMail))}</Route>
      </Route>
      <Route element={<PublicLayout />}>{routesOf(PUBLIC_SCREENS.filter((each) => each.fromMail))}</Route>
      {Object.values(ROL).map((rol) => (
        <Route
          key={rol}
          path={`${DASHBOARD[rol]}/*`}
          element={
            <OwnerOnly rol={rol}>
              <Dashboard rol={rol} />
            </OwnerOnly>
          }
        />
      ))}
      <Route path="*" element={<Unknown />} />
    </Routes>
  )
}

/** Leads to /, or to the public page whose address a mail program wrote with an encoded `#` or `?`. */
function Unknown() {
  const { pathname, search, hash } = useLocation()
  const [, path, sign = '', behind = ''] = /^(.+?)(%23|%3F)(.*)$/i.exec(pathname) ?? []
  const isPage = PUBLIC_SCREENS.some((screen) => screen.path === path)
  return <Navigate to={isPage ? path + decodeURIComponent(sign) + behind + search + hash : '/'} replace />
}

// docs/decisions/screens.md has the table of where an address leads.

export const LOADING_APP = 'Cargando aplicación...'

/** Until the session is known; after a failure with 'Reintentar' and a way out. */
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

function OwnerOnly({ rol: owner, children }: { rol: Rol; children: ReactNode }) {
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
function PublicOnly() {
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
