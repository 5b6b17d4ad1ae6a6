import { DASHBOARD, type Rol } from '@naf/contract'

/** A screen of the role's own dashboard: `dashboardPath(1, 'perfil')` is '/dashboard-admin/perfil'. */
export const dashboardPath = (rol: Rol, screen = 'inicio'): string => `${DASHBOARD[rol]}/${screen}`

/** A screen for whoever it is: in the role's dashboard, or the public one for a visitor. */
export const screenPath = (rol: Rol | null, screen: string): string =>
  rol === null ? `/${screen}` : dashboardPath(rol, screen)

/** One slash only. Asked of the resolved path, too: '/.//evil.example' resolves to '//evil.example'. */
const ROOTED = /^\/(?![/\\])/

/**
 * A path of this portal, or null. What a link or a server names as the way on may be somebody else's
 * address in disguise ('//evil.example', '/\evil.example', 'javascript:…'): only what the browser itself
 * resolves to our own origin passes.
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

/** A public page: one word below the root. */
const PUBLIC_PAGE = /^\/([a-z-]+)$/

/**
 * The path somebody of this role may be sent to: an own path, in their own dashboard. A public page is found there under
 * the same name; one that is not leads, as every unknown path does, to the first screen.
 */
export const pathForRol = (wanted: unknown, rol: Rol, origin?: string): string | null => {
  const path = ownPath(wanted, origin)
  const screen = path && PUBLIC_PAGE.exec(path)?.[1]
  if (screen) return dashboardPath(rol, screen)
  return path?.startsWith(`${DASHBOARD[rol]}/`) ? path : null
}
