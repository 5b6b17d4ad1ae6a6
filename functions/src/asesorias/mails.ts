import { linkTo } from '../http/links.ts'
import type { NewMail } from '../mail/outbox.ts'
import { requestAnswered, requestClosed, requestReceived, requestsAssigned } from '../mail/request-mails.ts'
import type { StoredUser } from '../users/record.ts'
import { placeOf } from './places.ts'
import type { AsesoriaRecord } from './record.ts'

/** The mails about requests. Each is stored in the transaction of what it tells. */

export type RequestMail =
  | { tipo: 'confirmacion' }
  | { tipo: 'respuesta'; texto: string; autor: string }
  | { tipo: 'cierre'; cierre: 'atendida' | 'sin_respuesta' }

interface Addressed
  extends Pick<
    AsesoriaRecord,
    'correo' | 'correoConfirmado' | 'nombre' | 'numero' | 'tipoServicio' | 'medioContacto'
  > {
  id: string
  clave: string
  /** When the request came in. */
  at: Date
}

/** A mail to the person who asked. */
export const requestMail = ({ id, clave, ...asesoria }: Addressed, mail: RequestMail): NewMail => {
  const addressed = { ...asesoria, enlace: linkTo(id, clave) }
  if (mail.tipo === 'cierre') return requestClosed(id, { ...addressed, cierre: mail.cierre })
  if (mail.tipo === 'respuesta') return requestAnswered(id, { ...addressed, ...mail })
  return requestReceived(id, addressed)
}

/**
 * The mail of a day that tells a member of staff which requests they were given.
 * A city is named only if it is a canton: a mail program makes a link of other typed text.
 */
export const digestMail = (
  { id: uid, correo, nombre, rol }: StoredUser,
  day: string,
  given: Pick<AsesoriaRecord, 'numero' | 'tipoServicio' | 'ciudad'>[],
): NewMail => {
  const requests = given.map(({ numero, tipoServicio, ciudad }) => ({
    numero,
    servicio: tipoServicio,
    ciudad: placeOf(ciudad).ciudad ?? '',
  }))
  return requestsAssigned(uid, { correo, nombre, rol, day, requests })
}
