import type { Inicio } from '@naf/contract'
import { countText } from './count-text.ts'
import { MENSAJES_TRABAJO as TEXTO } from './messages.ts'
import { useInicio } from './useInicio.ts'

/** How much waits behind a link of the navigation: beside it, so that the link goes by its own name. */
export default function Waiting({ what }: { what: keyof Inicio & keyof typeof TEXTO.waiting }) {
  const counted = useInicio().data?.[what]
  if (!counted?.Cantidad) return null
  const count = countText(counted)
  return (
    <span className="mr-2 rounded-full bg-accent-soft px-2 text-xs font-semibold tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{TEXTO.waiting[what](count)}</span>
    </span>
  )
}
