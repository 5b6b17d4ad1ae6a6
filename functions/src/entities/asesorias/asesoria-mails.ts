import type { Cierre } from '@naf/contract'
import { newClave } from '../../http/links.ts'
import type { Closed } from '../../outbox/closing-mail.ts'
import type { Confirmed } from '../../outbox/confirmation-mail.ts'
import type { StoredAsesoria } from './asesoria-record.ts'
import { linkTo } from './seguimiento/tracking-link.ts'

/** What the mails about a request need to know of it. */

/** A record without a `clave`, as the console may have left it, gets one with the next mail. */
export const withLink = (asesoria: StoredAsesoria) => {
  const clave = asesoria.clave ?? newClave()
  const { correo, nombre, numero } = asesoria
  return { clave, addressed: { correo, nombre, numero, enlace: linkTo(asesoria.id, clave) } }
}

type Addressed = ReturnType<typeof withLink>['addressed']

export const confirmedOf = (addressed: Addressed, asesoria: StoredAsesoria): Confirmed => {
  const { tipoServicio, medioContacto, fechaSolicitud } = asesoria
  return { ...addressed, tipoServicio, medioContacto, at: fechaSolicitud?.toDate() ?? new Date() }
}

/** Null where nobody is written to: the person closed it, or it was there twice. */
export const closedOf = (addressed: Addressed, cierre: Cierre): Closed | null =>
  cierre === 'atendida' || cierre === 'sin_respuesta' ? { ...addressed, cierre } : null
