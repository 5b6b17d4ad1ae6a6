import { CENTRE, can, type Rol } from '@naf/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useInactivityLogout } from '../auth/inactivity.ts'
import { dashboardPath, screenPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Scene } from '../ui/images.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import llamas from '../ui/scenes/detalle-llamas.svg'
import { DashboardLayout } from './DashboardLayout.tsx'
import { DASHBOARD_SCREENS, type DashboardScreen } from './dashboard-screens.ts'

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

/** For a person who is logged in and has come to a screen that is not theirs. */
function AccessRefused() {
  const { rol } = useSession()
  return (
    <div className="flex max-w-page flex-col items-start gap-6 px-5 py-10 md:px-10">
      <Scene src={llamas} className="rounded-full" />
      <PageHeading title="Acceso no autorizado">
        <p>
          Esta pantalla es solo para el equipo del {CENTRE.shortName}. Si necesitas verla, pide acceso a un
          administrador del {CENTRE.shortName}.
        </p>
      </PageHeading>
      <ButtonLink to={screenPath(rol, 'inicio')}>Ir al inicio</ButtonLink>
    </div>
  )
}
