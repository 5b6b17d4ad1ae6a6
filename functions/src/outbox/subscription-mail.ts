import { type NewMail, newMail } from './new-mail.ts'
import { subscriptionAddress } from './subscription-address.ts'

/** An address that is to be confirmed, as its mail needs it. */
export interface Asked {
  correo: string
  lector: string
  clave: string
}

/** Asks whoever reads a mailbox whether they want mails about new bulletins; names nobody, since anybody may have typed it. */
export const subscriptionMail = ({ correo, lector, clave }: Asked, portalUrl: string): NewMail =>
  newMail('confirmSubscription', correo, {
    link: subscriptionAddress(portalUrl, lector, clave),
    portalUrl,
  })
