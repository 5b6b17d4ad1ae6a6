import type { Tracked } from '@naf/contract'
import { Check } from 'lucide-react'
import { formatDate } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'

/** How far a request has come. It stands without its forms on the first page of a person. */

export const WAITING = 'Esperamos tu respuesta'

/** The service, and the number on a line of its own; records of the first weeks have none. */
export function RequestName({ request }: { request: Pick<Tracked, 'TipoServicio' | 'Numero'> }) {
  return (
    <>
      <span className="block">{request.TipoServicio}</span>{' '}
      {request.Numero && (
        <span className="block text-sm font-normal tracking-normal text-ink-soft">{request.Numero}</span>
      )}
    </>
  )
}

/** The request that waits for the person, else the newest that is not closed, else the newest. */
export const mostUrgent = <Request extends Tracked>(requests: readonly Request[]): Request | undefined =>
  requests.find(({ Estado }) => Estado === 'esperando_respuesta') ??
  requests.find(({ Estado }) => Estado !== 'realizada') ??
  requests[0]

interface Step {
  label: string
  /** When it was reached, where somebody wrote it down. */
  date: string | null
  isReached: boolean
}

const stepsOf = (request: Tracked): [Step, Step, Step] => {
  const { Estado, Cierre, FechaSolicitud, FechaInicio, FechaRealizacion } = request
  const isClosed = Estado === 'realizada'
  const wasAttended = Cierre === null || Cierre === 'atendida'
  return [
    { label: 'Recibida', date: FechaSolicitud, isReached: true },
    {
      label: 'En curso',
      date: FechaInicio,
      isReached: isClosed ? FechaInicio !== null : Estado !== 'recibida',
    },
    {
      label: isClosed && !wasAttended ? 'Cerrada' : 'Realizada',
      date: isClosed ? FechaRealizacion : null,
      isReached: isClosed,
    },
  ]
}

export const presentStep = (request: Tracked): Step => {
  const steps = stepsOf(request)
  return steps.findLast(({ isReached }) => isReached) ?? steps[0]
}

/** The steps in one row. Only the present one shows its day: the other days are for screen readers. */
export function Track({ request }: { request: Tracked }) {
  const steps = stepsOf(request)
  const present = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <div className="@container">
      <ol aria-label="En qué va" className="grid grid-cols-3 gap-1.5 @max-[15rem]:grid-cols-1">
        {steps.map(({ label, date, isReached }, index) => (
          <li
            key={label}
            aria-current={index === present ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-1.5 text-sm leading-5',
              isReached ? 'border-brand' : 'border-line text-ink-soft',
            )}
          >
            <span className={classNames('flex items-center gap-1', index === present && 'font-bold')}>
              {isReached && (
                <Check aria-hidden="true" strokeWidth={3} className="size-4 shrink-0 text-brand" />
              )}
              {label}
              <span className="sr-only">, {isReached ? 'hecho' : 'todavía no'}</span>
            </span>
            {date && (
              <time
                dateTime={date}
                className={
                  index === present
                    ? 'block text-xs text-ink-soft @min-[15rem]:whitespace-nowrap @min-[15rem]:in-[li:last-child]:float-right'
                    : 'sr-only'
                }
              >
                {formatDate(date)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const ENDINGS: Record<NonNullable<Tracked['Cierre']>, string> = {
  atendida: 'Ya te atendimos. Si te quedó una duda, escríbenos y la abrimos otra vez.',
  sin_respuesta:
    'La cerramos porque no supimos más de ti. Si todavía la necesitas, escríbenos y la abrimos otra vez.',
  ya_no_la_necesita: 'Nos dijiste que ya no la necesitas. Si cambias de idea, escríbenos.',
  duplicada: 'Es igual a otra solicitud tuya: te atendemos por esa.',
  correo_ajeno:
    'La cerramos porque el correo que escribiste es de otra persona. Si todavía la necesitas, escríbenos y la abrimos otra vez.',
}

export function StateLine({ request: { Estado, Cierre, Atiende } }: { request: Tracked }) {
  if (Estado === 'esperando_respuesta')
    return (
      <p className="rounded-md border-l-4 border-clay bg-clay-soft px-3.5 py-2.5 leading-6">
        <strong className="block text-clay">{WAITING}</strong>
        <span>El equipo del NAF te escribió y necesita tu respuesta para seguir.</span>
      </p>
    )
  if (Estado === 'realizada') return <p>{ENDINGS[Cierre ?? 'atendida']}</p>
  if (Estado === 'en_curso') return <p>{`${Atiende ?? 'El equipo del NAF'} la está atendiendo.`}</p>
  return <p>Llegó bien. Falta que alguien del equipo empiece a atenderla.</p>
}
