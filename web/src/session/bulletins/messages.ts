export const MENSAJES_NUEVO_BOLETIN = {
  title: 'Nuevo boletín',
  read: 'Leer los boletines',
} as const
