import type { Tracked } from '@naf/contract'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'
import { stateText } from './states.ts'

/** What a request waits for, or how it ended, in a sentence; marked where it waits for the person. */
export function StateLine({ request }: { request: Tracked }) {
  const text = stateText(request)
  if (request.Estado !== 'esperando_respuesta') return <p>{text}</p>
  return (
    <p className="rounded-md border-l-4 border-accent bg-accent-soft px-4 py-3">
      <strong className="block">{TEXTO.states.waiting}</strong>
      <span>{text}</span>
    </p>
  )
}
