import { type NewMail, newMail } from './new-mail.ts'
import { subscriptionAddress, unsubscribeAddress } from './subscription-address.ts'

/** What visitors, too, may see of a bulletin. */
interface Bulletin {
  id: string
  titulo: string
  descripcion: string
}

interface Reader {
  lector: string
  clave: string
}

/** A mail that tells a reader of a bulletin. */
export interface NoticeMail {
  lector: string
  mail: NewMail
  /** Of the mail's headers (RFC 8058). */
  unsubscribeUrl: string
}

export const noticeMail = (
  to: string,
  { id, titulo, descripcion }: Bulletin,
  { lector, clave }: Reader,
  portalUrl: string,
): NoticeMail => ({
  lector,
  mail: newMail('bulletinPublished', to, {
    titulo,
    descripcion,
    link: `${portalUrl}/boletines/${id}`,
    choose: subscriptionAddress(portalUrl, lector, clave, id),
    portalUrl,
  }),
  unsubscribeUrl: unsubscribeAddress(portalUrl, id, lector, clave),
})
