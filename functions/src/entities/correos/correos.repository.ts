import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { Mail } from '../../platform/mailer.ts'

/** `correos/{id}`: one mail on its way. `leaseUntil` keeps a second delivery of the event off it. */
export interface CorreoRecord extends Mail {
  status: 'pendiente' | 'enviado' | 'fallido'
  attempts: number
  createdAt: Timestamp
  sentAt: Timestamp | null
  messageId: string | null
  lastError: string | null
  leaseUntil: Timestamp | null
}

export type Claim =
  | { outcome: 'claimed'; mail: Mail; attempts: number }
  | { outcome: 'busy' }
  | { outcome: 'settled' }

export type CorreosRepository = ReturnType<typeof createCorreosRepository>

/** The outbox. */
export const createCorreosRepository = (db: Firestore) => {
  const correos = db.collection('correos') as CollectionReference<CorreoRecord, DocumentData>

  /** The record may be gone meanwhile: whoever deleted the request wanted no trace of it. */
  const settle = async (id: string, changes: Partial<Record<keyof CorreoRecord, unknown>>): Promise<void> => {
    await db.runTransaction(async (tx) => {
      if ((await tx.get(correos.doc(id))).exists) tx.update(correos.doc(id), { ...changes, leaseUntil: null })
    })
  }

  return {
    /** Adds the mail to a batch, so that it is stored together with the record it speaks of. */
    enqueue(batch: WriteBatch, id: string, { to, subject, text, html }: Mail): void {
      batch.create(correos.doc(id), {
        to,
        subject,
        text,
        html,
        status: 'pendiente',
        attempts: 0,
        createdAt: FieldValue.serverTimestamp(),
        sentAt: null,
        messageId: null,
        lastError: null,
        leaseUntil: null,
      })
    },

    deleteWith(batch: WriteBatch, id: string): void {
      batch.delete(correos.doc(id))
    },

    /** Takes the mail for `leaseMs`, unless it is settled already or somebody else has it. */
    async claim(id: string, leaseMs: number): Promise<Claim> {
      return db.runTransaction(async (tx) => {
        const record = (await tx.get(correos.doc(id))).data()
        if (record?.status !== 'pendiente') return { outcome: 'settled' }
        if (record.leaseUntil && record.leaseUntil.toMillis() > Date.now()) return { outcome: 'busy' }
        tx.update(correos.doc(id), { leaseUntil: Timestamp.fromMillis(Date.now() + leaseMs) })
        const { to, subject, text, html, attempts } = record
        return { outcome: 'claimed', mail: { to, subject, text, html }, attempts }
      })
    },

    markSent: (id: string, attempts: number, messageId: string | null) =>
      settle(id, {
        status: 'enviado',
        attempts,
        messageId,
        sentAt: FieldValue.serverTimestamp(),
        lastError: null,
      }),

    markFailed: (id: string, attempts: number, lastError: string) =>
      settle(id, { status: 'fallido', attempts, lastError }),

    /** Back in the queue for the next delivery of the event. */
    release: (id: string, attempts: number, lastError: string) => settle(id, { attempts, lastError }),
  }
}
