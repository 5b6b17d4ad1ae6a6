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

type Managed = 'boletines' | 'libros' | 'galeria' | 'calendario' | 'capacitaciones'

const manager = (kind: Managed, pages: KindPages, label: string, icon: LucideIcon): DashboardScreen[] =>
  pages.map(([below, page]) => ({
    path: `${kind}-manager${below}`,
    page,
    permission: `${kind}:manage`,
    menu: below === '' ? { group: 'content', label, icon } : undefined,
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

const boletinPages = kindPagesWithPreview(() => import('../features/boletines/boletines-kind.tsx'))
const libroPages = kindPagesWithPreview(() => import('../features/libros/libros-kind.tsx'))
const galeriaPages = kindPagesWithPreview(() => import('../features/galeria/galeria-kind.tsx'))
const calendarioPages = kindPages(() => import('../features/calendario/calendario-kind.tsx'))
const capacitacionPages = kindPages(() => import('../features/capacitaciones/capacitaciones-kind.tsx'))
const plantillaPages = kindPages(() => import('../features/plantillas/plantillas-kind.tsx'))

export const DASHBOARD_SCREENS: readonly DashboardScreen[] = [
  { path: 'inicio', page: InicioPage, permission: 'perfil:manage', menu: work('Inicio', House) },
  {
    path: 'ver-asesorias',
    page: VerAsesorias,
    permission: 'asesorias:manage',
    menu: { ...work('Asesorías Solicitadas', ClipboardList), waiting: 'Pendientes' },
  },
  { path: 'ver-asesorias/:id', page: VerAsesoria, permission: 'asesorias:manage' },
  { path: 'papelera', page: Papelera, permission: 'papelera:manage' },
  ...plantillaPages.map(
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

  ...manager('boletines', boletinPages, 'Gestión de Boletines', FileText),
  ...manager('libros', libroPages, 'Gestión de Libros', BookOpen),
  ...manager('galeria', galeriaPages, 'Gestión de Galería', Images),
  ...manager('calendario', calendarioPages, 'Gestión del Calendario', CalendarCog),
  ...manager('capacitaciones', capacitacionPages, 'Gestión de Capacitaciones', Presentation),
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
