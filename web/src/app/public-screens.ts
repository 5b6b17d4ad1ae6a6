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

const Home = lazy(() => import('../features/home/HomePage.tsx'))
const Quienes = lazy(() => import('../features/institucional/QuienesPage.tsx'))
const Servicios = lazy(() => import('../features/asesorias/ServiciosPage.tsx'))
const Biblioteca = lazy(() => import('../features/libros/BibliotecaPage.tsx'))
const Libro = lazy(() => import('../features/libros/LibroPage.tsx'))
const Boletines = lazy(() => import('../features/boletines/BoletinesPage.tsx'))
const Boletin = lazy(() => import('../features/boletines/BoletinPage.tsx'))
const Naf = lazy(() => import('../features/institucional/NafPage.tsx'))
const Galeria = lazy(() => import('../features/galeria/GaleriaPage.tsx'))
const Inscripcion = lazy(() => import('../features/inscripciones/InscripcionPage.tsx'))
const Seguimiento = lazy(() => import('../features/seguimiento/SeguimientoPage.tsx'))
const Capacitaciones = lazy(() => import('../features/capacitaciones/CapacitacionesPage.tsx'))
const MiCapacitacion = lazy(() => import('../features/capacitaciones/MiCapacitacionPage.tsx'))
const Calendario = lazy(() => import('../features/calendario/CalendarioPage.tsx'))
const Verificar = lazy(() => import('../features/verificar/VerificarPage.tsx'))
const Privacidad = lazy(() => import('../features/institucional/PrivacidadPage.tsx'))
const Cookies = lazy(() => import('../features/institucional/CookiesPage.tsx'))
const Terminos = lazy(() => import('../features/institucional/TerminosPage.tsx'))
const Suscripcion = lazy(() => import('../features/suscripciones/SuscripcionPage.tsx'))
const Login = lazy(() => import('../features/auth/LoginPage.tsx'))
const Register = lazy(() => import('../features/auth/RegisterPage.tsx'))
const Cuenta = lazy(() => import('../features/auth/CuentaPage.tsx'))

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
