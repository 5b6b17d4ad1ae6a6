import type { Deps } from '../../deps.ts'
import type { Mailbox } from '../../platform/accounts.ts'
import { logger } from '../../platform/logger.ts'
import type { Actor } from '../../store/write.ts'
import type { StoredUser } from './user-record.ts'

const MAX_ROUNDS = 3

/**
 * Has somebody sign in with another e-mail: the account first, which alone knows whose e-mail it is, then the record.
 * What broke off in between is done by sending it again, since the record then still tells it as a change.
 *
 * @param before the record as it was when the change was asked for
 * @returns the record as it is now; of two changes at once both end with the same e-mail in record and account
 * @throws email_taken, not_found, unavailable
 */
export const moveCorreo = async (
  deps: Deps,
  actor: Actor,
  before: StoredUser,
  correo: string,
): Promise<StoredUser> => {
  const { users, identity } = deps
  const { uid } = before
  const former = await identity.mailboxOf(uid)
  try {
    await identity.moveMailbox(uid, { correo, verified: false })
    const now = await users.find(uid)
    if (now?.correo === before.correo) await users.update(actor, uid, { correo }, identity.activeAdmins)
    return await followRecord(deps, { ...before, correo })
  } catch (error) {
    await putBack(deps, before, former).catch(() => logger.error('user left half changed', { uid }))
    throw error
  }
}

const followRecord = async (deps: Deps, user: StoredUser, round = 1): Promise<StoredUser> => {
  const { users, identity } = deps
  const now = (await users.find(user.uid)) ?? user
  const { correo } = await identity.mailboxOf(user.uid)
  if (now.correo === correo || round > MAX_ROUNDS) return now
  await identity.moveMailbox(user.uid, { correo: now.correo, verified: false })
  return followRecord(deps, now, round + 1)
}

/** What somebody else made of the record meanwhile holds; otherwise the account is as it was, whatever the record says. */
const putBack = async ({ users, identity }: Deps, before: StoredUser, former: Mailbox): Promise<void> => {
  const now = await users.find(before.uid)
  if (!now) return
  const mailbox = now.correo === before.correo ? former : { correo: now.correo, verified: false }
  await identity.moveMailbox(before.uid, mailbox)
}
