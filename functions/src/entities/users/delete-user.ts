import type { Deps } from '../../deps.ts'
import { logger } from '../../platform/logger.ts'
import type { Actor } from '../../store/write.ts'
import { recordRepositories } from '../record-kinds.ts'
import { refusal } from './refusals.ts'
import { assertAdminStays } from './users.policy.ts'

/**
 * Deletes a record and its identity account. The record goes first, in the step that also looks for the last
 * administrator; where the account then stays, the record comes back. Once the account is gone the record is looked for
 * again: a registration at the same time may have written one. Called again it finishes what was broken off.
 *
 * @throws last_admin, unavailable; not_found where there is neither record nor account
 */
export const deleteUser = async (deps: Deps, actor: Actor, uid: string): Promise<void> => {
  const { users, identity } = deps
  await storeNameOf(deps, uid)
  const outcome = await users.delete(actor, uid, identity.activeAdmins)
  assertAdminStays(outcome)
  try {
    const existed = await identity.deleteAccount(uid)
    if (!existed && outcome === 'not_found') throw refusal('not_found')
  } catch (error) {
    if (typeof outcome === 'object') {
      const { uid: _, ...record } = outcome
      const restored = await users.create(actor, uid, record, 'usuario.restituido').catch(() => 'failed')
      if (restored !== 'created') logger.error('user left half deleted', { uid })
    }
    throw error
  }
  await users
    .delete(actor, uid, identity.activeAdmins)
    .catch(() => logger.error('user left half deleted', { uid }))
}

/** What somebody published goes on bearing their last name. */
const storeNameOf = async (deps: Deps, uid: string): Promise<void> => {
  const user = await deps.users.find(uid)
  if (!user) return
  await Promise.all(recordRepositories(deps).map((records) => records.storeUploaderName(user)))
}
