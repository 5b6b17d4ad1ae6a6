import type { Tx } from '../db/tx.ts'
import type { StoredUser } from '../entities/users/record.ts'
import { linkTo } from '../http/links.ts'
import { answerMail } from '../outbox/answer-mail.ts'
import { assignedMail } from '../outbox/assigned-mail.ts'
import { closingMail } from '../outbox/closing-mail.ts'
import { confirmationMail } from '../outbox/confirmation-mail.ts'
import type { Outbox } from '../outbox/outbox.repository.ts'
import { placeOf } from './places.ts'
import type { AsesoriaRecord } from './record.ts'

/** The mails about requests. Each is stored in the transaction of what it tells. */

export type RequestMail =
  | { tipo: 'confirmacion' }
  | { tipo: 'respuesta'; texto: string; autor: string }
  | { tipo: 'cierre'; cierre: 'atendida' | 'sin_respuesta' }

interface Addressed
  extends Pick<AsesoriaRecord, 'correo' | 'nombre' | 'numero' | 'tipoServicio' | 'medioContacto'> {
  id: string
  clave: string
  /** When the request came in. */
  at: Date
}

export type Mails = ReturnType<typeof createMails>

export const createMails = (outbox: Outbox, portalUrl: string) => ({
  /** Stores a mail to the person. The closing mail is stored once a request and waits ten minutes. */
  async add(tx: Tx, { id, clave, ...asesoria }: Addressed, mail: RequestMail): Promise<void> {
    const about = { coleccion: 'asesorias', id } as const
    const addressed = { ...asesoria, enlace: linkTo(id, clave) }
    if (mail.tipo === 'cierre')
      await outbox.enqueueClosing(tx, closingMail({ ...addressed, cierre: mail.cierre }, portalUrl), id)
    else if (mail.tipo === 'respuesta')
      outbox.enqueue(tx, answerMail({ ...addressed, ...mail }, portalUrl), about, mail.tipo)
    else outbox.enqueue(tx, confirmationMail(addressed, portalUrl), about, mail.tipo)
  },

  /**
   * Stores the mail of a day that tells a member of staff which requests they were given.
   * A city is named only if it is a canton: a mail program makes a link of other typed text.
   */
  addDigest(
    tx: Tx,
    { uid, correo, nombre, rol }: StoredUser,
    day: string,
    given: Pick<AsesoriaRecord, 'numero' | 'tipoServicio' | 'ciudad'>[],
  ): void {
    const requests = given.map(({ numero, tipoServicio, ciudad }) => ({
      numero,
      servicio: tipoServicio,
      ciudad: placeOf(ciudad).ciudad ?? '',
    }))
    outbox.enqueueDigest(tx, assignedMail({ correo, nombre, rol, day, requests }, portalUrl), uid, day)
  },
})
