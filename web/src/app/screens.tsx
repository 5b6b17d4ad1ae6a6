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

interface ManagerPages {
  list: ComponentType
  create: ComponentType
  edit: ComponentType
  delete: ComponentType
}

/** A manager's list and the three screens below it. */
const manager = (
  path: string,
  permission: Permission,
  nav: NavLabel,
  pages: ManagerPages,
  options: Pick<Screen, 'refusalShown'> = {},
): Screen[] => [
  { ...list(path, pages.list, permission, nav), ...options },
  { path: `${path}/crear`, page: pages.create, permission, ...options },
  { path: `${path}/editar/:id`, page: pages.edit, permission, ...options },
  { path: `${path}/eliminar/:id`, page: pages.delete, permission, ...options },
]

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
  ...manager('boletines-manager', 'boletines:manage', [TEXTO.boletinesManager, FileText], {
    list: lazy(() => import('../features/boletines/BoletinesManagerPage.tsx')),
    create: lazy(() => import('../features/boletines/CrearBoletinPage.tsx')),
    edit: lazy(() => import('../features/boletines/EditarBoletinPage.tsx')),
    delete: lazy(() => import('../features/boletines/EliminarBoletinPage.tsx')),
  }),
  ...manager('libros-manager', 'libros:manage', [TEXTO.librosManager, BookOpen], {
    list: lazy(() => import('../features/libros/LibrosManagerPage.tsx')),
    create: lazy(() => import('../features/libros/CrearLibroPage.tsx')),
    edit: lazy(() => import('../features/libros/EditarLibroPage.tsx')),
    delete: lazy(() => import('../features/libros/EliminarLibroPage.tsx')),
  }),
  ...manager(
    'galeria-manager',
    'galeria:manage',
    [TEXTO.galeriaManager, Images],
    {
      list: lazy(() => import('../features/galeria/GaleriaManagerPage.tsx')),
      create: lazy(() => import('../features/galeria/CrearImagenPage.tsx')),
      edit: lazy(() => import('../features/galeria/EditarImagenPage.tsx')),
      delete: lazy(() => import('../features/galeria/EliminarImagenPage.tsx')),
    },
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
