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
import { PUBLIC_SCREENS, type PublicScreen, pageOf } from './public-screens.ts'

export interface DashboardScreen {
  path: string
  page: ComponentType
  /** A role without it neither sees nor reaches the screen. */
  permission: Permission
  menu?: MenuLink | undefined
}

export interface MenuLink {
  group: 'work' | 'content' | 'portal'
  label: string
  icon: LucideIcon
  /** Which of staff's waiting counts stands beside the link. */
  waiting?: 'Pendientes' | 'Inscripciones'
}

const work = (label: string, icon: LucideIcon): MenuLink => ({ group: 'work', label, icon })

/** A public page under the same name in the dashboards; with an icon it is in their menu. */
const shared = (publicPath: PublicScreen['path'], permission: Permission, icon?: LucideIcon) => {
  const { page, label = '' } = PUBLIC_SCREENS.find(({ path }) => path === publicPath) ?? {}
  if (!page) throw new Error(`No public page at ${publicPath}`)
  const menu: MenuLink | undefined = icon && { group: 'portal', label, icon }
  return { path: publicPath.slice(1), page, permission, menu }
}

const staff = () => import('./pages/staff.tsx')
const staffForms = () => import('./pages/staff-forms.tsx')

const Inicio = lazy(() => import('../features/home/InicioPage.tsx'))
const VerAsesorias = lazy(() => import('../features/asesorias/VerAsesoriasPage.tsx'))
const VerAsesoria = lazy(() => import('../features/asesorias/case/CasePage.tsx'))
const Papelera = pageOf(staff, 'PapeleraPage')
const VerInscripciones = pageOf(staff, 'VerInscripcionesPage')
const Informe = lazy(() => import('../features/informe/InformePage.tsx'))
const Redes = pageOf(staffForms, 'RedesPage')
const Correos = pageOf(staff, 'CorreosPage')
const Usuarios = pageOf(staff, 'UsuariosPage')
const VerUsuario = pageOf(staff, 'VerUsuarioPage')
const CrearUsuario = pageOf(staffForms, 'CrearUsuarioPage')
const EditarUsuario = pageOf(staffForms, 'EditarUsuarioPage')
const EliminarUsuario = pageOf(staff, 'EliminarUsuarioPage')
const Asistencia = pageOf(staff, 'AsistenciaPage')
const Asesorias = lazy(() => import('../features/asesorias/AsesoriasPage.tsx'))
const Perfil = lazy(() => import('../features/perfil/PerfilPage.tsx'))

type Published = 'boletines' | 'libros' | 'galeria' | 'calendario' | 'capacitaciones'

/** The pages of a kind, by what stands behind its path. */
const kindPages = (kind: Published | 'plantillas'): [below: string, page: ComponentType][] => [
  ['', lazy(async () => ({ default: (await staff())[kind].list }))],
  ['/crear', lazy(async () => ({ default: (await staffForms())[kind].create }))],
  ['/editar/:id', lazy(async () => ({ default: (await staffForms())[kind].edit }))],
  ['/eliminar/:id', lazy(async () => ({ default: (await staff())[kind].remove }))],
]

const manager = (kind: Published, label: string, icon: LucideIcon): DashboardScreen[] =>
  kindPages(kind).map(([below, page]) => ({
    path: `${kind}-manager${below}`,
    page,
    permission: `${kind}:manage`,
    menu: below === '' ? { group: 'content', label, icon } : undefined,
  }))

export const DASHBOARD_SCREENS: readonly DashboardScreen[] = [
  { path: 'inicio', page: Inicio, permission: 'perfil:manage', menu: work('Inicio', House) },
  {
    path: 'ver-asesorias',
    page: VerAsesorias,
    permission: 'asesorias:manage',
    menu: { ...work('Asesorías Solicitadas', ClipboardList), waiting: 'Pendientes' },
  },
  { path: 'ver-asesorias/:id', page: VerAsesoria, permission: 'asesorias:manage' },
  { path: 'papelera', page: Papelera, permission: 'papelera:manage' },
  ...kindPages('plantillas').map(
    ([below, page]) => ({ path: `plantillas${below}`, page, permission: 'plantillas:manage' }) as const,
  ),
  {
    path: 'ver-inscripciones',
    page: VerInscripciones,
    permission: 'inscripciones:manage',
    menu: { ...work('Inscripciones', GraduationCap), waiting: 'Inscripciones' },
  },
  { path: 'informe', page: Informe, permission: 'informe:read', menu: work('Informe', ChartColumn) },
  { path: 'informe/redes', page: Redes, permission: 'informe:manage' },
  { path: 'correos', page: Correos, permission: 'informe:read' },
  { path: 'usuarios', page: Usuarios, permission: 'users:read', menu: work('Gestión de Usuarios', Users) },
  { path: 'usuarios/ver/:uid', page: VerUsuario, permission: 'users:read' },
  { path: 'usuarios/crear', page: CrearUsuario, permission: 'users:manage' },
  { path: 'usuarios/editar/:uid', page: EditarUsuario, permission: 'users:manage' },
  { path: 'usuarios/eliminar/:uid', page: EliminarUsuario, permission: 'users:manage' },

  ...manager('boletines', 'Gestión de Boletines', FileText),
  {
    path: 'boletines-manager/ver/:id',
    page: pageOf(staff, 'VerBoletinPage'),
    permission: 'boletines:manage',
  },
  ...manager('libros', 'Gestión de Libros', BookOpen),
  { path: 'libros-manager/ver/:id', page: pageOf(staff, 'VerLibroPage'), permission: 'libros:manage' },
  ...manager('galeria', 'Gestión de Galería', Images),
  { path: 'galeria-manager/ver/:id', page: pageOf(staff, 'VerImagenPage'), permission: 'galeria:manage' },
  ...manager('calendario', 'Gestión del Calendario', CalendarCog),
  ...manager('capacitaciones', 'Gestión de Capacitaciones', Presentation),
  { path: 'capacitaciones-manager/asistencia/:id', page: Asistencia, permission: 'capacitaciones:manage' },

  shared('/servicios', 'asesorias:create', MessageCircleQuestion),
  {
    path: 'asesorias',
    page: Asesorias,
    permission: 'asesorias:own',
    menu: { group: 'portal', label: 'Mis asesorías', icon: Inbox },
  },
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
