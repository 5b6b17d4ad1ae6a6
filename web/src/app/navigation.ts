import { can, type Rol } from '@naf/contract'
import type { NavGroup, Screen } from '../ui/screens.ts'
import { MENSAJES_PANEL as TEXTO } from './dashboard-messages.ts'
import { screensFor } from './screens.ts'

export interface NavSection {
  title: string
  links: readonly (Screen & Required<Pick<Screen, 'nav'>>)[]
  /** What staff seldom needs stands behind its title. */
  folded?: boolean
}

const GROUPS: readonly NavGroup[] = ['work', 'content', 'portal']

/** The links of a dashboard: of staff in three groups, what is to be done first; of anybody else in one. */
export const navigationFor = (rol: Rol): readonly NavSection[] => {
  const links = screensFor(rol).filter((screen): screen is NavSection['links'][number] => Boolean(screen.nav))
  if (!can(rol, 'informe:read')) return [{ title: TEXTO.dashboard, links }]
  return GROUPS.map((group) => ({
    title: TEXTO[group],
    links: links.filter(({ nav }) => nav.group === group),
    folded: group === 'portal',
  }))
}
