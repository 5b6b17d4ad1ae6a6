import type { Participant } from '@naf/contract'
import { Badge } from '../../ui/Badge.tsx'
import { MENSAJES_ASISTENCIA as TEXTO } from './attendance-messages.ts'

/** For staff: that a person has no seat. */
export function StandingBadge({ one }: { one: Participant }) {
  if (one.Estado === 'espera') return <Badge look="waiting">{TEXTO.waits}</Badge>
  return one.Estado === 'por_confirmar' ? <Badge look="plain">{TEXTO.unconfirmed}</Badge> : null
}
