import { CENTRE, can, ROL, type Rol } from '@naf/contract'
import { LogOut, UserRound, X } from 'lucide-react'
import { Link, Navigate, NavLink, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { endsOnReload } from '../api/identity.ts'
import { useInactivityLogout } from '../auth/inactivity.ts'
import { dashboardPath, pathForRol, useScreenPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { askToLogout } from '../auth/sign-in.tsx'
import { classNames } from '../lib/text.ts'
import { Waiting } from '../parts/inicio.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { focusHeading } from '../ui/hooks.ts'
import { Scene } from '../ui/images.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import llamas from '../ui/scenes/detalle-llamas.svg'
import { DASHBOARD_SCREENS, type DashboardScreen, type MenuLink } from './dashboard-screens.ts'
import { Brand, Footer, MENU, PageOutlet, PhoneMenu, SkipLink } from './page-frame.tsx'
import { PUBLIC_SCREENS } from './public-screens.ts'
import { MAIN_ID } from './router.tsx'

/** Without the permission, a role reads a refusal at the gallery's manager, and is led to inicio from the others. */
const screensOf = (rol: Rol): readonly Pick<DashboardScreen, 'path' | 'page'>[] =>
  DASHBOARD_SCREENS.flatMap((screen) => {
    if (can(rol, screen.permission)) return screen
    return screen.permission === 'galeria:manage' ? { path: screen.path, page: AccessRefused } : []
  })

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

function AccessRefused() {
  const inicio = useScreenPath('inicio')
  return (
    <div className="flex max-w-page flex-col items-start gap-6 px-5 py-10 md:px-10">
      <Scene src={llamas} className="rounded-full" />
      <PageHeading title="Acceso no autorizado">
        <p>
          Esta pantalla es solo para el equipo del {CENTRE.shortName}. Si necesitas verla, pide acceso a un
          administrador del {CENTRE.shortName}.
        </p>
      </PageHeading>
      <ButtonLink to={inicio}>Ir al inicio</ButtonLink>
    </div>
  )
}

/** On a phone the menu lies above the page: it goes when the focus comes to what it hides. */
const closePhoneMenu = () => document.querySelector('.phone-menu')?.removeAttribute('open')

function DashboardLayout({ rol }: { rol: Rol }) {
  return (
    <div className="dashboard flex min-h-dvh flex-col bg-mist [--table-top:3.5625rem]">
      <SkipLink />
      <DashboardHeader rol={rol} />
      <div className="mx-auto flex w-full max-w-wide grow">
        <div className="w-54 shrink-0 border-r border-line max-md:contents print:hidden">
          <DashboardNav rol={rol} />
        </div>
        <main id={MAIN_ID} tabIndex={-1} onFocus={closePhoneMenu} className="min-w-0 grow">
          {endsOnReload() && (
            <p className="border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden">
              Tu navegador no guarda datos: si recargas la página o abres otra pestaña, tendrás que ingresar
              otra vez.
            </p>
          )}
          <OfferedPage rol={rol} />
          <PageOutlet />
        </main>
      </div>
      <Footer />
    </div>
  )
}

/** At inicio, offers the page whose public address the member opened (docs/decisions/screens.md). */
function OfferedPage({ rol }: { rol: Rol }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { uid } = useSession()
  const opened: unknown = state?.opened
  if (typeof opened !== 'string' || state.uid !== uid) return null
  const name = PUBLIC_SCREENS.find(({ path }) => path === opened.split(/[?#]/)[0])?.offeredAs
  const to = pathForRol(opened, rol)
  if (!name || !to) return null
  const forget = () => void navigate(pathname, { replace: true })
  const close = () => {
    focusHeading()
    forget()
  }
  return (
    <section
      aria-label="Enlace que abriste"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden"
    >
      <p role="status" className="grow basis-64">
        {`Abriste un enlace a «${name}»`}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to} onClick={forget} variant="secondary" small className="min-h-11">
          Ver en mi panel
        </ButtonLink>
        <Button variant="quiet" small className="min-h-11" onClick={close}>
          <X aria-hidden="true" className="size-5" />
          Cerrar
        </Button>
      </div>
    </section>
  )
}

const SUFFIX: Record<Rol, string> = { [ROL.ADMIN]: ' (Admin)', [ROL.EDITOR]: ' (Editor)', [ROL.USUARIO]: '' }

function DashboardHeader({ rol }: { rol: Rol }) {
  const { user } = useSession()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-wide items-center gap-x-3 px-4 py-1.5">
        <PhoneMenu summary="btn btn-secondary btn-small min-h-11" />
        <Brand to={dashboardPath(rol)} className="max-md:hidden" />
        <p className="ml-auto min-w-0 truncate text-sm font-semibold">
          {`${user?.Username || 'Usuario'}${SUFFIX[rol]}`}
        </p>
        <Link to={dashboardPath(rol, 'perfil')} className="nav-link max-sm:hidden">
          <UserRound aria-hidden="true" className="size-5" />
          Perfil
        </Link>
        <Logout className="max-md:hidden" />
      </div>
    </header>
  )
}

function Logout({ className }: { className: string }) {
  return (
    <Button
      variant="quiet"
      small
      className={classNames('min-h-11', className)}
      onClick={() => void askToLogout()}
    >
      <LogOut aria-hidden="true" className="size-5" />
      Cerrar Sesión
    </Button>
  )
}

const sectionsOf = (rol: Rol) => {
  const links = DASHBOARD_SCREENS.flatMap(({ path, permission, menu }) =>
    menu && can(rol, permission) ? { path, menu } : [],
  )
  if (!can(rol, 'informe:read')) return [{ title: 'Tu panel', links }]
  const linksIn = (group: MenuLink['group']) => links.filter(({ menu }) => menu.group === group)
  return [
    { title: 'Trabajo', links: linksIn('work') },
    { title: 'Contenido', links: linksIn('content') },
    { title: 'Portal público', links: linksIn('portal'), folded: true },
  ]
}

const TITLE = 'px-3 md:px-2 text-xs font-semibold text-ink-soft'

/** The screens of a role: on a phone a sheet below the header. The folded group opens by itself for its own screens. */
function DashboardNav({ rol }: { rol: Rol }) {
  const here = `${useLocation().pathname}/`

  return (
    <nav
      aria-label={MENU}
      className="phone-list top-(--table-top) flex flex-col gap-5 overflow-y-auto overscroll-contain p-4 md:px-1 md:py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:animate-appear max-md:bg-paper md:sticky md:max-h-[calc(100dvh-var(--table-top))] print:hidden"
    >
      {sectionsOf(rol).map(({ title, links, folded }) => {
        const isHere = links.some(({ path }) => here.startsWith(`${dashboardPath(rol, path)}/`))
        return folded ? (
          <details key={title} open={isHere}>
            <summary className={`${TITLE} cursor-pointer rounded-md py-3 md:py-1`}>{title}</summary>
            <Links {...{ rol, links }} />
          </details>
        ) : (
          <div key={title}>
            <h2 className={TITLE}>{title}</h2>
            <Links {...{ rol, links }} />
          </div>
        )
      })}
      <Logout className="self-start md:hidden" />
    </nav>
  )
}

type LinksProps = { rol: Rol; links: ReturnType<typeof sectionsOf>[number]['links'] }

function Links({ rol, links }: LinksProps) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {links.map(({ path, menu: { icon: Icon, label, waiting } }) => (
        <li key={path} className="flex items-center">
          <NavLink
            to={dashboardPath(rol, path)}
            className="nav-link grow md:min-h-9 md:gap-2 md:py-1.5 md:pr-1 md:pl-2 md:text-xs"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 md:size-4" />
            {label}
          </NavLink>
          {waiting && <Waiting what={waiting} />}
        </li>
      ))}
    </ul>
  )
}
