import {
  type DocumentData,
  FieldValue,
  type Firestore,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore'
import type { Collection } from '../db/collection.ts'

import { commitAsRead, doesNotExist, retryContended } from '../db/tx.ts'
import { createMutex } from '../util.ts'
import type { CorreoRecord } from './correo-record.ts'
import { createMailCounts, type HeldBy, type MailCaps } from './mail-counts.repository.ts'

export type Claim =
  | { outcome: 'claimed'; correo: CorreoRecord }
  | { outcome: 'busy' }
  | { outcome: 'held'; heldBy: HeldBy }
  | { outcome: 'early' }
  | { outcome: 'settled' }

/** Of a mail that nobody is to send any more. */
const SETTLED = { leaseUntil: null, sendAfter: null }
/** Mails to many have a pace of their own, and take nothing from those to people who wait for an answer. */
const UNCOUNTED = { heldBy: null, countIn: () => {} }
/** So many that one run of a minute takes. */
const DUE_MAX = 50

/** What becomes of the mails on their way, between the outbox and their sender. */
export const createDeliveries = (db: Firestore, correos: Collection<CorreoRecord>) => {
  const counts = createMailCounts(db)
  const exclusively = createMutex()

  /** The mail may be gone meanwhile: whoever deleted what it speaks of wanted no trace of it. */
  const change = async (id: string, changes: UpdateData<DocumentData>): Promise<void> => {
    await correos
      .document(id)
      .update(changes)
      .catch((error: unknown) => {
        if (!doesNotExist(error)) throw error
      })
  }

  /**
   * What was read is written only if nobody has changed it: mails taken at once cannot pass the same cap together, and
   * no reading holds anybody up, as that of a transaction would.
   */
  const claim = async (id: string, leaseMs: number, caps: MailCaps): Promise<Claim> => {
    const correo = await correos.document(id).get()
    const record = correos.read(correo)
    if (record?.status !== 'pendiente' || !correo.updateTime) return { outcome: 'settled' }
    const now = Timestamp.now()
    if (record.sendAfter && record.sendAfter > now) return { outcome: 'early' }
    if (record.leaseUntil && record.leaseUntil > now) return { outcome: 'busy' }

    const { to, claimedAt, tipo } = record
    const byTeam = tipo === 'respuesta' || tipo === 'cierre'
    const isPaced = tipo === 'aviso' || tipo === 'recordatorio'
    const { heldBy, countIn } = isPaced
      ? UNCOUNTED
      : await counts.weigh({ id, to, claimedAt, byTeam }, caps, now)
    const unchanged = { lastUpdateTime: correo.updateTime }
    const batch = db.batch()
    if (heldBy) batch.update(correo.ref, { status: 'retenido', heldBy, ...SETTLED }, unchanged)
    else {
      const leaseUntil = Timestamp.fromMillis(now.toMillis() + leaseMs)
      batch.update(correo.ref, { claimedAt: now, leaseUntil }, unchanged)
      countIn(batch)
    }
    await commitAsRead(batch)
    return heldBy ? { outcome: 'held', heldBy } : { outcome: 'claimed', correo: record }
  }

  const postpone = async (id: string, until: Date): Promise<void> => {
    const correo = await correos.document(id).get()
    if (correos.read(correo)?.status !== 'pendiente' || !correo.updateTime) return
    const batch = db.batch()
    batch.update(correo.ref, { sendAfter: until }, { lastUpdateTime: correo.updateTime })
    await commitAsRead(batch)
  }

  return {
    /**
     * Takes the mail for `leaseMs`, unless it is settled already or somebody else has it, or holds it back where a cap
     * is reached. Deliveries of one instance do so in turn: they would only get in each other's way.
     * @throws unavailable where too many instances count at once, or Firestore does not answer
     */
    claim: (id: string, leaseMs: number, caps: MailCaps): Promise<Claim> =>
      exclusively(() => retryContended(() => claim(id, leaseMs, caps))),

    markSent: (id: string, attempts: number, messageId: string | null) =>
      change(id, {
        ...SETTLED,
        status: 'enviado',
        attempts,
        messageId,
        sentAt: FieldValue.serverTimestamp(),
        lastError: null,
      }),

    markFailed: (id: string, attempts: number, lastError: string) =>
      change(id, { ...SETTLED, status: 'fallido', attempts, lastError }),

    /** Back in the queue for the next delivery of the event. */
    release: (id: string, attempts: number, lastError: string) =>
      change(id, { leaseUntil: null, attempts, lastError }),

    /** The ids of waiting mails whose time has come: no event tells of them. */
    async due(now: Date): Promise<string[]> {
      const { docs } = await correos.all
        .where('sendAfter', '<=', now)
        .orderBy('sendAfter')
        .limit(DUE_MAX)
        .get()
      return docs.map(({ id }) => id)
    },

    /** Has a waiting mail tried again later, unless another delivery has settled it meanwhile. */
    postpone: (id: string, until: Date): Promise<void> => retryContended(() => postpone(id, until)),
  }
}
