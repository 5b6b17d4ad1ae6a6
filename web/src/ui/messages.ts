export const MENSAJES_UI = {
  optional: '(opcional)',
  choose: 'Elige una opción',
  specify: 'Especifique',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  summaryTitle: 'Hay un problema',
  loading: 'Cargando…',
  error: 'Error:',
  retry: 'Reintentar',
  showWhole: 'Ver todo el detalle',
  showLess: 'Ver menos',
  newTab: '(se abre en otra pestaña)',
  noConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  imageUnavailable: 'No se pudo mostrar',
  requestAsesoria: 'Solicitar una asesoría',
} as const

export const SITE_NAME = 'NAF'
export const SITE_LONG_NAME = 'Núcleo de Apoyo Contable y Fiscal'
