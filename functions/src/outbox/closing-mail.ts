import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'
import { trackingAddress } from './tracking-address.ts'

/** A request that was closed, as its mail needs it (docs/decisions/closing-mails.md). */
export interface Closed {
  correo: string
  nombre: string
  /** Null in what was asked before requests had numbers. */
  numero: string | null
  enlace: string
  cierre: 'atendida' | 'sin_respuesta'
}

/** Says that a request was closed: asks for an opinion where advice was given, else how to write again. */
export const closingMail = ({ correo, nombre, numero, enlace, cierre }: Closed, portalUrl: string): NewMail =>
  newMail('asesoriaClosed', correo, {
    name: greetingName(nombre),
    numero,
    served: cierre === 'atendida',
    link: trackingAddress(portalUrl, enlace),
    portalUrl,
  })
