import type { Asesoria } from '@naf/contract'
import { asAnswered } from '../../db/fields.ts'
import type { StoredAsesoria } from './asesoria-record.ts'

/**
 * A request as the team sees it.
 * @param username of the account behind the request; null where there is none, or none any more
 * @param attendant what whoever attends to it is called
 */
export const presentAsesoria = (
  record: StoredAsesoria,
  username: string | null,
  attendant: string,
): Asesoria => {
  const {
    fingerprint: _,
    consentimiento: __,
    palabras: ___,
    clave: ____,
    fechaInicio: _____,
    opinion: ______,
    atiende,
    ...asesoria
  } = record
  return {
    ...asAnswered(asesoria),
    Estado: record.estado,
    Atiende: atiende && { Uid: atiende.uid, Nombre: attendant },
    UsuarioId: username === null ? null : asesoria.usuarioId,
    UsuarioUsername: username,
  }
}
