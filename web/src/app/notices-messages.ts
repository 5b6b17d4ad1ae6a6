export const MENSAJES_AVISOS = {
  offline: 'Sin conexión.',
  stillReadable: 'Puedes seguir leyendo lo que ya abriste.',
  slow: 'El portal tarda en responder.',
  listsAsOf: (when: string) => `Ves las listas como estaban el ${when}.`,
  backOnline: 'Hay conexión otra vez.',
  newVersion: 'Hay una versión nueva del portal.',
  update: 'Actualizar',
  later: 'Más tarde',
} as const
