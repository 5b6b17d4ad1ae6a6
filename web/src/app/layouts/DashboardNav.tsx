import type { Rol } from '@naf/contract'
import { NavLink } from 'react-router-dom'
import { dashboardPath } from '../../lib/paths.ts'
import { MENSAJES_APP as TEXTO } from '../messages.ts'
import { screensFor } from '../screens.tsx'

const GROUPS = ['panel', 'gestion'] as const

/** The links to the screens this role may see, in their groups. */
export function DashboardNav({ rol, onNavigate }: { rol: Rol; onNavigate?: () => void }) {
  const screens = screensFor(rol)
  return (
    <nav aria-label={TEXTO.principal} className="flex flex-col gap-6">
      {GROUPS.map((group) => {
        const links = screens.filter(({ nav }) => nav?.group === group)
        return (
          links.length > 0 && (
            <div key={group}>
              <h2 className="mb-2 px-3 text-xs font-semibold text-ink-soft">{TEXTO[group]}</h2>
              <ul className="flex flex-col gap-1">
                {links.map(({ path, nav }) => (
                  <li key={path}>
                    <NavLink to={dashboardPath(rol, path)} onClick={onNavigate} className="nav-link">
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
