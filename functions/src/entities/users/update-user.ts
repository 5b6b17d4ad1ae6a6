import type { UserUpdate } from '@naf/contract'
import { logger } from 'firebase-functions'
import type { Deps } from '../../deps.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
import { refusal } from './refusals.ts'
import { assertNotOwn } from './users.policy.ts'
import type { StoredUser, UserChanges } from './users.repository.ts'

/**
 * Changes the record, and e-mail and role at the identity provider too. Where the provider refuses, the record goes back
 * to what it was; sending the change again also mends an account that had come to differ.
 *
 * @throws own_row, not_found, username_taken, email_taken, last_admin, unavailable
 */
export const updateUser = async (
  deps: Deps,
  session: AuthorizedSession,
  uid: string,
  input: UserUpdate,
): Promise<StoredUser> => {
  assertNotOwn(session, uid)
  const { users, identity } = deps
  const outcome = await users.update(uid, changesOf(input))
  if (typeof outcome === 'string') throw refusal(outcome)
  try {
    await identity.updateAccount(uid, outcome.after)
    return outcome.after
  } catch (error) {
    await takeBack(deps, outcome.before)
    throw error
  }
}

const takeBack = async ({ users, identity }: Deps, { uid, ...before }: StoredUser): Promise<void> => {
  const outcomes = await Promise.allSettled([users.update(uid, before), identity.updateAccount(uid, before)])
  const whole = outcomes.every(({ status, ...rest }) => status === 'fulfilled' && !isRefused(rest))
  if (!whole) logger.error('user left half changed', { uid })
}

const isRefused = (outcome: object): boolean => 'value' in outcome && typeof outcome.value === 'string'

/** Only what was sent: the rest of the record stays. */
const changesOf = ({ cedulaRUC, rol_id, ...input }: UserUpdate): UserChanges => {
  const changes = { ...input, cedulaRuc: cedulaRUC, rol: rol_id }
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
