import type { OwnAsesoria, Tracked } from '@naf/contract'
import { asAnswered } from '../../../db/fields.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'
import type { StoredMessage } from '../messages.repository.ts'
import { judgedUntil } from './judged-until.ts'

/** Somebody of the team as the person who asked knows them. */
const firstName = (nombre: string): string => nombre.trim().split(/\s+/)[0] ?? ''

export const presentOwnMessage = ({ id, texto, uid, fecha }: StoredMessage): Tracked['Mensajes'][number] => ({
  ...asAnswered({ id, texto, fecha }),
  DelEquipo: uid !== null,
})

/** A request as the person who asked sees it: what stands here, and nothing else of the record. */
export const presentTracked = (asesoria: StoredAsesoria, messages: StoredMessage[]): Tracked => {
  const { numero, tipoServicio, medioContacto, detalleSolicitud, cierre } = asesoria
  const { fechaSolicitud, fechaInicio, fechaRealizacion, atiende, opinion } = asesoria
  return {
    ...asAnswered({ numero, tipoServicio, medioContacto, detalleSolicitud, cierre }),
    ...asAnswered({ fechaSolicitud, fechaInicio, fechaRealizacion }),
    Estado: asesoria.estado,
    Atiende: atiende && firstName(atiende.nombre),
    Mensajes: messages.map(presentOwnMessage),
    Opinion: opinion && asAnswered(opinion),
    OpinionHasta: judgedUntil(asesoria)?.toISOString() ?? null,
  }
}

/** The same with its id, for who is logged in. */
export const presentOwn = (asesoria: StoredAsesoria, messages: StoredMessage[]): OwnAsesoria => ({
  ...presentTracked(asesoria, messages),
  Id: asesoria.id,
})
