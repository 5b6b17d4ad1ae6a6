export const MENSAJES_CARRUSEL = {
  previous: 'Anterior',
  next: 'Siguiente',
} as const
