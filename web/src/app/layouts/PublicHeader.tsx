import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { dashboardPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { askToLogout } from '../../auth/sign-in.tsx'
import { classNames } from '../../lib/text.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { linksIn } from '../public-screens.ts'
import { BELOW_HEADER } from '../router.tsx'
import { Brand } from './Brand.tsx'

/** What people come for stands apart, in sight at every width. */
const ASESORIA = '/servicios'
const SCREENS = linksIn('header')
const LINKS = SCREENS.filter(({ path }) => path !== ASESORIA)
const VISITORS_LINKS = [...LINKS, { path: '/register', label: TEXTO.register }]

interface HeaderLinkProps {
  to: string
  children: ReactNode
  onFollow: () => void
  className?: string
}

function HeaderLink({ to, children, onFollow, className = 'nav-link md:px-1.5 lg:px-3' }: HeaderLinkProps) {
  return (
    <NavLink to={to} end state={BELOW_HEADER} onClick={onFollow} className={className}>
      {children}
    </NavLink>
  )
}

/** The brand, the login and the one thing to do; under them the public screens, below 768 px behind a button. */
export function PublicHeader() {
  const { uid } = useSession()
  const [open, setOpen] = useState(false)
  const menu = useId()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = open ? X : Menu

  const close = () => setOpen(false)

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever in it the focus stands
    <header onKeyDown={closeOnEscape} className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 px-5 py-3 sm:gap-x-3 md:px-10 md:pb-1">
        <Brand to="/" />
        <nav aria-label={TEXTO.accessNav} className="ml-auto flex items-center gap-1 sm:gap-3">
          <Access onFollow={close} />
          <HeaderLink
            to={ASESORIA}
            onFollow={close}
            className="btn btn-accent btn-small min-h-11 max-sm:w-23 max-sm:px-1"
          >
            {SCREENS.find(({ path }) => path === ASESORIA)?.label}
          </HeaderLink>
        </nav>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
          className="menu-button md:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
          <span>{TEXTO.menu}</span>
        </button>
        <nav
          id={menu}
          aria-label={TEXTO.mainNav}
          className={classNames(
            'basis-full max-md:pt-3 md:-mx-1.5 md:pt-1 lg:-mx-3',
            open ? 'animate-appear' : 'max-md:hidden',
          )}
        >
          <ul className="grid sm:grid-cols-2 md:flex md:flex-wrap">
            {(uid === null ? VISITORS_LINKS : LINKS).map(({ path, label }) => (
              <li key={path} className="md:last:ml-auto">
                <HeaderLink to={path} onFollow={close}>
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
function Access({ onFollow }: { onFollow: () => void }) {
  const { status, uid, rol } = useSession()
  if (status !== 'ready') return null
  if (uid === null || rol !== null)
    return (
      <HeaderLink
        to={rol === null ? '/login' : dashboardPath(rol)}
        onFollow={onFollow}
        className="nav-link max-sm:px-1.5"
      >
        {rol === null ? TEXTO.login : TEXTO.ownPages}
      </HeaderLink>
    )
  // A role without a dashboard: the way out is nowhere else.
  return (
    <button type="button" onClick={() => void askToLogout()} className="nav-link max-sm:w-min max-sm:px-1.5">
      {TEXTO.logout}
    </button>
  )
}
