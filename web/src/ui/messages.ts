export const MENSAJES_UI = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  showWhole: 'Ver todo el detalle',
  showLess: 'Ver menos',
  newTab: '(se abre en otra pestaña)',
  noConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  imageUnavailable: 'No se pudo mostrar',
  requestAsesoria: 'Solicitar una asesoría',
} as const

/** In the place of what failed to render, or of code that did not load. */
export const MENSAJES_FALLA = {
  title: 'Algo salió mal',
  sectionTitle: 'No pudimos mostrar esta sección',
  load: 'No pudimos cargar todo el portal. Revisa tu conexión y vuelve a cargar la página.',
  render:
    'Es una falla del portal, no de tu conexión. Vuelve a cargar la página; si se repite, avisa al equipo del NAF.',
  newVersion: 'Hay una versión nueva del portal',
  newVersionText: 'Esta página es de la anterior. Vuelve a cargarla para seguir.',
  reload: 'Volver a cargar',
} as const
