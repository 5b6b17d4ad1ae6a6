import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { commitAsRead, whenFree } from '../../platform/contention.ts'
import { answered } from '../../platform/firestore-answers.ts'
import { createTurns } from '../../platform/in-turn.ts'
import type { Mail } from '../../platform/mailer.ts'
import { createMailCounts, type HeldBy, type MailCaps } from './mail-counts.repository.ts'

/**
 * `correos/{id}`: one mail on its way. `leaseUntil` keeps a second delivery of the event off it. One that is `retenido`
 * was never sent, because of the cap that `heldBy` names.
 */
export interface CorreoRecord extends Mail {
  status: 'pendiente' | 'enviado' | 'fallido' | 'retenido'
  attempts: number
  createdAt: Timestamp
  sentAt: Timestamp | null
  messageId: string | null
  lastError: string | null
  heldBy: HeldBy | null
  claimedAt: Timestamp | null
  leaseUntil: Timestamp | null
}

export type Claim =
  | { outcome: 'claimed'; mail: Mail; attempts: number }
  | { outcome: 'busy' }
  | { outcome: 'held'; heldBy: HeldBy }
  | { outcome: 'settled' }

export type CorreosRepository = ReturnType<typeof createCorreosRepository>

/** The outbox. */
export const createCorreosRepository = (db: Firestore) => {
  const correos = db.collection('correos') as CollectionReference<CorreoRecord, DocumentData>
  const counts = createMailCounts(db)
  const inTurn = createTurns()

  /** The record may be gone meanwhile: whoever deleted the request wanted no trace of it. */
  const settle = async (id: string, changes: Partial<Record<keyof CorreoRecord, unknown>>): Promise<void> => {
    await db.runTransaction(async (tx) => {
      if ((await tx.get(correos.doc(id))).exists) tx.update(correos.doc(id), { ...changes, leaseUntil: null })
    })
  }

  /**
   * What was read is written only if nobody has changed it: mails taken at once cannot pass the same cap together, and
   * no reading holds anybody up, as that of a transaction would.
   */
  const claim = async (id: string, leaseMs: number, caps: MailCaps): Promise<Claim> => {
    const correo = await correos.doc(id).get()
    const record = correo.data()
    if (record?.status !== 'pendiente' || !correo.updateTime) return { outcome: 'settled' }
    const now = Timestamp.now()
    if (record.leaseUntil && record.leaseUntil > now) return { outcome: 'busy' }

    const { to, subject, text, html, attempts, claimedAt } = record
    const { heldBy, countIn } = await counts.weigh({ id, to, claimedAt }, caps, now)
    const unchanged = { lastUpdateTime: correo.updateTime }
    const batch = db.batch()
    if (heldBy) batch.update(correo.ref, { status: 'retenido', heldBy, leaseUntil: null }, unchanged)
    else {
      const leaseUntil = Timestamp.fromMillis(now.toMillis() + leaseMs)
      batch.update(correo.ref, { claimedAt: now, leaseUntil }, unchanged)
      countIn(batch)
    }
    await commitAsRead(batch)
    return heldBy
      ? { outcome: 'held', heldBy }
      : { outcome: 'claimed', mail: { to, subject, text, html }, attempts }
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
        heldBy: null,
        claimedAt: null,
        leaseUntil: null,
      })
    },

    deleteWith(batch: WriteBatch, id: string): void {
      batch.delete(correos.doc(id))
    },

    /**
     * Takes the mail for `leaseMs`, unless it is settled already or somebody else has it, or holds it back where a cap
     * is reached. Deliveries of one instance do so in turn: they would only get in each other's way.
     * @throws unavailable where too many instances count at once, or Firestore does not answer
     */
    claim: (id: string, leaseMs: number, caps: MailCaps): Promise<Claim> =>
      inTurn(() => answered(whenFree(() => claim(id, leaseMs, caps)))),

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
