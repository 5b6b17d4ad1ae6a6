import type { Deps } from '../../deps.ts'
import { logger } from '../../platform/logger.ts'
import type { StoredUser } from './user-record.ts'

/** Mails the link that proves the mailbox. Never in the way of a registration: a link can be had by a reset, too. */
export const askForProof = async ({ users, identity }: Deps, user: StoredUser): Promise<void> => {
  try {
    const oobCode = await identity.verificationCode(user.correo)
    await users.askForProof(user.uid, user.correo, oobCode)
  } catch {
    logger.warn('verification mail not made', { uid: user.uid })
  }
}
