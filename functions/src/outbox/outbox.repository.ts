import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import type { Mail } from '../platform/mailer.ts'
import { createCollection } from '../store/collection.ts'
import { readAll } from '../store/read-all.ts'
import type { Unit } from '../store/unit.ts'
import {
  type About,
  type CorreoRecord,
  correoSchema,
  formerAbout,
  formerIdOf,
  proofIdOf,
} from './correo-record.ts'
import { createDeliveries } from './deliveries.repository.ts'

const newCorreo = ({ to, subject, text, html }: Mail, about: About): WithFieldValue<CorreoRecord> => ({
  to,
  subject,
  text,
  html,
  about,
  status: 'pendiente',
  attempts: 0,
  createdAt: FieldValue.serverTimestamp(),
  sentAt: null,
  messageId: null,
  lastError: null,
  heldBy: null,
  claimedAt: null,
  leaseUntil: null,
})

export type Outbox = ReturnType<typeof createOutbox>

/** The mails on their way. Those of a write go with it. */
export const createOutbox = (db: Firestore) => {
  const correos = createCollection(db, { name: 'correos', schema: correoSchema, createdAt: 'createdAt' })

  return {
    ...createDeliveries(db, correos),

    /** The mails about records of a collection, by the record's id: for who deletes many at once. */
    async documentsAbout(coleccion: About['coleccion']): Promise<Map<string, DocumentReference[]>> {
      const documents = new Map<string, DocumentReference[]>()
      for (const correo of await readAll(correos.all.select('about'))) {
        const about: About = correo.get('about') ?? formerAbout(correo.id)
        if (about.coleccion === coleccion)
          documents.set(about.id, [...(documents.get(about.id) ?? []), correo.ref])
      }
      return documents
    },

    /** Stores the mail together with what it speaks of. */
    enqueue: (unit: Unit, mail: Mail, about: About): void =>
      unit.create(correos, correos.newId(), newCorreo(mail, about)),

    /** Whether the mail that asks to prove this account's mailbox has been stored. */
    asksForProof: async (unit: Unit, uid: string): Promise<boolean> =>
      (await unit.find(correos, proofIdOf(uid))) !== null,

    /** Stores that mail: one for each account. */
    enqueueProof: (unit: Unit, mail: Mail, uid: string): void =>
      unit.create(correos, proofIdOf(uid), newCorreo(mail, { coleccion: 'users', id: uid })),

    async deleteAbout(unit: Unit, about: About): Promise<void> {
      const { docs } = await correos.all.where('about.id', '==', about.id).select().get()
      for (const id of [formerIdOf(about), ...docs.map(({ id }) => id)]) unit.delete(correos, id)
    },
  }
}
