import { DASHBOARD, type Rol } from '@naf/contract'
import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'

/** What colleagues gave to somebody of the team, as its mail needs it. */
export interface Assigned {
  correo: string
  nombre: string
  rol: Rol
  /** Of the mail, as `YYYY-MM-DD`: there is one a day. */
  day: string
  requests: { numero: string | null; servicio: string; ciudad: string }[]
}

export const assignedMail = ({ correo, nombre, rol, requests }: Assigned, portalUrl: string): NewMail =>
  newMail('requestsAssigned', correo, {
    name: greetingName(nombre),
    requests,
    link: `${portalUrl}${DASHBOARD[rol]}/ver-asesorias`,
    portalUrl,
  })
