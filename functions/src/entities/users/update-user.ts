import { isNewUsername, type UserUpdate } from '@naf/contract'
import { logger } from 'firebase-functions'
import type { Deps } from '../../deps.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
import { refusal } from './refusals.ts'
import { assertKeepsName, assertNotOwn } from './users.policy.ts'
import type { StoredUser, UserChanges } from './users.repository.ts'

/**
 * Changes the record, and e-mail and role at the identity provider too. Where the provider refuses, what was
 * changed goes back; sending it again also mends an account that had come to differ.
 *
 * @throws own_row, invalid_input, not_found, username_taken, email_taken, last_admin, unavailable
 */
export const updateUser = async (
  deps: Deps,
  session: AuthorizedSession,
  uid: string,
  input: UserUpdate,
): Promise<StoredUser> => {
  assertNotOwn(session, uid)
  if (!isNewUsername(input.username)) assertKeepsName(await deps.users.find(uid), input.username)
  const changes = changesOf(input)
  const outcome = await deps.users.update(uid, changes)
  if (typeof outcome === 'string') throw refusal(outcome)
  try {
    return await applyToAccount(deps, outcome.after)
  } catch (error) {
    await takeBack(deps, outcome.before, changes)
    throw error
  }
}

const MAX_ROUNDS = 3

/**
 * Makes the account what the record says, and looks at the record again: of two changes at once the slower one must not
 * leave the account behind.
 */
const applyToAccount = async (deps: Deps, user: StoredUser, round = 1): Promise<StoredUser> => {
  const { users, identity } = deps
  await identity.updateAccount(user.uid, user)
  const now = await users.find(user.uid)
  if (!now || round === MAX_ROUNDS || (now.correo === user.correo && now.rol === user.rol)) return now ?? user
  return applyToAccount(deps, now, round + 1)
}

/** Only what still is as this call made it: what somebody else changed meanwhile holds, and the account follows. */
const takeBack = async (deps: Deps, before: StoredUser, changes: UserChanges): Promise<void> => {
  const { users } = deps
  const { uid } = before
  try {
    const now = await users.find(uid)
    if (!now) return
    const fields = (Object.keys(changes) as (keyof UserChanges)[]).filter(
      (field) => now[field] === changes[field],
    )
    const outcome = await users.update(uid, Object.fromEntries(fields.map((field) => [field, before[field]])))
    if (typeof outcome === 'string') throw refusal(outcome)
    await applyToAccount(deps, outcome.after)
  } catch {
    logger.error('user left half changed', { uid })
  }
}

/** Only what was sent: the rest of the record stays. */
const changesOf = ({ cedulaRUC, rol_id, ...input }: UserUpdate): UserChanges => {
  const changes = { ...input, cedulaRuc: cedulaRUC, rol: rol_id }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
