import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { createCollection } from '../db/collection.ts'
import { readAll } from '../db/query.ts'
import type { Tx } from '../db/tx.ts'
import { type About, correoSchema, digestIdOf, proofIdOf, type TipoCorreo } from './correo-record.ts'
import { createDeliveries } from './deliveries.repository.ts'
import { createFailedMails } from './failed-mails.repository.ts'
import { newCorreo } from './new-correo.repository.ts'
import type { NewMail } from './new-mail.ts'
import { createNotices, paced } from './notices.repository.ts'
import { createRequestMails } from './request-mails.repository.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** The mails on their way. Those of a write go with it. */
export const createOutbox = (db: Firestore) => {
  const correos = createCollection(db, { name: 'correos', schema: correoSchema, createdAt: 'createdAt' })

  return {
    ...createDeliveries(db, correos),
    ...createRequestMails(correos),
    ...createNotices(db, correos),
    ...createFailedMails(correos),

    /** The unsent mails about records of a collection, by the record's id: for who deletes many at once. */
    async unsentAbout(coleccion: About['coleccion']): Promise<Map<string, DocumentReference[]>> {
      const documents = new Map<string, DocumentReference[]>()
      const unsent = correos.all.where('status', '==', 'pendiente').select('about')
      for (const correo of await readAll(unsent)) {
        const about: About | undefined = correo.get('about')
        if (about?.coleccion === coleccion)
          documents.set(about.id, [...(documents.get(about.id) ?? []), correo.ref])
      }
      return documents
    },

    /** Stores the mail together with what it speaks of. */
    enqueue: (tx: Tx, mail: NewMail, about: About, tipo: TipoCorreo | null = null): void =>
      tx.create(correos, correos.newId(), newCorreo(mail, about, { tipo })),

    /** As `enqueue`, for many at once: they are sent at the pace of notices, from now on. */
    enqueueAtPace(tx: Tx, mails: { mail: NewMail; about: About }[], before: number): void {
      const since = Timestamp.now()
      for (const [at, { mail, about }] of mails.entries()) {
        const sendAfter = paced(since, before + at)
        tx.create(correos, correos.newId(), newCorreo(mail, about, { tipo: 'recordatorio', sendAfter }))
      }
    },

    /** Whether somebody was told already on that day what was given to them. */
    hasDigest: async (tx: Tx, uid: string, day: string): Promise<boolean> =>
      (await tx.find(correos, digestIdOf(uid, day))) !== null,

    /** Stores the mail that tells so: one a day. */
    enqueueDigest: (tx: Tx, mail: NewMail, uid: string, day: string): void =>
      tx.create(correos, digestIdOf(uid, day), newCorreo(mail, { coleccion: 'users', id: uid })),

    /** Whether the mail that asks to prove this account's mailbox has been stored. */
    asksForProof: async (tx: Tx, uid: string): Promise<boolean> =>
      (await tx.find(correos, proofIdOf(uid))) !== null,

    /** Stores that mail: one for each account. */
    enqueueProof: (tx: Tx, mail: NewMail, uid: string): void =>
      tx.create(correos, proofIdOf(uid), newCorreo(mail, { coleccion: 'users', id: uid })),

    async deleteAbout(tx: Tx, about: About): Promise<void> {
      const { docs } = await correos.all.where('about.id', '==', about.id).select().get()
      for (const { id } of docs) tx.delete(correos, id)
    },
  }
}
