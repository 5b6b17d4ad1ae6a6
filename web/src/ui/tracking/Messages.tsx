import type { Tracked } from '@naf/contract'
import { formatDateTime } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { LinkedText } from '../LinkedText.tsx'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'

/** What the team and the person have written to each other, the oldest first. */
export function Messages({ messages }: { messages: Tracked['Mensajes'] }) {
  if (messages.length === 0) return <p className="text-ink-soft">{TEXTO.noMessages}</p>
  return (
    <ol className="space-y-3">
      {messages.map(({ Id, Texto, DelEquipo, Fecha }) => (
        <li
          key={Id}
          className={classNames(
            'max-w-text rounded-lg px-4 py-3',
            DelEquipo ? 'bg-brand-soft' : 'ml-6 bg-mist',
          )}
        >
          <p className="text-sm text-ink-soft">
            <strong className="text-ink">{DelEquipo ? TEXTO.team : TEXTO.you}</strong> ·{' '}
            <time dateTime={Fecha}>{formatDateTime(Fecha)}</time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">
            {DelEquipo ? <LinkedText text={Texto} /> : Texto}
          </p>
        </li>
      ))}
    </ol>
  )
}
