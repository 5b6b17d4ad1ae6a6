import { DASHBOARD, isRol } from '@naf/contract'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { MENSAJES_SESION } from '../session/messages.ts'
import { useSession } from '../session/useSession.ts'
import type { PublicScreen } from '../ui/screens.ts'
import { PublicOnly, RequireRol } from './guards.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { ScrollManager } from './ScrollManager.tsx'
import { Waiting } from './Waiting.tsx'

const Dashboard = lazy(() => import('./Dashboard.tsx'))

const dashboards = Object.entries(DASHBOARD).map(([rol, path]) => ({ rol: Number(rol), path }))

const publicRoutes = (which: (screen: PublicScreen) => boolean | undefined) =>
  PUBLIC_SCREENS.filter(which).map(({ path, page: Page }) => (
    <Route key={path} path={path} element={<Page />} />
  ))

/** Every path of the portal; one that does not exist leads to /. */
function Paths() {
  return (
    <Routes>
      <Route element={<PublicOnly />}>
        <Route element={<PublicLayout />}>{publicRoutes(({ fromMail }) => !fromMail)}</Route>
      </Route>
      <Route element={<PublicLayout />}>{publicRoutes(({ fromMail }) => fromMail)}</Route>
      {dashboards.map(
        ({ rol, path }) =>
          isRol(rol) && (
            <Route
              key={path}
              path={`${path}/*`}
              element={
                <RequireRol roles={rol}>
                  <Suspense fallback={<Waiting text={MENSAJES_SESION.checkingAccess} failed={false} />}>
                    <Dashboard rol={rol} />
                  </Suspense>
                </RequireRol>
              }
            />
          ),
      )}
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

/** While the session's code is on its way nothing can be decided, on any path. */
function Gate() {
  const { status, failed } = useSession()
  if (status === 'loading-app') return <Waiting text={MENSAJES_SESION.loadingApp} failed={failed} />
  return <Paths />
}

/** The portal's screens, below whatever router knows the present path. */
export function Screens() {
  return (
    <>
      <ScrollManager />
      <Gate />
    </>
  )
}
