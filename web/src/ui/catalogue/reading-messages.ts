/** Where one publication is read. */
export const MENSAJES_LECTURA = {
  read: 'Leer el PDF',
  related: (topic: string) => `Más sobre ${topic}`,
  unpublished: (state: string) =>
    `Vista previa para el equipo: está en estado «${state}» y sus lectores no la ven.`,
} as const
