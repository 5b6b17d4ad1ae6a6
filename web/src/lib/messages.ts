export const MENSAJES_LIB = {
  noConnection: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  specify: 'Especifica tu respuesta.',
} as const
