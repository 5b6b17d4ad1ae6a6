import { type Coleccion, can, type Rol } from '@naf/contract'
import { useCallback } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { dashboardPath } from '../lib/paths.ts'
import { useInactivityLogout } from '../session/useInactivityLogout.ts'
import { UnreadableLink } from '../ui/data-table/unreadable-link.ts'
import { Queries } from '../ui/Queries.tsx'
import { DashboardLayout } from './layouts/DashboardLayout.tsx'
import { screensFor } from './screens.ts'

/** One role's dashboard: the screens its permissions give it; any other path leads to its first one. */
export default function Dashboard({ rol }: { rol: Rol }) {
  useInactivityLogout()
  const linkTo = useCallback(
    (coleccion: Coleccion, id: string) =>
      dashboardPath(rol, `registros/${coleccion}/${encodeURIComponent(id)}`),
    [rol],
  )
  return (
    <Queries>
      <UnreadableLink value={can(rol, 'registros:manage') ? linkTo : null}>
        <Routes>
          <Route element={<DashboardLayout rol={rol} />}>
            {screensFor(rol).map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={dashboardPath(rol)} replace />} />
        </Routes>
      </UnreadableLink>
    </Queries>
  )
}
