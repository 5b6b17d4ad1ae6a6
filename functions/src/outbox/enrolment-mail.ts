import { greetingName } from './greeting-name.ts'
import { type NewMail, newMail } from './new-mail.ts'

/** An enrolment as its mail needs it. */
export interface Enrolled {
  correo: string
  nombre: string
  carrera: string
  nivelSemestre: string
  numero: string
  /** When it was sent. */
  at: Date
}

/** Confirms an enrolment; of what was typed it repeats a name at most (docs/decisions/mail-caps.md). */
export const enrolmentMail = (
  { correo, nombre, carrera, nivelSemestre, numero, at }: Enrolled,
  portalUrl: string,
): NewMail =>
  newMail('inscripcionReceived', correo, {
    name: greetingName(nombre),
    sentAt: at,
    carrera,
    semestre: nivelSemestre,
    numero,
    portalUrl,
  })
