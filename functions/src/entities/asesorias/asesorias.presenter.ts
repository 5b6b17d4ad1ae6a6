import type { Asesoria } from '@naf/contract'
import { asAnswered } from '../../store/fields.ts'
import type { StoredAsesoria } from './asesorias.repository.ts'

/** `username` is that of the account behind the request, where it still exists. */
export const presentAsesoria = (
  { fingerprint: _, consentimiento: __, ...asesoria }: StoredAsesoria,
  username: string | undefined,
): Asesoria => ({
  ...asAnswered(asesoria),
  UsuarioId: username === undefined ? null : asesoria.usuarioId,
  UsuarioUsername: username ?? null,
})
