/** Where the centre works, and who of it holds a training. */
export const CAMPUS = ['Sangolquí', 'Latacunga'] as const

/** Whether who signed up for a training has a place. */
export const ESTADOS_PARTICIPANTE = ['inscrito', 'espera', 'cancelado'] as const
export type EstadoParticipante = (typeof ESTADOS_PARTICIPANTE)[number]
