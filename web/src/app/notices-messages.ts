export const MENSAJES_AVISOS = {
  sinConexion: 'Sin conexión.',
  seguirLeyendo: 'Puedes seguir leyendo lo que ya abriste.',
  tarda: 'El portal tarda en responder.',
  guardado: (cuando: string) => `Ves las listas como estaban el ${cuando}.`,
  otraVez: 'Hay conexión otra vez.',
  versionNueva: 'Hay una versión nueva del portal.',
  actualizar: 'Actualizar',
  masTarde: 'Más tarde',
} as const
