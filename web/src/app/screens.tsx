import { can, type Permission, type Rol } from '@naf/contract'
import {
  BookOpen,
  ClipboardList,
  FileText,
  GraduationCap,
  House,
  Images,
  Info,
  Landmark,
  Library,
  type LucideIcon,
  MessageCircleQuestion,
  Newspaper,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { InicioPage } from '../features/home/InicioPage.tsx'
import { type ManagerPages, managerPages } from '../session/manager-pages.tsx'
import { AccesoNoAutorizado } from './AccesoNoAutorizado.tsx'
import { COMMON_PAGES, type CommonPath } from './common-pages.ts'
import { MENSAJES_APP as TEXTO } from './messages.ts'

export interface Screen {
  /** Below the role's dashboard. */
  path: string
  page: ComponentType
  /** A role without it neither sees nor reaches the screen. */
  permission: Permission
  /** What the navigation calls it; absent for a screen that is reached from another. */
  nav?: { label: string; icon: LucideIcon; group: 'panel' | 'gestion' }
  /** Whoever lacks the permission reads 'Acceso no autorizado' here, in place of being led to the first screen. */
  refusalShown?: boolean
}

type NavLabel = [label: string, icon: LucideIcon]

const common = (path: CommonPath, permission: Permission, [label, icon]: NavLabel): Screen => ({
  path,
  page: COMMON_PAGES[path],
  permission,
  nav: { label, icon, group: 'panel' },
})

const legal = (path: CommonPath): Screen => ({ path, page: COMMON_PAGES[path], permission: 'perfil:manage' })

const list = (
  path: string,
  page: ComponentType,
  permission: Permission,
  [label, icon]: NavLabel,
): Screen => ({
  path,
  page,
  permission,
  nav: { label, icon, group: 'gestion' },
})

const COMMON: readonly Screen[] = [
  {
    path: 'inicio',
    page: InicioPage,
    permission: 'perfil:manage',
    nav: { label: TEXTO.inicio, icon: House, group: 'panel' },
  },
  common('servicios', 'asesorias:create', [TEXTO.servicios, MessageCircleQuestion]),
  common('biblioteca', 'libros:read', [TEXTO.biblioteca, Library]),
  common('boletines', 'boletines:read', [TEXTO.boletines, Newspaper]),
  common('galeria', 'galeria:read', [TEXTO.galeria, Images]),
  common('quienes', 'perfil:manage', [TEXTO.quienes, Info]),
  common('naf', 'perfil:manage', [TEXTO.naf, Landmark]),
  common('inscripcion', 'inscripciones:create', [TEXTO.inscripcion, UserRoundPlus]),
  {
    path: 'perfil',
    page: lazy(() => import('../features/perfil/PerfilPage.tsx')),
    permission: 'perfil:manage',
    nav: { label: TEXTO.perfil, icon: UserRound, group: 'panel' },
  },
  legal('terminos-condiciones'),
  legal('politica-privacidad'),
  legal('politica-cookies'),
]

const USUARIOS: readonly Screen[] = [
  list(
    'usuarios',
    lazy(() => import('../features/usuarios/UsuariosPage.tsx')),
    'users:read',
    [TEXTO.usuarios, Users],
  ),
  {
    path: 'usuarios/ver/:uid',
    page: lazy(() => import('../features/usuarios/VerUsuarioPage.tsx')),
    permission: 'users:read',
  },
  {
    path: 'usuarios/crear',
    page: lazy(() => import('../features/usuarios/CrearUsuarioPage.tsx')),
    permission: 'users:manage',
  },
  {
    path: 'usuarios/editar/:uid',
    page: lazy(() => import('../features/usuarios/EditarUsuarioPage.tsx')),
    permission: 'users:manage',
  },
  {
    path: 'usuarios/eliminar/:uid',
    page: lazy(() => import('../features/usuarios/EliminarUsuarioPage.tsx')),
    permission: 'users:manage',
  },
]

/** A manager's list and the three screens below it. */
const manager = (
  path: string,
  permission: Permission,
  nav: NavLabel,
  pagesBelow: (path: string) => ManagerPages,
  options: Pick<Screen, 'refusalShown'> = {},
): Screen[] => {
  const pages = pagesBelow(path)
  return [
    { ...list(path, pages.list, permission, nav), ...options },
    { path: `${path}/crear`, page: pages.create, permission, ...options },
    { path: `${path}/editar/:id`, page: pages.edit, permission, ...options },
    { path: `${path}/eliminar/:id`, page: pages.delete, permission, ...options },
  ]
}

/** Every screen of the three dashboards: one more is one more row. */
export const SCREENS: readonly Screen[] = [
  ...COMMON,
  list(
    'ver-asesorias',
    lazy(() => import('../features/asesorias/VerAsesoriasPage.tsx')),
    'asesorias:manage',
    [TEXTO.verAsesorias, ClipboardList],
  ),
  list(
    'ver-inscripciones',
    lazy(() => import('../features/inscripciones/VerInscripcionesPage.tsx')),
    'inscripciones:manage',
    [TEXTO.verInscripciones, GraduationCap],
  ),
  ...USUARIOS,
  ...manager(
    'boletines-manager',
    'boletines:manage',
    [TEXTO.boletinesManager, FileText],
    managerPages(
      () => import('../features/boletines/manager.tsx'),
      () => import('../features/boletines/form.tsx'),
    ),
  ),
  ...manager(
    'libros-manager',
    'libros:manage',
    [TEXTO.librosManager, BookOpen],
    managerPages(
      () => import('../features/libros/manager.tsx'),
      () => import('../features/libros/form.tsx'),
    ),
  ),
  ...manager(
    'galeria-manager',
    'galeria:manage',
    [TEXTO.galeriaManager, Images],
    managerPages(
      () => import('../features/galeria/manager.tsx'),
      () => import('../features/galeria/form.tsx'),
    ),
    { refusalShown: true },
  ),
]

/** What a role finds in its dashboard: the screens it may see, and a word of refusal where one is due. */
export const screensFor = (rol: Rol): readonly Screen[] =>
  SCREENS.flatMap((screen) => {
    if (can(rol, screen.permission)) return [screen]
    const { path, permission, refusalShown } = screen
    return refusalShown ? [{ path, permission, page: AccesoNoAutorizado }] : []
  })
