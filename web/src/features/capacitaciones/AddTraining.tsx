import type { Capacitacion } from '@naf/contract'
import { CalendarPlus } from 'lucide-react'
import { icsOf } from '../../lib/ics.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

type Added = Pick<Capacitacion, 'Id' | 'Titulo' | 'Fecha' | 'Inicio' | 'Fin'>

/** Gives the person a file that the phone's calendar opens. */
export function AddTraining({ training, place }: { training: Added; place: string }) {
  const add = () => {
    const { Id, Titulo, Fecha, Inicio, Fin } = training
    const event = {
      id: `capacitacion-${Id}@${window.location.hostname}`,
      day: Fecha,
      hours: { from: Inicio, to: Fin },
      title: Titulo,
      text: place,
      url: `${window.location.origin}/capacitaciones?id=${Id}`,
    }
    const calendar = icsOf(TEXTO.calendar, [event])
    saveFile(TEXTO.file, new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button variant="secondary" onClick={add}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {TEXTO.add}
    </Button>
  )
}
