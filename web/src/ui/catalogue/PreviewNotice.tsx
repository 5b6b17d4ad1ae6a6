import type { EstadoContenido } from '@naf/contract'
import { MENSAJES_ESTADO } from '../records/state-messages.ts'
import { MENSAJES_LECTURA as TEXTO } from './reading-messages.ts'

/** Tells staff, who alone come here, that readers do not. */
export function PreviewNotice({ state }: { state: EstadoContenido | undefined }) {
  if (state === undefined || state === 'publicado') return null
  return (
    <p className="mt-4 rounded-md bg-accent-soft px-4 py-2">{TEXTO.unpublished(MENSAJES_ESTADO[state])}</p>
  )
}
