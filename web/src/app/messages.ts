import { SITE_LONG_NAME } from '../ui/messages.ts'

export const MENSAJES_APP = {
  skip: 'Saltar al contenido',
  brand: 'NAF',
  brandLong: SITE_LONG_NAME,
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  mainNav: 'Principal',
  accessNav: 'Accesos',
  dashboard: 'Tu panel',
  work: 'Trabajo',
  content: 'Contenido',
  portal: 'Portal público',
  profile: 'Perfil',
  login: 'Ingresar',
  register: 'Registrarse',
  logout: 'Cerrar Sesión',
  copyright: '© 2025 UNIVERSIDAD ESPE',
  externalLinks: 'Enlaces de interés',
  legal: 'Ayuda e información legal',
  footer: 'Asesoría tributaria y contable gratuita, junto al SRI. Solo informativa.',
  loadingPage: 'Cargando…',
  refused: 'Acceso no autorizado',
  refusedText:
    'Esta pantalla es solo para el equipo del NAF. Si necesitas verla, pide acceso a un administrador del NAF.',
  goHome: 'Ir al inicio',
} as const
