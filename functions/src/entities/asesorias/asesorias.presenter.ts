import type { Asesoria } from '@naf/contract'
import { asAnswered } from '../../store/fields.ts'
import type { StoredAsesoria } from './asesoria-record.ts'

/** @param username of the account behind the request; null where there is none, or none any more */
export const presentAsesoria = (
  { fingerprint: _, consentimiento: __, palabras: ___, ...asesoria }: StoredAsesoria,
  username: string | null,
): Asesoria => ({
  ...asAnswered(asesoria),
  UsuarioId: username === null ? null : asesoria.usuarioId,
  UsuarioUsername: username,
})
