import type { Permission } from '@naf/contract'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** What a feature says of its screens: `public-screens.ts` of the visitors', `screens.ts` of the dashboards'. */

/** A page that visitors find. */
export interface PublicScreen {
  path: `/${string}`
  page: ComponentType
  /** What links call it that every page has. */
  label?: string
  /** Its place among the links of the header, or of the footer: the smallest comes first. */
  header?: number
  footer?: number
  /** The address leads members to inicio, where a bar offers the page (docs/decisions/screens.md). */
  toInicio?: true
  /** Links in mails lead here: it is shown to whoever is logged in, too, and no search engine indexes it. */
  fromMail?: true
}

/** A screen of the dashboards. */
export interface Screen {
  /** Below the role's dashboard. */
  path: string
  page: ComponentType
  /** A role without it neither sees nor reaches the screen. */
  permission: Permission
  /** What the bar at inicio calls a page whose public address leads there. */
  name?: string | undefined
  /** Absent for a screen that is reached from another. */
  nav?: NavLink & { group: NavGroup }
  /** Whoever lacks the permission reads 'Acceso no autorizado' here, in place of being led to the first screen. */
  refusalShown?: boolean
}

/** Where staff finds a link: among what is to be done, what is published, or what everybody finds. */
export type NavGroup = 'work' | 'content' | 'portal'

interface NavLink {
  label: string
  icon: LucideIcon
  /** Its place in its group: the smallest comes first. */
  order: number
  /** What of it waits, as staff's inicio counts it: said beside the link. */
  waiting?: 'Pendientes' | 'Inscripciones'
}

/** A public page that the dashboards have, too: below each under the same name, and called the same. */
export interface CommonScreen {
  publicPath: PublicScreen['path']
  /** What the bar at inicio calls the page, where it is not the label. */
  name?: string
  permission: Permission
  nav?: Pick<NavLink, 'icon' | 'order'>
}

export type FeatureScreen = Screen | CommonScreen

export interface ManagerPages {
  list: ComponentType
  create: ComponentType
  edit: ComponentType
  delete: ComponentType
  /** Of a kind whose records have one. */
  preview?: ComponentType
}

/** Where staff manages a kind of records: the list, in the navigation or not, and the screens below it. */
export const manager = (
  path: string,
  permission: Permission,
  nav: NavLink | null,
  pagesBelow: (path: string) => ManagerPages,
  options: Pick<Screen, 'refusalShown'> = {},
): Screen[] => {
  const pages = pagesBelow(path)
  return [
    { path, page: pages.list, permission, ...(nav && { nav: { ...nav, group: 'content' } }), ...options },
    { path: `${path}/crear`, page: pages.create, permission, ...options },
    { path: `${path}/editar/:id`, page: pages.edit, permission, ...options },
    { path: `${path}/eliminar/:id`, page: pages.delete, permission, ...options },
    ...(pages.preview ? [{ path: `${path}/ver/:id`, page: pages.preview, permission, ...options }] : []),
  ]
}
