import { SITE_LONG_NAME } from '../ui/messages.ts'

export const MENSAJES_APP = {
  skip: 'Saltar al contenido',
  brand: 'NAF',
  brandLong: SITE_LONG_NAME,
  menu: 'Menú',
  mainNav: 'Principal',
  accessNav: 'Accesos',
  login: 'Ingresar',
  ownPages: 'Mi inicio',
  register: 'Registrarse',
  logout: 'Cerrar Sesión',
  copyright: '© 2025 UNIVERSIDAD ESPE',
  externalLinks: 'Enlaces de interés',
  legal: 'Ayuda e información legal',
  footer: 'Asesoría tributaria y contable gratuita, junto al SRI. Solo informativa.',
  loadingPage: 'Cargando…',
} as const
