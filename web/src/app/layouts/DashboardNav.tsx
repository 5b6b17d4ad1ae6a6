import type { Rol } from '@naf/contract'
import { lazy, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { dashboardPath } from '../../auth/paths.ts'
import { classNames } from '../../lib/text.ts'
import { Part } from '../../ui/Part.tsx'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { type NavSection, navigationFor } from '../navigation.ts'

const Waiting = lazy(() => import('../../session/work/Waiting.tsx'))

interface DashboardNavProps {
  rol: Rol
  onNavigate?: () => void
  className?: string
}

const TITLE = 'px-3 text-xs font-semibold text-ink-soft'

/** The links to the screens this role may see, in their groups; one that is folded opens by itself for its own screens. */
export function DashboardNav({ rol, onNavigate, className }: DashboardNavProps) {
  const nav = useRef<HTMLElement>(null)
  const here = `${useLocation().pathname}/`

  // On a low window the present screen's link may stand further down than the menu shows. Not by `scrollIntoView`: from
  // there, and not from the page's beginning, the first Tab would go on.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (link)
      nav.current?.scrollTo({ top: link.offsetTop - nav.current.clientHeight / 2, behavior: 'instant' })
  }, [])

  return (
    <nav ref={nav} aria-label={TEXTO.mainNav} className={classNames('flex flex-col gap-5', className)}>
      {navigationFor(rol).map(({ title, links, folded }) =>
        folded ? (
          <details
            key={title}
            open={links.some(({ path }) => here.startsWith(`${dashboardPath(rol, path)}/`))}
          >
            <summary className={`${TITLE} cursor-pointer rounded-md py-3 md:py-1`}>{title}</summary>
            <Links {...{ rol, links, onNavigate }} />
          </details>
        ) : (
          <div key={title}>
            <h2 className={TITLE}>{title}</h2>
            <Links {...{ rol, links, onNavigate }} />
          </div>
        ),
      )}
    </nav>
  )
}

interface LinksProps extends Pick<NavSection, 'links'> {
  rol: Rol
  onNavigate: (() => void) | undefined
}

function Links({ rol, links, onNavigate }: LinksProps) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {links.map(({ path, menu: { icon: Icon, label, waiting } }) => (
        <li key={path} className="flex items-center">
          <NavLink
            to={dashboardPath(rol, path)}
            onClick={onNavigate}
            className="nav-link grow md:min-h-9 md:py-1.5"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
          {waiting && (
            <Part optional>
              <Waiting what={waiting} />
            </Part>
          )}
        </li>
      ))}
    </ul>
  )
}
