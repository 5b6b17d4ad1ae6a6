export const MENSAJES_LIB = {
  specify: 'Especifica tu respuesta.',
} as const
