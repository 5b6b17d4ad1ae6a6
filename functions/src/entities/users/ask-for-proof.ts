import { logger } from 'firebase-functions'
import type { Deps } from '../../deps.ts'
import type { StoredUser } from './users.repository.ts'
import { verificationMail } from './verification-mail.ts'

/** Mails the link that proves the mailbox. Never in the way of a registration: a link can be had by a reset, too. */
export const askForProof = async ({ users, identity, config }: Deps, user: StoredUser): Promise<void> => {
  try {
    const oobCode = await identity.verificationCode(user.correo)
    const mail = await verificationMail(user.correo, oobCode, config.PORTAL_URL)
    await users.enqueueMail(user.uid, mail)
  } catch {
    logger.warn('verification mail not made', { uid: user.uid })
  }
}
