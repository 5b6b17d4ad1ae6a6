/** What waits for the team, and the goals: beside the navigation, on staff's inicio and in the report. */
export const MENSAJES_TRABAJO = {
  waiting: {
    Pendientes: (count: string) => `${count} pendientes`,
    Inscripciones: (count: string) => `${count} sin ver`,
  },
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
