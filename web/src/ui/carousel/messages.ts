export const MENSAJES_CARRUSEL = {
  anterior: 'Anterior',
  siguiente: 'Siguiente',
} as const
