import type { Capacitacion } from '@naf/contract'
import { CalendarButton } from '../../ui/CalendarButton.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'
import { hoursOf, placeOf } from './training-facts.ts'

type Added = Pick<
  Capacitacion,
  'Id' | 'Titulo' | 'Fecha' | 'Inicio' | 'Fin' | 'Lugar' | 'Virtual' | 'Movimientos' | 'Movida'
>

/** A training for the phone's calendar, with an alarm the day before. */
export function AddTraining({ training }: { training: Added }) {
  const { Id, Titulo, Fecha, Inicio, Fin, Movimientos, Movida } = training
  const eventsOf = () => [
    {
      id: `capacitacion-${Id}@${window.location.hostname}`,
      day: Fecha,
      hours: { from: Inicio, to: Fin },
      title: Titulo,
      text: `${placeOf(training)}\n${hoursOf(training)}`,
      sequence: Movimientos,
      modified: Movida,
      url: `${window.location.origin}/capacitaciones?id=${Id}`,
    },
  ]
  return <CalendarButton label={TEXTO.add} file={TEXTO.file} calendar={TEXTO.calendar} eventsOf={eventsOf} />
}
