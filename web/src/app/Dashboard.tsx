import { can, type Rol } from '@naf/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { dashboardPath } from '../lib/paths.ts'
import { useInactivityLogout } from '../session/useInactivityLogout.ts'
import { AccessRefused } from './AccessRefused.tsx'
import { DASHBOARD_SCREENS, type DashboardScreen } from './dashboard-screens.ts'
import { DashboardLayout } from './layouts/DashboardLayout.tsx'

/** The screens of a role; where a refusal is due, it stands in the screen's place. */
const screensOf = (rol: Rol): readonly Pick<DashboardScreen, 'path' | 'page'>[] =>
  DASHBOARD_SCREENS.flatMap((screen) => {
    if (can(rol, screen.permission)) return screen
    return screen.refusalShown ? { path: screen.path, page: AccessRefused } : []
  })

/** One role's dashboard: the screens its permissions give it; any other path leads to its first one. */
export default function Dashboard({ rol }: { rol: Rol }) {
  useInactivityLogout()
  return (
    <Routes>
      <Route element={<DashboardLayout rol={rol} />}>
        {screensOf(rol).map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={dashboardPath(rol)} replace />} />
    </Routes>
  )
}
