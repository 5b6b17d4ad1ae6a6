import { can } from '@naf/contract'
import { MENSAJES_ATENCION } from '@naf/contract/schemas'
import { AppError } from '../../errors.ts'
import { fullName } from '../../records/uploader.ts'
import type { StoredUser } from '../users/record.ts'

/**
 * The one that a request is given to.
 * @throws invalid_input where that is nobody of the team, or nobody any more
 */
export const attendantOf = (user: StoredUser | null): { uid: string; nombre: string } => {
  if (!user || !can(user.rol, 'asesorias:manage')) throw new AppError('invalid_input', MENSAJES_ATENCION.uid)
  return { uid: user.uid, nombre: fullName(user) }
}
