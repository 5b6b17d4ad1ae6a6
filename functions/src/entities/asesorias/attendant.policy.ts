import { can } from '@naf/contract'
import { AppError } from '../../errors.ts'
import { fullName } from '../../records/uploader.ts'
import type { StoredUser } from '../users/user-record.ts'

/**
 * The one that a request is given to.
 * @throws invalid_input where that is nobody of the team, or nobody any more
 */
export const attendantOf = (user: StoredUser | null): { uid: string; nombre: string } => {
  if (!user || !can(user.rol, 'asesorias:manage'))
    throw new AppError('invalid_input', 'Esa persona ya no es del equipo. Elige a otra.')
  return { uid: user.uid, nombre: fullName(user) }
}
