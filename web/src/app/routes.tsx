import { DASHBOARD, ROL } from '@naf/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../auth/session.ts'
import { SessionBridge } from '../auth/sign-in.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { OwnerOnly, PublicOnly, Waiting } from './guards.tsx'
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
