import type { Rol } from '@naf/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { dashboardPath } from '../lib/paths.ts'
import { useInactivityLogout } from '../session/useInactivityLogout.ts'
import { DashboardLayout } from './layouts/DashboardLayout.tsx'
import { screensFor } from './screens.ts'

/** One role's dashboard: the screens its permissions give it; any other path leads to its first one. */
export default function Dashboard({ rol }: { rol: Rol }) {
  useInactivityLogout()
  return (
    <Routes>
      <Route element={<DashboardLayout rol={rol} />}>
        {screensFor(rol).map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={dashboardPath(rol)} replace />} />
    </Routes>
  )
}
