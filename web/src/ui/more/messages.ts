export const MENSAJES_MAS = {
  more: 'Mostrar más',
} as const
