import { CENTRE } from '@naf/contract'

export const MENSAJES_APP = {
  skip: 'Saltar al contenido',
  brand: CENTRE.shortName,
  brandLong: CENTRE.name,
  menu: 'Menú',
  mainNav: 'Principal',
  accessNav: 'Accesos',
  login: 'Ingresar',
  ownPages: 'Mi inicio',
  register: 'Registrarse',
  logout: 'Cerrar Sesión',
  copyright: CENTRE.copyright,
  externalLinks: 'Enlaces de interés',
  legal: 'Ayuda e información legal',
  footer: 'Asesoría tributaria y contable gratuita, junto al SRI. Solo informativa.',
  loadingPage: 'Cargando…',
} as const
