import { mails } from '../../functions/src/outbox/templates/index.ts'
import { url } from '../lib/addresses.ts'

const portalUrl = url('portal')

/** Each mail with data that shows every part of it, at the length it has in life. */
export const EXAMPLES = {
  asesoriaReceived: () =>
    mails.asesoriaReceived({
      name: 'María Fernanda Quishpe Toapanta',
      sentAt: new Date('2026-11-22T15:00:00Z'),
      servicio: 'Declaraciones tributarias',
      medioContacto: 'WhatsApp',
      portalUrl,
    }),

  proveMailbox: () =>
    mails.proveMailbox({
      link: `${portalUrl}/cuenta?mode=verifyEmail&oobCode=kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9pT6cA-eRqWtYxKo_MbNvIjUzHgSaPl`,
      portalUrl,
    }),
} satisfies { [Name in keyof typeof mails]: () => ReturnType<(typeof mails)[Name]> }
