import { can } from '@naf/contract'
import { MENSAJES_USUARIO } from '@naf/contract/schemas'
import { AppError } from '../../errors.ts'
import type { Session } from '../../platform/identity.ts'
import type { StoredUser } from './user-record.ts'

const forbidden = () => new AppError('forbidden', 'No autorizado')

/** Staff may look at anybody's record, everybody else at the own one. */
export const assertMayRead = (session: Session, uid: string): void => {
  if (session.uid !== uid && !can(session.rol, 'users:read')) throw forbidden()
}

/** A profile is its owner's alone, whatever the role. */
export const assertOwn = (session: Session, uid: string): void => {
  if (session.uid !== uid) throw forbidden()
}

/** Administrators are managed by one another, so that nobody locks the own account out. */
export const assertNotOwn = (session: Session, uid: string): void => {
  if (session.uid === uid)
    throw new AppError(
      'own_row',
      'No puedes editar ni eliminar tu propio usuario desde la gestión de usuarios.',
    )
}

/**
 * Somebody must always be able to manage the portal. Whether another administrator stays is found out in the very step
 * that would let one go, so that of two at once one stays; what it found is judged here.
 */
export function assertAdminStays<Outcome>(
  outcome: Outcome,
): asserts outcome is Exclude<Outcome, 'last_admin'> {
  if (outcome === 'last_admin')
    throw new AppError(
      'last_admin',
      'El portal debe conservar al menos un administrador. Nombra a otro antes.',
    )
}

/** A username that would not be given out today stays with who has it, and goes to nobody else. */
export const assertKeepsName = (user: StoredUser | null, username: string): void => {
  if (user && user.username !== username) throw new AppError('invalid_input', MENSAJES_USUARIO.usernameLetter)
}

/** A deletion cannot be undone: whoever found an open session, or stole a token, does not know the password. */
const RECENT_MS = 5 * 60_000

export const assertSignedInRecently = ({ signedInAt }: Session): void => {
  if (Date.now() - signedInAt.getTime() > RECENT_MS)
    throw new AppError(
      'recent_login',
      'Por seguridad, escribe de nuevo tu contraseña para eliminar tu cuenta.',
    )
}
