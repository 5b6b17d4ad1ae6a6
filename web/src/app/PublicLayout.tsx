import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { dashboardPath } from '../auth/paths.ts'
import { useSession } from '../auth/session.ts'
import { askToLogout } from '../auth/sign-in.tsx'
import { Brand, Footer, MENU, PageOutlet, PhoneMenu, SkipLink } from './page-frame.tsx'
import { linksIn } from './public-screens.ts'
import { BELOW_HEADER, MAIN_ID } from './router.tsx'

const ASESORIA = '/servicios'
const LINKS = linksIn('header')

/** Header, page, footer. The page is at least a screen tall, so that it can be scrolled below the header. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-dvh grow flex-col md:min-h-0">
        <PageOutlet />
      </main>
      <Footer />
    </div>
  )
}

const ACCESS = 'btn btn-quiet btn-small min-h-11'
const FIRST_ACCESS = `${ACCESS} max-md:bg-brand max-md:text-on-brand`

function PublicHeader() {
  const { uid } = useSession()
  return (
    <header className="@container border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-5 py-2.5 md:gap-x-1 md:px-10 md:pb-1">
        <Brand to="/" className="mr-auto" />
        <PhoneMenu className="order-2 @max-[15rem]:order-1" summary="menu-button" />
        <nav
          aria-label="Accesos"
          className="phone-list flex flex-wrap gap-3 max-md:order-3 max-md:basis-full max-md:animate-appear max-md:py-3 max-md:*:grow max-md:*:basis-32 md:gap-1"
        >
          <Access />
          {uid === null && (
            <HeaderLink to="/register" className={`${ACCESS} max-md:border-edge max-md:text-ink`}>
              Registrarse
            </HeaderLink>
          )}
        </nav>
        <HeaderLink
          to={ASESORIA}
          className="btn btn-secondary btn-small min-h-11 border-brand text-brand max-md:order-1 max-md:aria-[current=page]:hidden max-[22rem]:w-25 @max-[15rem]:grow md:ml-2"
        >
          {LINKS.find(({ path }) => path === ASESORIA)?.label}
        </HeaderLink>
        <nav
          aria-label={MENU}
          className="phone-list basis-full max-md:order-4 max-md:animate-appear max-md:border-t max-md:border-line max-md:py-2 md:-mx-2 md:pt-1"
        >
          <ul className="md:flex md:flex-wrap">
            {LINKS.filter(({ path }) => path !== ASESORIA).map(({ path, label }) => (
              <li key={path}>
                <HeaderLink
                  to={path}
                  className="nav-link max-md:bg-transparent max-md:px-0 max-md:text-base md:px-2"
                >
                  {label}
                </HeaderLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

/** The way in; or back, for a person with a session on the page of a mail. */
function Access() {
  const { status, uid, rol } = useSession()
  // A role without a dashboard: no other page has a way out.
  if (status === 'ready' && uid !== null && rol === null)
    return (
      <button type="button" onClick={() => void askToLogout()} className={FIRST_ACCESS}>
        Cerrar Sesión
      </button>
    )
  return (
    <HeaderLink to={rol === null ? '/login' : dashboardPath(rol)} className={FIRST_ACCESS}>
      {rol === null ? 'Ingresar' : 'Mi inicio'}
    </HeaderLink>
  )
}

function HeaderLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <NavLink to={to} end state={BELOW_HEADER} className={className}>
      {children}
    </NavLink>
  )
}
