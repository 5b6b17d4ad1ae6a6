import type { Capacitacion } from '@naf/contract'
import { formatWeekday } from '../../lib/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Of } from '../../ui/Of.tsx'
import { MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'
import { hoursOf, placeOf } from './training-facts.ts'

function Standing({ isPast, isFull }: { isPast: boolean; isFull: boolean }) {
  if (isPast) return <Badge look="gone">{TEXTO.over}</Badge>
  return <Badge look={isFull ? 'waiting' : 'good'}>{isFull ? TEXTO.full : TEXTO.open}</Badge>
}

/** One training among others. */
export function TrainingCard({ training, isPast }: { training: Capacitacion; isPast: boolean }) {
  const { Id, Titulo, Fecha, Inicio, Completa } = training
  return (
    <article className="card flex h-full flex-col gap-3 p-5 sm:p-6">
      <Standing isPast={isPast} isFull={Completa} />
      <h3 className="text-lg wrap-anywhere">{Titulo}</h3>
      <p>
        <time dateTime={`${Fecha}T${Inicio}`} className="font-semibold">
          {formatWeekday(Fecha)}, {hoursOf(training)}
        </time>
        <span className="block text-ink-soft wrap-anywhere">{placeOf(training)}</span>
      </p>
      {!isPast && (
        <ButtonLink to={{ search: `?id=${Id}` }} variant="secondary" className="mt-auto w-full sm:w-fit">
          <span>
            {TEXTO.see}
            <Of name={Titulo} />
          </span>
        </ButtonLink>
      )}
    </article>
  )
}
