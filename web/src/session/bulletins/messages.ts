export const MENSAJES_NUEVO_BOLETIN = {
  title: 'Nuevo boletín',
  read: 'Leer el boletín',
} as const
