import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'
import { trackingAddress } from './tracking-address.ts'

/** What the team wrote to a person, as its mail needs it. */
export interface Replied {
  correo: string
  nombre: string
  /** Null in what was asked before requests had numbers. */
  numero: string | null
  enlace: string
  /** As it was typed, in lines. */
  texto: string
  /** Who of the team wrote it. */
  autor: string
}

/** An answer of the team, which the person can read in their mailbox as well as in the portal. */
export const answerMail = (
  { correo, nombre, numero, enlace, texto, autor }: Replied,
  portalUrl: string,
): NewMail =>
  newMail('asesoriaAnswered', correo, {
    name: greetingName(nombre),
    numero,
    texto,
    autor,
    link: trackingAddress(portalUrl, enlace),
    portalUrl,
  })
