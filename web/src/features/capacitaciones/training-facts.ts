import type { Capacitacion } from '@naf/contract'
import { formatWeekday } from '../../lib/format.ts'
import type { Fact } from '../../ui/Facts.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

type Shown = Pick<Capacitacion, 'Fecha' | 'Inicio' | 'Fin' | 'Lugar' | 'Expositor' | 'Campus'>

export const placeOf = ({ Lugar, Virtual }: Pick<Capacitacion, 'Lugar' | 'Virtual'>): string => {
  if (Lugar === '') return TEXTO.online
  return Virtual ? TEXTO.both(Lugar) : Lugar
}

/** When and where a training is, and who gives it. */
export const trainingFacts = (training: Shown, place: string): Fact[] => [
  [TEXTO.facts.fecha, formatWeekday(training.Fecha)],
  [TEXTO.facts.hora, TEXTO.hours(training.Inicio, training.Fin)],
  [TEXTO.facts.lugar, place],
  [TEXTO.facts.expositor, training.Expositor],
  [TEXTO.facts.campus, TEXTO.campus(training.Campus)],
]
