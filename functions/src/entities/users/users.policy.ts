import { can } from '@naf/contract'
import { AppError } from '../../http/app-error.ts'
import type { Session } from '../../platform/identity.ts'

const forbidden = () => new AppError('forbidden', 'No autorizado')

/** Staff may look at anybody's record, everybody else at the own one. */
export const assertMayRead = (session: Session, uid: string): void => {
  if (session.uid !== uid && !can(session.rol, 'users:read')) throw forbidden()
}

/** A profile is its owner's alone, whatever the role. */
export const assertOwn = (session: Session, uid: string): void => {
  if (session.uid !== uid) throw forbidden()
}
