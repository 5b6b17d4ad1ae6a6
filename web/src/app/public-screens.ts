import { CENTRE } from '@naf/contract'
import { type ComponentType, lazy } from 'react'

export interface PublicScreen {
  path: `/${string}`
  page: ComponentType
  menu?: 'header' | 'footer'
  label?: string
  /** The address leads members to inicio, where a bar offers the page by this name (docs/decisions/screens.md). */
  offeredAs?: string | undefined
  /** Links in mails lead here: members see the page too, and search engines do not index it. */
  fromMail?: true
}

/** A page out of a script that has several: one for each page would be too many to fetch and to keep. */
export const pageOf = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType => lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }))

const about = () => import('./pages/about.ts')
const legal = () => import('./pages/legal.ts')
const publications = () => import('./pages/publications.ts')
const fromMails = () => import('./pages/from-mails.ts')

const Home = lazy(() => import('../features/home/HomePage.tsx'))
const Quienes = pageOf(about, 'QuienesPage')
const Servicios = lazy(() => import('../features/asesorias/ServiciosPage.tsx'))
const Biblioteca = lazy(() => import('../features/libros/BibliotecaPage.tsx'))
const Libro = pageOf(publications, 'LibroPage')
const Boletines = pageOf(publications, 'BoletinesPage')
const Boletin = pageOf(publications, 'BoletinPage')
const Naf = pageOf(about, 'NafPage')
const Galeria = lazy(() => import('../features/galeria/GaleriaPage.tsx'))
const Inscripcion = lazy(() => import('../features/inscripciones/InscripcionPage.tsx'))
const Seguimiento = pageOf(fromMails, 'SeguimientoPage')
const Capacitaciones = lazy(() => import('../features/capacitaciones/CapacitacionesPage.tsx'))
const MiCapacitacion = pageOf(fromMails, 'MiCapacitacionPage')
const Calendario = lazy(() => import('../features/calendario/CalendarioPage.tsx'))
const Verificar = lazy(() => import('../features/verificar/VerificarPage.tsx'))
const Privacidad = pageOf(legal, 'PrivacidadPage')
const Cookies = pageOf(legal, 'CookiesPage')
const Terminos = pageOf(legal, 'TerminosPage')
const Suscripcion = pageOf(fromMails, 'SuscripcionPage')
const Login = lazy(() => import('../features/auth/LoginPage.tsx'))
const Register = lazy(() => import('../features/auth/RegisterPage.tsx'))
const Cuenta = pageOf(fromMails, 'CuentaPage')

type Path = PublicScreen['path']
type More = Pick<PublicScreen, 'offeredAs' | 'fromMail'>

const header = (path: Path, page: ComponentType, label: string, more: More = {}) =>
  ({ path, page, label, menu: 'header', ...more }) as const

const footer = (path: Path, page: ComponentType, label: string) =>
  ({ path, page, label, menu: 'footer', offeredAs: label }) as const

export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  header('/', Home, 'Inicio'),
  header('/quienes', Quienes, 'Quiénes somos', { offeredAs: '¿Quiénes Somos?' }),
  header('/servicios', Servicios, 'Solicitar Asesoría', { offeredAs: 'Asesoría Virtual' }),
  header('/biblioteca', Biblioteca, 'Biblioteca', { offeredAs: 'Biblioteca Digital' }),
  header('/boletines', Boletines, 'Boletines', { offeredAs: 'Boletines Contables' }),
  header('/naf', Naf, CENTRE.shortName, { offeredAs: `Bienvenidos al ${CENTRE.shortName}` }),
  header('/galeria', Galeria, 'Galería', { offeredAs: 'Nuestra Galería' }),
  header('/inscripcion', Inscripcion, 'Inscripción', { offeredAs: 'Inscripción' }),
  header('/seguimiento', Seguimiento, 'Seguimiento de tu solicitud', { fromMail: true }),
  header('/calendario', Calendario, 'Calendario tributario'),
  header('/capacitaciones', Capacitaciones, 'Capacitaciones'),
  footer('/politica-privacidad', Privacidad, 'Política de privacidad'),
  footer('/politica-cookies', Cookies, 'Política de cookies'),
  footer('/terminos-condiciones', Terminos, 'Términos y condiciones'),
  { path: '/verificar', page: Verificar, menu: 'footer', label: 'Verificar un certificado' },
  { path: '/login', page: Login },
  { path: '/register', page: Register },
  { path: '/boletines/:id', page: Boletin },
  { path: '/biblioteca/:id', page: Libro },
  { path: '/cuenta', page: Cuenta, fromMail: true },
  { path: '/mi-capacitacion', page: MiCapacitacion, fromMail: true },
  { path: '/suscripcion', page: Suscripcion, fromMail: true },
]

export const linksIn = (menu: 'header' | 'footer') => PUBLIC_SCREENS.filter((screen) => screen.menu === menu)
