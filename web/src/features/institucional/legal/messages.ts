export const MENSAJES_LEGAL = {
  actualizado: 'Última actualización:',
  contenido: 'Contenido',
  finalidad: 'Para qué',
  duracion: 'Dónde y hasta cuándo',
} as const
