import { type NewMail, newMail } from './new-mail.ts'

/** Asks to prove the mailbox by a link of the portal's own page, with the identity provider's code. */
export const verificationMail = (to: string, oobCode: string, portalUrl: string): NewMail => {
  const link = `${portalUrl}/cuenta?${new URLSearchParams({ mode: 'verifyEmail', oobCode })}`
  return newMail('proveMailbox', to, { link, portalUrl })
}
