export const MENSAJES_LEGAL = {
  updated: 'Última actualización:',
  contents: 'Contenido',
  purpose: 'Para qué',
  life: 'Dónde y hasta cuándo',
} as const
