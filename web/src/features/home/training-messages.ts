/** The card of the next training, which comes after everything else. */
export const MENSAJES_PROXIMA = {
  title: 'Próxima capacitación gratuita',
  when: (day: string, hour: string) => `${day}, ${hour}`,
  see: 'Ver e inscribirme',
} as const
