import { api, type Capacitacion, CENTRE, hoursText, icsOf, ROL } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { lazy } from 'react'
import { queryOf } from '../../api/client.ts'
import { saveFile } from '../../api/download.ts'
import { dashboardPath } from '../../auth/paths.ts'
import { formatWeekday, plainMoment, today } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Part } from '../../ui/ErrorBoundary.tsx'
import { SkeletonList } from '../../ui/states.tsx'
import type { Fact } from '../../ui/text.tsx'

/** When and where a training is, as its pages and its calendar file say it. Its hours are those of Ecuador. */

type When = Pick<Capacitacion, 'Fecha' | 'Inicio' | 'Fin'>
type Told = When &
  Pick<Capacitacion, 'Titulo' | 'Lugar' | 'Virtual' | 'Expositor' | 'Campus' | 'Movimientos' | 'Movida'>

// Plain moments compare as texts.
const now = (): string => plainMoment(new Date().toISOString())
export const startOf = ({ Fecha, Inicio }: When): string => `${Fecha}T${Inicio}`

export const hasBegun = (training: When): boolean => startOf(training) <= now()
export const isOver = ({ Fecha, Fin }: When): boolean => `${Fecha}T${Fin}` <= now()
export const isToday = ({ Fecha }: When): boolean => Fecha === today()

/** Staff's lists do without the name of the clock. */
export const plainHours = ({ Inicio, Fin }: When): string => `${Inicio} a ${Fin}`

export const hoursOf = ({ Inicio, Fin, Virtual }: Told): string => hoursText(`${Inicio} a ${Fin}`, Virtual)

export const placeOf = ({ Lugar, Virtual }: Told): string => {
  if (Lugar === '') return 'En línea'
  return Virtual ? `${Lugar} y en línea` : Lugar
}

export function TrainingFacts({ training }: { training: Told }) {
  const facts: Fact[] = [
    ['Fecha', formatWeekday(training.Fecha)],
    ['Hora', hoursOf(training)],
    ['Lugar', placeOf(training)],
    ['Expositor', training.Expositor],
    ['Organiza', `Campus ${training.Campus}`],
  ]
  return (
    <div className="@container">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm @max-[15rem]:grid-cols-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function AddTraining({ training }: { training: Told & Pick<Capacitacion, 'Id'> }) {
  const { Id, Titulo, Fecha, Inicio, Fin, Movimientos, Movida } = training
  const add = () => {
    const event = {
      id: `capacitacion-${Id}@${window.location.hostname}`,
      day: Fecha,
      hours: { from: Inicio, to: Fin },
      title: Titulo,
      text: `${placeOf(training)}\n${hoursOf(training)}`,
      sequence: Movimientos,
      modified: Movida,
      url: `${window.location.origin}/capacitaciones?id=${Id}`,
    }
    const calendar = icsOf(`Capacitaciones del ${CENTRE.signature}`, [event])
    saveFile('capacitacion-naf.ics', new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button variant="secondary" onClick={add}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      Agregar a mi calendario
    </Button>
  )
}

export const useSeats = (id: string) => useQuery(queryOf(api.capacitaciones.seats, { params: { id } }))

/** Names a sign-up in the address of the screen of attendance. */
export const SCANNED = 'inscripcion'

const QrCode = lazy(() => import('../../ui/QrCode.tsx'))

/** The code that opens the attendance list at this sign-up, for staff in whichever role. It proves nothing. */
export function AttendanceQr({ training, participante }: { training: string; participante: string }) {
  const path = dashboardPath(ROL.EDITOR, `capacitaciones-manager/asistencia/${training}`)
  return (
    <figure className="space-y-2">
      <Part fallback={<SkeletonList count={1} className="size-56" />}>
        <QrCode
          content={`${window.location.origin}${path}?${SCANNED}=${participante}`}
          alt="Código QR de tu inscripción, para registrar tu asistencia"
        />
      </Part>
      <figcaption className="max-w-text text-sm text-ink-soft">
        Muestra este código al llegar, en tu teléfono o impreso: el equipo lo lee y registra tu asistencia.
      </figcaption>
    </figure>
  )
}
