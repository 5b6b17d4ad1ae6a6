/** Texts of the dashboards. They are not in messages.ts, which every visitor loads. */
export const MENSAJES_PANEL = {
  closeMenu: 'Cerrar menú',
  dashboard: 'Tu panel',
  work: 'Trabajo',
  content: 'Contenido',
  portal: 'Portal público',
  profile: 'Perfil',
  refused: 'Acceso no autorizado',
  refusedText:
    'Esta pantalla es solo para el equipo del NAF. Si necesitas verla, pide acceso a un administrador del NAF.',
  goHome: 'Ir al inicio',
  endsOnReload:
    'Tu navegador no guarda datos: si recargas la página o abres otra pestaña, tendrás que ingresar otra vez.',
} as const

/** The bar that offers the page whose public address a member opened. */
export const MENSAJES_ENLACE = {
  region: 'Enlace que abriste',
  opened: (name: string) => `Abriste un enlace a «${name}»`,
  open: 'Ver en mi panel',
  close: 'Cerrar',
} as const
