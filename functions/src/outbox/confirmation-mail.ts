import { MEDIOS_CONTACTO, OTRO } from '@naf/contract'
import type { Mail } from '../platform/mailer.ts'
import { greetingName } from './greeting-name.ts'
import { mails } from './templates/index.ts'

/** A request as its confirmation needs it. */
export interface Confirmed {
  correo: string
  nombre: string
  tipoServicio: string
  medioContacto: string
  /** When it was sent. */
  at: Date
}

const isListed = (medio: string): boolean =>
  medio !== OTRO && (MEDIOS_CONTACTO as readonly string[]).includes(medio)

/**
 * The confirmation of a request. Whoever asks types the address, so the mail may reach a stranger: it repeats what
 * comes from closed lists or from the portal itself, and of what was typed a name at most
 * (docs/decisions/mail-caps.md). The subject is fixed and the address is one that the schema let through, so nothing
 * typed reaches a header.
 */
export const confirmationMail = async (
  { correo, nombre, tipoServicio, medioContacto, at }: Confirmed,
  portalUrl: string,
): Promise<Mail> => ({
  to: correo,
  ...(await mails.asesoriaReceived({
    name: greetingName(nombre),
    sentAt: at,
    servicio: tipoServicio,
    medioContacto: isListed(medioContacto) ? medioContacto : null,
    portalUrl,
  })),
})
