import { MEDIOS_CONTACTO, OTRO } from '@naf/contract'
import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'
import { trackingAddress } from './tracking-address.ts'

/** A request as its confirmation needs it. */
export interface Confirmed {
  correo: string
  nombre: string
  tipoServicio: string
  medioContacto: string
  /** Null in what was asked before requests had numbers. */
  numero: string | null
  /** What opens the request without typing (docs/decisions/tracking-links.md). */
  enlace: string
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
export const confirmationMail = (
  { correo, nombre, tipoServicio, medioContacto, numero, enlace, at }: Confirmed,
  portalUrl: string,
): NewMail =>
  newMail('asesoriaReceived', correo, {
    name: greetingName(nombre),
    sentAt: at,
    servicio: tipoServicio,
    medioContacto: isListed(medioContacto) ? medioContacto : null,
    numero,
    link: trackingAddress(portalUrl, enlace),
    portalUrl,
  })
