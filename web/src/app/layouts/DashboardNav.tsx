import type { Rol } from '@naf/contract'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { dashboardPath } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { screensFor } from '../screens.ts'

const GROUPS = ['dashboard', 'management'] as const

interface DashboardNavProps {
  rol: Rol
  onNavigate?: () => void
  className?: string
}

/** The links to the screens this role may see, in their groups. */
export function DashboardNav({ rol, onNavigate, className }: DashboardNavProps) {
  const screens = screensFor(rol)
  const nav = useRef<HTMLElement>(null)

  // On a low window the present screen's link may stand further down than the menu shows. Not by `scrollIntoView`: from
  // there, and not from the page's beginning, the first Tab would go on.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (link)
      nav.current?.scrollTo({ top: link.offsetTop - nav.current.clientHeight / 2, behavior: 'instant' })
  }, [])

  return (
    <nav ref={nav} aria-label={TEXTO.mainNav} className={classNames('flex flex-col gap-5', className)}>
      {GROUPS.map((group) => {
        const links = screens.filter(({ nav }) => nav?.group === group)
        return (
          links.length > 0 && (
            <div key={group}>
              <h2 className="mb-1 px-3 text-xs font-semibold text-ink-soft">{TEXTO[group]}</h2>
              <ul className="flex flex-col gap-0.5">
                {links.map(({ path, nav }) => (
                  <li key={path}>
                    <NavLink
                      to={dashboardPath(rol, path)}
                      onClick={onNavigate}
                      className="nav-link md:min-h-9 md:py-1.5"
                    >
                      {nav && <nav.icon aria-hidden="true" className="size-5 shrink-0" />}
                      {nav?.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}
