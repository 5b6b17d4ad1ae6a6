export const MENSAJES_LIB = {
  errorTitulo: '❌ Error',
  aceptar: 'Aceptar',
  seguro: '¿Estás seguro?',
  eliminar: 'Sí, eliminar',
  cancelar: 'Cancelar',
  escribePassword: 'Escribe tu contraseña.',
  sinConexion: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  noDisponible: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  enviado: (percent: number) => `Enviado: ${percent} %`,
  guardando: 'Guardando…',
  especifique: 'Especifica tu respuesta.',
} as const
