import { can, type Permission, type Rol } from '@naf/contract'
import { ClipboardList, House, type LucideIcon, MessageCircleQuestion, UserRound } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { InicioPage } from '../features/home/InicioPage.tsx'
import { MENSAJES_APP as TEXTO } from './messages.ts'

export interface Screen {
  /** Below the role's dashboard. */
  path: string
  page: ComponentType
  /** A role without it neither sees nor reaches the screen. */
  permission: Permission
  /** What the navigation calls it; absent for a screen that is reached from another. */
  nav?: { label: string; icon: LucideIcon; group: 'panel' | 'gestion' }
}

/** Every screen of the three dashboards: one more is one more row. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'inicio',
    page: InicioPage,
    permission: 'perfil:manage',
    nav: { label: TEXTO.inicio, icon: House, group: 'panel' },
  },
  {
    path: 'servicios',
    page: lazy(() => import('../features/asesorias/ServiciosPage.tsx')),
    permission: 'asesorias:create',
    nav: { label: TEXTO.servicios, icon: MessageCircleQuestion, group: 'panel' },
  },
  {
    path: 'perfil',
    page: lazy(() => import('../features/perfil/PerfilPage.tsx')),
    permission: 'perfil:manage',
    nav: { label: TEXTO.perfil, icon: UserRound, group: 'panel' },
  },
  {
    path: 'ver-asesorias',
    page: lazy(() => import('../features/asesorias/VerAsesoriasPage.tsx')),
    permission: 'asesorias:manage',
    nav: { label: TEXTO.verAsesorias, icon: ClipboardList, group: 'gestion' },
  },
]

export const screensFor = (rol: Rol): readonly Screen[] =>
  SCREENS.filter(({ permission }) => can(rol, permission))
