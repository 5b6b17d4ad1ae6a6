import type { Joined } from '../mail/news-mails.ts'
import type { Appointment } from './appointment.ts'
import type { ParticipanteRecord } from './sign-up-record.ts'

type Who = Pick<ParticipanteRecord, 'correo' | 'nombre' | 'clave' | 'orden'> & { id: string }

/** A sign-up as its mails need it. */
export const joinedBy = (
  { titulo, fecha, inicio, fin, lugar, enlace }: Appointment & { titulo: string },
  { id, correo, nombre, clave, orden }: Who,
): Joined => ({ participante: id, correo, nombre, clave, orden, titulo, fecha, inicio, fin, lugar, enlace })
