export const MENSAJES_DOCUMENTO = {
  publicado: 'Publicado el',
} as const
