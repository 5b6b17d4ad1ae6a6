import type { Capacitacion } from '@naf/contract'
import { CalendarButton } from '../../ui/CalendarButton.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

type Added = Pick<Capacitacion, 'Id' | 'Titulo' | 'Fecha' | 'Inicio' | 'Fin' | 'Movimientos' | 'Movida'>

/** A training for the phone's calendar, with an alarm the day before. */
export function AddTraining({ training, place }: { training: Added; place: string }) {
  const { Id, Titulo, Fecha, Inicio, Fin, Movimientos, Movida } = training
  const eventsOf = () => [
    {
      id: `capacitacion-${Id}@${window.location.hostname}`,
      day: Fecha,
      hours: { from: Inicio, to: Fin },
      title: Titulo,
      text: place,
      sequence: Movimientos,
      modified: Movida,
      url: `${window.location.origin}/capacitaciones?id=${Id}`,
    },
  ]
  return <CalendarButton label={TEXTO.add} file={TEXTO.file} calendar={TEXTO.calendar} eventsOf={eventsOf} />
}
