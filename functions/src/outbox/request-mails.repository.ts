import { Timestamp } from 'firebase-admin/firestore'
import type { Collection, Stored } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { type About, type CorreoRecord, closingIdOf } from './correo-record.ts'
import { newCorreo } from './new-correo.repository.ts'
import type { NewMail } from './new-mail.ts'

/** As long as 'Deshacer' is worth something: a mark by mistake is noticed within minutes. */
const CLOSING_WAITS_MS = 10 * 60_000
/** Whoever asks for the confirmation again within so long meant to ask once. */
const CONFIRMATION_PAUSE_MS = 10 * 60_000

/** A mail that nobody has begun to send. */
const isWaiting = ({ status, claimedAt }: CorreoRecord): boolean =>
  status === 'pendiente' && claimedAt === null

/** The mails about one request. */
export const createRequestMails = (correos: Collection<CorreoRecord>) => {
  const within = async (tx: Tx, { coleccion, id }: About): Promise<Stored<CorreoRecord>[]> => {
    const found = await tx.select(correos, (all) => all.where('about.id', '==', id))
    return found.filter(({ about }) => about.coleccion === coleccion)
  }

  return {
    /** The mails about a record, the oldest first. */
    async about({ coleccion, id }: About): Promise<Stored<CorreoRecord>[]> {
      const { records } = await correos.list((all) => all.where('about.id', '==', id))
      return records
        .filter(({ about }) => about.coleccion === coleccion)
        .toSorted((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis())
    },

    /** Whether the confirmation of a request is on its way, or has gone out just now. */
    async isConfirming(tx: Tx, asesoria: string): Promise<boolean> {
      const mails = await within(tx, { coleccion: 'asesorias', id: asesoria })
      const since = Date.now() - CONFIRMATION_PAUSE_MS
      return mails.some(
        (mail) =>
          mail.tipo === 'confirmacion' &&
          (mail.status === 'pendiente' || (mail.status === 'enviado' && mail.createdAt.toMillis() > since)),
      )
    },

    /** Stores the mail that says of a request that it was closed, which waits; there is one for each request. */
    async enqueueClosing(tx: Tx, mail: NewMail, asesoria: string): Promise<void> {
      const id = closingIdOf(asesoria)
      if (await tx.find(correos, id)) return
      const sendAfter = Timestamp.fromMillis(Date.now() + CLOSING_WAITS_MS)
      const about: About = { coleccion: 'asesorias', id: asesoria }
      tx.create(correos, id, newCorreo(mail, about, { tipo: 'cierre', sendAfter }))
    },

    /** Deletes that mail while it waits; one that is being sent stays, and is the only one for good. */
    async withdrawClosing(tx: Tx, asesoria: string): Promise<void> {
      const closing = await tx.find(correos, closingIdOf(asesoria))
      if (closing && isWaiting(closing)) tx.delete(correos, closing.id)
    },

    /** Deletes the mails about a record that were not sent: it is deleted, and may come back. */
    async withdrawAbout(tx: Tx, about: About): Promise<void> {
      for (const { id, status } of await within(tx, about)) if (status === 'pendiente') tx.delete(correos, id)
    },
  }
}
