import { isNewUsername, type UserUpdate } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { logger } from '../../platform/logger.ts'
import type { Actor } from '../../store/write.ts'
import { moveCorreo } from './move-correo.ts'
import { changed } from './refusals.ts'
import type { StoredUser, UserChanges } from './user-record.ts'
import { assertKeepsName } from './users.policy.ts'

/**
 * Changes the record, then the role at the identity provider, then the e-mail, and that only where it is another than the
 * record's: somebody whose e-mail was moved at the provider keeps it. A role that is changed stays so whatever becomes
 * of the e-mail; the rest goes back where the provider refuses.
 *
 * @throws invalid_input, not_found, username_taken, email_taken, last_admin, unavailable
 */
export const updateUser = async (
  deps: Deps,
  actor: Actor,
  uid: string,
  input: UserUpdate,
): Promise<StoredUser> => {
  if (!isNewUsername(input.username)) assertKeepsName(await deps.users.find(uid), input.username)
  const { correo, ...rest } = input
  const changes = changesOf(rest)
  const { before, after } = changed(await deps.users.update(actor, uid, changes, deps.identity.activeAdmins))
  try {
    const user = await followRol(deps, after)
    if (correo === before.correo) return user
  } catch (error) {
    await rollBack(deps, actor, before, changes)
    throw error
  }
  try {
    return await moveCorreo(deps, actor, before, correo)
  } catch (error) {
    const { rol: _, ...exceptRol } = changes
    await rollBack(deps, actor, before, exceptRol)
    throw after.rol === before.rol ? error : sayingRolHolds(error)
  }
}

const MAX_ROUNDS = 3

/**
 * Has the account claim the record's role, and looks at the record again: of two changes at once the slower one must not
 * leave the account behind.
 */
const followRol = async (deps: Deps, user: StoredUser, round = 1): Promise<StoredUser> => {
  const { users, identity } = deps
  await identity.claimRol(user.uid, user.rol)
  const now = await users.find(user.uid)
  if (!now || round === MAX_ROUNDS || now.rol === user.rol) return now ?? user
  return followRol(deps, now, round + 1)
}

/** Only what still is as this call made it: what somebody else changed meanwhile holds, and the account follows. */
const rollBack = async (
  deps: Deps,
  actor: Actor,
  before: StoredUser,
  changes: UserChanges,
): Promise<void> => {
  const { users, identity } = deps
  const { uid } = before
  try {
    const now = await users.find(uid)
    if (!now) return
    const fields = (Object.keys(changes) as (keyof UserChanges)[]).filter(
      (field) => now[field] === changes[field],
    )
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]))
    const outcome = await users.update(actor, uid, former, identity.activeAdmins, 'usuario.restituido')
    await followRol(deps, changed(outcome).after)
  } catch {
    logger.error('user left half changed', { uid })
  }
}

const sayingRolHolds = (error: unknown): unknown =>
  error instanceof AppError
    ? new AppError(error.code, `${error.message} El cambio de rol sí quedó guardado.`)
    : error

/** Only what was sent: the rest of the record stays. */
const changesOf = ({ rol_id, ...input }: Omit<UserUpdate, 'correo'>): UserChanges => {
  const changes = { ...input, rol: rol_id }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
