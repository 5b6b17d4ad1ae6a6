import type { Permission } from '@naf/contract'
import {
  BookOpen,
  CalendarCog,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FileText,
  GraduationCap,
  House,
  Images,
  Inbox,
  Info,
  Landmark,
  Library,
  type LucideIcon,
  MessageCircleQuestion,
  Newspaper,
  Presentation,
  Route,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { InicioPage } from '../features/home/InicioPage.tsx'
import { type KindPages, kindPages, kindPagesWithPreview } from '../manage/pages.tsx'
import { PUBLIC_SCREENS, type PublicScreen } from './public-screens.ts'

export interface DashboardScreen {
  path: string
  page: ComponentType
  /** A role without it neither sees nor reaches the screen. */
  permission: Permission
  menu?: MenuLink | undefined
  /** A role without the permission reads 'Acceso no autorizado' here instead of being led to inicio. */
  refusalShown?: true | undefined
}

export interface MenuLink {
  label: string
  icon: LucideIcon
  group: 'work' | 'content' | 'portal'
  /** Which of staff's waiting counts stands beside the link. */
  waiting?: 'Pendientes' | 'Inscripciones' | undefined
}

const work = (label: string, icon: LucideIcon, waiting?: MenuLink['waiting']): MenuLink => ({
  label,
  icon,
  waiting,
  group: 'work',
})
const content = (label: string, icon: LucideIcon): MenuLink => ({ label, icon, group: 'content' })
const portal = (label: string, icon: LucideIcon): MenuLink => ({ label, icon, group: 'portal' })

/** A public page under the same name in the dashboards; with an icon it is in their menu. */
const shared = (publicPath: PublicScreen['path'], permission: Permission, icon?: LucideIcon) => {
  const { page, label = '' } = PUBLIC_SCREENS.find(({ path }) => path === publicPath) ?? {}
  if (!page) throw new Error(`No public page at ${publicPath}`)
  return { path: publicPath.slice(1), page, permission, menu: icon && portal(label, icon) }
}

/** The pages on which staff manages a kind of record, each below the path of the list. */
const manager = (
  path: string,
  permission: Permission,
  pages: KindPages,
  menu?: MenuLink,
  refusalShown?: true,
): DashboardScreen[] =>
  pages.map(([below, page]) => ({
    path: `${path}${below}`,
    page,
    permission,
    refusalShown,
    menu: below === '' ? menu : undefined,
  }))

const VerAsesorias = lazy(() => import('../features/asesorias/VerAsesoriasPage.tsx'))
const VerAsesoria = lazy(() => import('../features/asesorias/case/CasePage.tsx'))
const Papelera = lazy(() => import('../features/papelera/PapeleraPage.tsx'))
const VerInscripciones = lazy(() => import('../features/inscripciones/VerInscripcionesPage.tsx'))
const Informe = lazy(() => import('../features/informe/InformePage.tsx'))
const Redes = lazy(() => import('../features/informe/RedesPage.tsx'))
const Correos = lazy(() => import('../features/informe/CorreosPage.tsx'))
const Usuarios = lazy(() => import('../features/users/UsuariosPage.tsx'))
const userPages = () => import('../features/users/UserPages.tsx')
const VerUsuario = lazy(async () => ({ default: (await userPages()).VerUsuarioPage }))
const EliminarUsuario = lazy(async () => ({ default: (await userPages()).EliminarUsuarioPage }))
const userForms = () => import('../features/users/UserFormPage.tsx')
const CrearUsuario = lazy(async () => ({ default: (await userForms()).CrearUsuarioPage }))
const EditarUsuario = lazy(async () => ({ default: (await userForms()).EditarUsuarioPage }))
const Asistencia = lazy(() => import('../features/capacitaciones/AsistenciaPage.tsx'))
const Asesorias = lazy(() => import('../features/asesorias/AsesoriasPage.tsx'))
const Perfil = lazy(() => import('../features/perfil/PerfilPage.tsx'))

const boletinPages = kindPagesWithPreview(
  async () => (await import('../features/boletines/boletines-kind.tsx')).boletines,
)
const libroPages = kindPagesWithPreview(
  async () => (await import('../features/libros/libros-kind.tsx')).libros,
)
const galeriaPages = kindPagesWithPreview(
  async () => (await import('../features/galeria/galeria-kind.tsx')).galeria,
)
const calendarioPages = kindPages(
  async () => (await import('../features/calendario/calendario-kind.tsx')).calendarios,
)
const capacitacionPages = kindPages(
  async () => (await import('../features/capacitaciones/capacitaciones-kind.tsx')).capacitaciones,
)
const plantillaPages = kindPages(
  async () => (await import('../features/plantillas/plantillas-kind.tsx')).plantillas,
)

export const DASHBOARD_SCREENS: readonly DashboardScreen[] = [
  { path: 'inicio', page: InicioPage, permission: 'perfil:manage', menu: work('Inicio', House) },
  {
    path: 'ver-asesorias',
    page: VerAsesorias,
    permission: 'asesorias:manage',
    menu: work('Asesorías Solicitadas', ClipboardList, 'Pendientes'),
  },
  { path: 'ver-asesorias/:id', page: VerAsesoria, permission: 'asesorias:manage' },
  { path: 'papelera', page: Papelera, permission: 'papelera:manage' },
  ...manager('plantillas', 'plantillas:manage', plantillaPages),
  {
    path: 'ver-inscripciones',
    page: VerInscripciones,
    permission: 'inscripciones:manage',
    menu: work('Inscripciones', GraduationCap, 'Inscripciones'),
  },
  { path: 'informe', page: Informe, permission: 'informe:read', menu: work('Informe', ChartColumn) },
  { path: 'informe/redes', page: Redes, permission: 'informe:manage' },
  { path: 'correos', page: Correos, permission: 'informe:read' },
  { path: 'usuarios', page: Usuarios, permission: 'users:read', menu: work('Gestión de Usuarios', Users) },
  { path: 'usuarios/ver/:uid', page: VerUsuario, permission: 'users:read' },
  { path: 'usuarios/crear', page: CrearUsuario, permission: 'users:manage' },
  { path: 'usuarios/editar/:uid', page: EditarUsuario, permission: 'users:manage' },
  { path: 'usuarios/eliminar/:uid', page: EliminarUsuario, permission: 'users:manage' },

  ...manager(
    'boletines-manager',
    'boletines:manage',
    boletinPages,
    content('Gestión de Boletines', FileText),
  ),
  ...manager('libros-manager', 'libros:manage', libroPages, content('Gestión de Libros', BookOpen)),
  ...manager('galeria-manager', 'galeria:manage', galeriaPages, content('Gestión de Galería', Images), true),
  ...manager(
    'calendario-manager',
    'calendario:manage',
    calendarioPages,
    content('Gestión del Calendario', CalendarCog),
  ),
  ...manager(
    'capacitaciones-manager',
    'capacitaciones:manage',
    capacitacionPages,
    content('Gestión de Capacitaciones', Presentation),
  ),
  { path: 'capacitaciones-manager/asistencia/:id', page: Asistencia, permission: 'capacitaciones:manage' },

  shared('/servicios', 'asesorias:create', MessageCircleQuestion),
  { path: 'asesorias', page: Asesorias, permission: 'asesorias:own', menu: portal('Mis asesorías', Inbox) },
  shared('/seguimiento', 'seguimiento:use', Route),
  shared('/biblioteca', 'libros:read', Library),
  shared('/biblioteca/:id', 'libros:read'),
  shared('/boletines', 'boletines:read', Newspaper),
  shared('/boletines/:id', 'boletines:read'),
  shared('/galeria', 'galeria:read', Images),
  shared('/calendario', 'calendario:read', CalendarDays),
  shared('/capacitaciones', 'capacitaciones:read', GraduationCap),
  shared('/quienes', 'perfil:manage', Info),
  shared('/naf', 'perfil:manage', Landmark),
  shared('/inscripcion', 'inscripciones:create', UserRoundPlus),
  shared('/verificar', 'certificados:verify'),
  shared('/terminos-condiciones', 'perfil:manage'),
  shared('/politica-privacidad', 'perfil:manage'),
  shared('/politica-cookies', 'perfil:manage'),
  { path: 'perfil', page: Perfil, permission: 'perfil:manage', menu: work('Perfil', UserRound) },
]
