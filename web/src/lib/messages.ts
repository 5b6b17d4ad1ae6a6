export const MENSAJES_LIB = {
  errorTitle: '❌ Error',
  accept: 'Aceptar',
  sure: '¿Estás seguro?',
  delete: 'Sí, eliminar',
  cancel: 'Cancelar',
  passwordMissing: 'Escribe tu contraseña.',
  noConnection: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  sent: (percent: number) => `Enviado: ${percent} %`,
  saving: 'Guardando…',
  specify: 'Especifica tu respuesta.',
} as const
