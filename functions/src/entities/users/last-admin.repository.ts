import { ROL } from '@naf/contract'
import type { Collection } from '../../store/collection.ts'
import type { Unit } from '../../store/unit.ts'
import type { UserRecord } from './user-record.ts'

/** Of these uids those whose account can act as an administrator: what records say of themselves is not enough. */
export type ActiveAdmins = (uids: string[]) => Promise<Set<string>>

/**
 * For a write by which somebody ceases to be an administrator: another one, who can act as such, is written along, as
 * it is, on the condition of being as it was read. Of two who let each other go at once only one write passes.
 * @returns false where nobody would stay
 */
export const keepAnAdmin = async (
  unit: Unit,
  users: Collection<UserRecord>,
  leaving: string,
  activeAdmins: ActiveAdmins,
): Promise<boolean> => {
  const admins = await unit.select(users, (all) => all.where('rol', '==', ROL.ADMIN))
  const others = admins.map(({ id }) => id).filter((id) => id !== leaving)
  const active = await activeAdmins(others)
  const other = others.find((id) => active.has(id))
  if (other) unit.update(users, other, { rol: ROL.ADMIN })
  return other !== undefined
}
