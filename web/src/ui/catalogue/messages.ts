export const MENSAJES_DOCUMENTO = {
  published: 'Publicado el',
} as const
