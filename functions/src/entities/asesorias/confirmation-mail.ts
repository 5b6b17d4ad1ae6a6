import { type AsesoriaCreate, MEDIOS_CONTACTO, OTRO } from '@naf/contract'
import { mails } from '../../outbox/templates/index.ts'
import type { Mail } from '../../platform/mailer.ts'
import { greetingName } from './greeting-name.ts'

/** A request as its confirmation needs it. */
interface Confirmed {
  input: AsesoriaCreate
  /** When it was sent. */
  at: Date
}

const isListed = (medio: string): boolean =>
  medio !== OTRO && (MEDIOS_CONTACTO as readonly string[]).includes(medio)

/**
 * The confirmation of a request. Whoever asks types the address, so the mail may reach a stranger: it repeats what comes
 * from closed lists or from the portal itself, and of what was typed a name at most (decision 053). The subject is fixed
 * and the address is one that the schema let through, so nothing typed reaches a header.
 */
export const confirmationMail = async ({ input, at }: Confirmed, portalUrl: string): Promise<Mail> => ({
  to: input.Correo,
  ...(await mails.asesoriaReceived({
    name: greetingName(input.Nombre),
    sentAt: at,
    servicio: input.TipoServicio,
    medioContacto: isListed(input.MedioContacto) ? input.MedioContacto : null,
    portalUrl,
  })),
})
