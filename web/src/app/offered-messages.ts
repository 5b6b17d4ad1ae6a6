/** No visitor loads it. */
export const MENSAJES_ENLACE = {
  region: 'Enlace que abriste',
  opened: (name: string) => `Abriste un enlace a «${name}»`,
  open: 'Ver en mi panel',
  close: 'Cerrar',
} as const
