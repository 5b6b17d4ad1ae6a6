import { DASHBOARD, type Rol } from '@naf/contract'
import { endsOnReload } from '../api/identity.ts'
import { useSession } from './session.ts'

/** A screen of the role's own dashboard: `dashboardPath(1, 'perfil')` is '/dashboard-admin/perfil'. */
export const dashboardPath = (rol: Rol, screen = 'inicio'): string => `${DASHBOARD[rol]}/${screen}`

/** The address of a screen: in the role's own dashboard, or the public one for a visitor. */
export const screenPath = (rol: Rol | null, screen: string): string =>
  rol === null ? `/${screen}` : dashboardPath(rol, screen)

export const useScreenPath = (screen: string): string => screenPath(useSession().rol, screen)

/** As `useScreenPath`, for a link to another tab: a session that this page alone has is not there. */
export const useNewTabPath = (screen: string): string => {
  const { rol } = useSession()
  return screenPath(endsOnReload() ? null : rol, screen)
}

/** One slash only. Asked of the resolved path, too: '/.//evil.example' resolves to '//evil.example'. */
const ROOTED = /^\/(?![/\\])/

/**
 * A path of this portal, or null. What a link or a server names may be somebody else's address in disguise
 * ('//evil.example', '/\evil.example', 'javascript:…'): only what the browser resolves to our own origin passes.
 */
export const ownPath = (wanted: unknown, origin: string = window.location.origin): string | null => {
  if (typeof wanted !== 'string' || !ROOTED.test(wanted)) return null
  try {
    const url = new URL(wanted, origin)
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === origin && ROOTED.test(path) ? path : null
  } catch {
    return null
  }
}

/** One word below the root, or where a publication is read. */
const PUBLIC = '(?:[a-z-]+|(?:biblioteca|boletines)/[\\w-]+)'

/** A public page, or a screen of whosever dashboard; with its query and what follows that. */
const SCREEN = new RegExp(
  `^(?:(?:${Object.values(DASHBOARD).join('|')})/(?=.)|/(?=${PUBLIC}(?:[?#]|$)))(.*)$`,
)

/**
 * The path at which somebody of this role finds what a link names. A public page and a screen of another role's
 * dashboard are found in the own one under the same name, with the same query.
 */
export const pathForRol = (wanted: unknown, rol: Rol, origin?: string): string | null => {
  const screen = SCREEN.exec(ownPath(wanted, origin) ?? '')?.[1]
  return screen ? dashboardPath(rol, screen) : null
}
