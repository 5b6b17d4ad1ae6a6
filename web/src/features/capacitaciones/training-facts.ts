import { type Capacitacion, hoursText } from '@naf/contract'
import { formatWeekday } from '../../lib/format.ts'
import type { Fact } from '../../ui/Facts.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

type Shown = Pick<Capacitacion, 'Fecha' | 'Inicio' | 'Fin' | 'Lugar' | 'Virtual' | 'Expositor' | 'Campus'>

export const placeOf = ({ Lugar, Virtual }: Pick<Capacitacion, 'Lugar' | 'Virtual'>): string => {
  if (Lugar === '') return TEXTO.online
  return Virtual ? TEXTO.both(Lugar) : Lugar
}

export const hoursOf = ({ Inicio, Fin, Virtual }: Pick<Capacitacion, 'Inicio' | 'Fin' | 'Virtual'>): string =>
  hoursText(TEXTO.hours(Inicio, Fin), Virtual)

/** When and where a training is, and who gives it. */
export const trainingFacts = (training: Shown): Fact[] => [
  [TEXTO.facts.fecha, formatWeekday(training.Fecha)],
  [TEXTO.facts.hora, hoursOf(training)],
  [TEXTO.facts.lugar, placeOf(training)],
  [TEXTO.facts.expositor, training.Expositor],
  [TEXTO.facts.campus, TEXTO.campus(training.Campus)],
]
