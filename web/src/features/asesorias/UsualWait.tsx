import { usePlazo } from './api.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { plazoText } from './plazo.ts'

/** How long a request usually takes; nothing where too few were served to tell, or nobody answers. */
export function UsualWait() {
  const { data } = usePlazo()
  if (data?.Plazo == null) return null
  return <p className="max-w-text font-semibold">{TEXTO.plazo(plazoText(data.Plazo))}</p>
}
