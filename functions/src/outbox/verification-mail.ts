import type { Mail } from '../platform/mailer.ts'
import { mails } from './templates/index.ts'

/** Asks to prove the mailbox by a link of the portal's own page, with the identity provider's code. */
export const verificationMail = async (to: string, oobCode: string, portalUrl: string): Promise<Mail> => {
  const link = `${portalUrl}/cuenta?${new URLSearchParams({ mode: 'verifyEmail', oobCode })}`
  return { to, ...(await mails.proveMailbox({ link, portalUrl })) }
}
