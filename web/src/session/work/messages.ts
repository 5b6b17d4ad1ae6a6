/** The goals: on staff's inicio and in the report. */
export const MENSAJES_TRABAJO = {
  goals: {
    Atendidos: 'Contribuyentes atendidos',
    Personas: 'Personas atendidas',
    Capacitaciones: 'Capacitaciones',
    Redes: 'Más presencia en redes',
  },
  reached: (percent: string, goal: string) => `${percent} de la meta de ${goal}: cumplida.`,
  missing: (percent: string, goal: string, left: string) =>
    `${percent} de la meta de ${goal}: faltan ${left}.`,
  growthReached: (goal: string) => `La meta de ${goal} está cumplida.`,
  growthMissing: (goal: string) => `La meta es ${goal}.`,
  unknown: 'Todavía no hay con qué compararlo.',
} as const
