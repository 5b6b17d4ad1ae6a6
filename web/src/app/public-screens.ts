import { type ComponentType, lazy } from 'react'

/** A page of the visitors. */
export interface PublicScreen {
  path: `/${string}`
  page: ComponentType
  /** Where a link to it stands on every page, and what the link says. */
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
const libros = () => import('../features/libros/LibrosPages.tsx')
const Biblioteca = lazy(async () => ({ default: (await libros()).BibliotecaPage }))
const Libro = lazy(async () => ({ default: (await libros()).LibroPage }))
const boletines = () => import('../features/boletines/BoletinesPages.tsx')
const Boletines = lazy(async () => ({ default: (await boletines()).BoletinesPage }))
const Boletin = lazy(async () => ({ default: (await boletines()).BoletinPage }))
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

const PRIVACY = 'Política de privacidad'
const COOKIES = 'Política de cookies'
const TERMS = 'Términos y condiciones'

type Path = PublicScreen['path']

const header = (path: Path, page: ComponentType, label: string, offeredAs?: string): PublicScreen => ({
  path,
  page,
  label,
  menu: 'header',
  offeredAs,
})

type Footer = Pick<PublicScreen, 'offeredAs' | 'fromMail'>
const footer = (path: Path, page: ComponentType, label: string, more: Footer = {}): PublicScreen => ({
  path,
  page,
  label,
  menu: 'footer',
  ...more,
})

/** Every public page, in the order of the menus and of the site's map. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  header('/', Home, 'Inicio'),
  header('/quienes', Quienes, 'Quiénes somos', '¿Quiénes Somos?'),
  header('/servicios', Servicios, 'Solicitar Asesoría', 'Asesoría Virtual'),
  header('/biblioteca', Biblioteca, 'Biblioteca', 'Biblioteca Digital'),
  header('/boletines', Boletines, 'Boletines', 'Boletines Contables'),
  header('/naf', Naf, 'NAF', 'Bienvenidos al NAF'),
  header('/galeria', Galeria, 'Galería', 'Nuestra Galería'),
  header('/inscripcion', Inscripcion, 'Inscripción', 'Inscripción'),
  footer('/seguimiento', Seguimiento, 'Seguimiento de tu solicitud', { fromMail: true }),
  footer('/capacitaciones', Capacitaciones, 'Capacitaciones'),
  footer('/calendario', Calendario, 'Calendario tributario'),
  footer('/verificar', Verificar, 'Verificar un certificado'),
  footer('/politica-privacidad', Privacidad, PRIVACY, { offeredAs: PRIVACY }),
  footer('/politica-cookies', Cookies, COOKIES, { offeredAs: COOKIES }),
  footer('/terminos-condiciones', Terminos, TERMS, { offeredAs: TERMS }),
  { path: '/login', page: Login },
  { path: '/register', page: Register },
  { path: '/boletines/:id', page: Boletin },
  { path: '/biblioteca/:id', page: Libro },
  { path: '/cuenta', page: Cuenta, fromMail: true },
  { path: '/mi-capacitacion', page: MiCapacitacion, fromMail: true },
  { path: '/suscripcion', page: Suscripcion, fromMail: true },
]

/** The links of the header or of the footer. */
export const linksIn = (menu: 'header' | 'footer') => PUBLIC_SCREENS.filter((screen) => screen.menu === menu)
