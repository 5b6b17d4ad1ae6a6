/** The states of what staff publishes. */
export const MENSAJES_ESTADO = {
  borrador: 'Borrador',
  programado: 'Programado',
  publicado: 'Publicado',
  archivado: 'Archivado',
} as const
