/**
 * Every address of the portal: what stands there, who is shown it, and which links lead to it. Written out once more, on
 * purpose not taken from what the features say of their screens. Where ids belong, see `withIds`.
 */

export interface Route {
  /** From the root for a public one, and otherwise below the dashboard. */
  path: string
  heading: string | RegExp
  /** The document's, which ends with the portal's name. */
  title: string
}

const SITE = ' · NAF'

export const ROLES = ['admin', 'editor', 'usuario'] as const
export type Role = (typeof ROLES)[number]

export const dashboardOf = (role: Role) => `/dashboard-${role}`

/** The first screen of the own dashboard. */
export const inicioOf = (role: Role) => `${dashboardOf(role)}/inicio`

/** The login names the address that it leads to. */
export const loginFor = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`

const route = (path: string, heading: string): Route => ({ path, heading, title: heading + SITE })

export const HOME: Route = {
  path: '/',
  heading: '¿Te toca declarar el IVA y no sabes cómo?',
  title: `Asesoría tributaria y contable gratuita${SITE}`,
}

const ABOUT = {
  quienes: '¿Quiénes Somos?',
  servicios: 'Asesoría Virtual',
  biblioteca: 'Biblioteca Digital',
  boletines: 'Boletines Contables',
  naf: 'Bienvenidos al NAF',
  galeria: 'Nuestra Galería',
  calendario: 'Calendario tributario',
  inscripcion: '¿Estudias en la ESPE? Inscríbete en el voluntariado',
  capacitaciones: 'Capacitaciones',
  verificar: 'Verificar un certificado',
}

const LEGAL = {
  'terminos-condiciones': 'Términos y condiciones',
  'politica-privacidad': 'Política de privacidad',
  'politica-cookies': 'Política de cookies',
}

const SHARED = Object.entries({ ...ABOUT, ...LEGAL })

/** Of each kind that staff manages a record of the demo data, by its title: no test changes it. */
export const DEMO_RECORDS = {
  boletines: 'Calendario de declaraciones del IVA mensual',
  libros: 'El RUC: inscripción, actualización y suspensión',
  galeria: 'Visita al mercado',
} as const

export const PUBLIC_ROUTES: readonly Route[] = [
  HOME,
  ...SHARED.map(([path, heading]) => route(`/${path}`, heading)),
  route('/login', 'Ingresa a tu cuenta'),
  route('/register', 'Crea tu cuenta'),
]

/** Where one publication is read; a visitor sees of a bulletin what it is about. */
export const READING_ROUTES: readonly Route[] = [
  route('/biblioteca/:libros', DEMO_RECORDS.libros),
  route('/boletines/:boletines', DEMO_RECORDS.boletines),
]

/** Where links in mails lead. */
export const MAIL_PATHS = ['/seguimiento', '/cuenta', '/mi-capacitacion', '/suscripcion']

/** What a link says, and where it leads. */
export type Link = readonly [label: string, path: string]

/** Every link to a page in the public header: first those that the specification wants, in its order. */
export const HEADER_LINKS: readonly Link[] = [
  ['Inicio', '/'],
  ['Quiénes somos', '/quienes'],
  ['Solicitar Asesoría', '/servicios'],
  ['Biblioteca', '/biblioteca'],
  ['Boletines', '/boletines'],
  ['NAF', '/naf'],
  ['Galería', '/galeria'],
  ['Inscripción', '/inscripcion'],
  ['Seguimiento de tu solicitud', '/seguimiento'],
  ['Calendario tributario', '/calendario'],
  ['Capacitaciones', '/capacitaciones'],
]

export const FOOTER_LINKS: readonly Link[] = [
  ['Política de privacidad', '/politica-privacidad'],
  ['Política de cookies', '/politica-cookies'],
  ['Términos y condiciones', '/terminos-condiciones'],
  ['Verificar un certificado', '/verificar'],
]

/** Every link of the navigation of the dashboards, in its order. */
export const OWN_LINKS: readonly Link[] = [
  ['Inicio', 'inicio'],
  ['Solicitar Asesoría', 'servicios'],
  ['Mis asesorías', 'asesorias'],
  ['Seguimiento de tu solicitud', 'seguimiento'],
  ['Biblioteca', 'biblioteca'],
  ['Boletines', 'boletines'],
  ['Galería', 'galeria'],
  ['Calendario tributario', 'calendario'],
  ['Capacitaciones', 'capacitaciones'],
  ['Quiénes somos', 'quienes'],
  ['NAF', 'naf'],
  ['Inscripción', 'inscripcion'],
  ['Perfil', 'perfil'],
]

/** What of it stands folded for editors and administrators, below their own. */
const PORTAL_LINKS = OWN_LINKS.filter(([, path]) => !['inicio', 'perfil'].includes(path))

/** Every link of their navigation, in its order. */
export const STAFF_LINKS: readonly Link[] = [
  ['Inicio', 'inicio'],
  ['Asesorías Solicitadas', 'ver-asesorias'],
  ['Inscripciones', 'ver-inscripciones'],
  ['Informe', 'informe'],
  ['Gestión de Usuarios', 'usuarios'],
  ['Perfil', 'perfil'],
  ['Gestión de Boletines', 'boletines-manager'],
  ['Gestión de Libros', 'libros-manager'],
  ['Gestión de Galería', 'galeria-manager'],
  ['Gestión del Calendario', 'calendario-manager'],
  ['Gestión de Capacitaciones', 'capacitaciones-manager'],
  ...PORTAL_LINKS,
]

/** What visitors may read of the API as a list; browsers keep it for them, and search engines may have it. */
export const VISITORS_LISTS = [
  '/api/calendario',
  '/api/capacitaciones',
  '/api/galeria/ver',
  '/api/libros/ver',
]

/** A screen of a dashboard. */
export interface OwnRoute extends Route {
  /** Whose dashboard has it. */
  roles: readonly Role[]
}

const STAFF: readonly Role[] = ['admin', 'editor']
const ADMIN: readonly Role[] = ['admin']

const own = (path: string, heading: string, roles: readonly Role[] = ROLES): OwnRoute => ({
  ...route(path, heading),
  roles,
})

export const INICIO: OwnRoute = {
  path: 'inicio',
  heading: /^Hola, \p{L}/u,
  title: `Inicio${SITE}`,
  roles: ROLES,
}

/** What people without a role of staff read at the gallery's manager. */
export const REFUSAL = { heading: 'Acceso no autorizado', title: `Acceso no autorizado${SITE}` }

const manager = (kind: keyof typeof DEMO_RECORDS, list: string, record: string): OwnRoute[] => [
  own(`${kind}-manager`, list, STAFF),
  own(`${kind}-manager/crear`, `Crear ${record}`, STAFF),
  own(`${kind}-manager/editar/:${kind}`, `Editar ${record}`, STAFF),
  own(`${kind}-manager/eliminar/:${kind}`, `Eliminar ${record}`, STAFF),
  own(`${kind}-manager/ver/:${kind}`, 'Vista previa', STAFF),
]

/** The dashboards' screens. */
export const OWN_ROUTES: readonly OwnRoute[] = [
  INICIO,
  ...Object.entries(ABOUT).map(([path, heading]) => own(path, heading)),
  own('biblioteca/:libros', DEMO_RECORDS.libros),
  own('boletines/:boletines', DEMO_RECORDS.boletines),
  own('asesorias', 'Mis asesorías'),
  own('seguimiento', 'Seguimiento de tu solicitud'),
  own('perfil', 'Mi Perfil'),
  ...Object.entries(LEGAL).map(([path, heading]) => own(path, heading)),
  own('ver-asesorias', 'Asesorías Solicitadas', STAFF),
  // Whose request it is: a name and a surname, unlike the heading of the list before it.
  {
    path: 'ver-asesorias/:asesoria',
    heading: /^(?!Asesorías )\p{Lu}\S+ \p{Lu}/u,
    title: `Asesoría${SITE}`,
    roles: STAFF,
  },
  own('papelera', 'Papelera de asesorías', ADMIN),
  own('ver-inscripciones', 'Inscripciones', STAFF),
  own('informe', 'Informe', STAFF),
  own('informe/redes', 'Seguidores en redes', STAFF),
  own('correos', 'Correos que no llegaron', STAFF),
  own('plantillas', 'Plantillas de respuesta', ADMIN),
  own('plantillas/crear', 'Crear plantilla', ADMIN),
  own('plantillas/editar/:plantilla', 'Editar plantilla', ADMIN),
  own('plantillas/eliminar/:plantilla', 'Eliminar plantilla', ADMIN),
  own('calendario-manager', 'Gestión del Calendario', STAFF),
  own('calendario-manager/crear', 'Crear calendario', STAFF),
  own('calendario-manager/editar/:calendario', 'Editar calendario', STAFF),
  own('calendario-manager/eliminar/:calendario', 'Eliminar calendario', STAFF),
  own('capacitaciones-manager', 'Gestión de Capacitaciones', STAFF),
  own('capacitaciones-manager/crear', 'Crear capacitación', STAFF),
  own('capacitaciones-manager/editar/:capacitacion', 'Editar capacitación', STAFF),
  own('capacitaciones-manager/eliminar/:capacitacion', 'Eliminar capacitación', STAFF),
  own('capacitaciones-manager/asistencia/:capacitacion', 'Inscritos y asistencia', STAFF),
  own('usuarios', 'Gestión de Usuarios', STAFF),
  own('usuarios/ver/:usuario', 'Datos del usuario', STAFF),
  own('usuarios/crear', 'Crear nuevo usuario', ADMIN),
  own('usuarios/editar/:usuario', 'Editar Usuario', ADMIN),
  own('usuarios/eliminar/:usuario', 'Confirmar Eliminación', ADMIN),
  ...manager('boletines', 'Gestión de Boletines', 'boletín'),
  ...manager('libros', 'Gestión de Libros', 'libro'),
  ...manager('galeria', 'Gestión de Galería', 'imagen'),
]
