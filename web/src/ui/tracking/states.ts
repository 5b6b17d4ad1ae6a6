import type { Tracked } from '@naf/contract'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'

/** What a step of the track is called, when it was reached, and whether it was. */
export interface Step {
  label: string
  date: string | null
  isReached: boolean
}

export const stepsOf = (request: Tracked): [Step, Step, Step] => {
  const { Estado, Cierre, FechaSolicitud, FechaInicio, FechaRealizacion } = request
  const isClosed = Estado === 'realizada'
  const { received, inProgress, done, closed } = TEXTO.steps
  return [
    { label: received, date: FechaSolicitud, isReached: true },
    {
      label: inProgress,
      date: FechaInicio,
      isReached: isClosed ? FechaInicio !== null : Estado !== 'recibida',
    },
    {
      label: isClosed && Cierre !== null && Cierre !== 'atendida' ? closed : done,
      date: isClosed ? FechaRealizacion : null,
      isReached: isClosed,
    },
  ]
}

/** What it waits for, or how it ended. */
export const stateText = ({ Estado, Cierre, Atiende }: Tracked): string => {
  if (Estado === 'realizada') return TEXTO.states[Cierre ?? 'atendida']
  return Estado === 'en_curso' ? TEXTO.states.en_curso(Atiende) : TEXTO.states[Estado]
}
