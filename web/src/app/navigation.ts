import { can, type Rol } from '@naf/contract'
import { MENSAJES_PANEL as TEXTO } from './dashboard-messages.ts'
import { DASHBOARD_SCREENS, type DashboardScreen, type MenuLink } from './dashboard-screens.ts'

type LinkedScreen = DashboardScreen & { menu: MenuLink }

export interface NavSection {
  title: string
  links: readonly LinkedScreen[]
  /** What staff seldom needs stands behind its title. */
  folded?: boolean
}

const GROUPS: readonly MenuLink['group'][] = ['work', 'content', 'portal']

/** The links of a dashboard: of staff in three groups, what is to be done first; of anybody else in one. */
export const navigationFor = (rol: Rol): readonly NavSection[] => {
  const links = DASHBOARD_SCREENS.filter(
    (screen): screen is LinkedScreen => screen.menu !== undefined && can(rol, screen.permission),
  )
  if (!can(rol, 'informe:read')) return [{ title: TEXTO.dashboard, links }]
  return GROUPS.map((group) => ({
    title: TEXTO[group],
    links: links.filter(({ menu }) => menu.group === group),
    folded: group === 'portal',
  }))
}
