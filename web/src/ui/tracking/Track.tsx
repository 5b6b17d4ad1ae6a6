import type { Tracked } from '@naf/contract'
import { Check } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'
import { stepsOf } from './states.ts'

/** How far a request has come: received, being attended to, done. */
export function Track({ request }: { request: Tracked }) {
  const steps = stepsOf(request)
  const present = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <ol aria-label={TEXTO.track} className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ label, date, isReached }, index) => (
        <li
          key={label}
          aria-current={index === present ? 'step' : undefined}
          className={classNames(
            'flex items-start gap-3 sm:flex-col sm:gap-2 sm:border-t-4 sm:pt-3',
            isReached ? 'border-brand' : 'border-line',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-6 shrink-0 items-center justify-center rounded-full border-2',
              isReached ? 'border-brand bg-brand text-on-brand' : 'border-edge',
            )}
          >
            {isReached && <Check className="size-4" />}
          </span>
          <span>
            <span className={classNames('block', index === present && 'font-bold')}>
              {label}
              <span className="sr-only">, {isReached ? TEXTO.reached : TEXTO.notReached}</span>
            </span>
            {date && (
              <time dateTime={date} className="block text-sm text-ink-soft">
                {formatDate(date)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
