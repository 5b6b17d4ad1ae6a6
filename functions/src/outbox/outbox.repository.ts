import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import { commitAsRead, whenFree } from '../platform/contention.ts'
import { answered } from '../platform/firestore-answers.ts'
import { doesNotExist } from '../platform/firestore-codes.ts'
import { createTurns } from '../platform/in-turn.ts'
import type { Mail } from '../platform/mailer.ts'
import { createCollection } from '../store/collection.ts'
import { storedText, storedTime, storedTimeOrNull } from '../store/fields.ts'
import type { Unit } from '../store/unit.ts'
import { createMailCounts, type HeldBy, type MailCaps } from './mail-counts.repository.ts'

/** The record that a mail speaks of: where that goes, the mail goes too. */
export interface About {
  coleccion: 'asesorias' | 'users'
  id: string
}

/**
 * `correos/{id}`: one mail on its way. `leaseUntil` keeps a second delivery of the event off it. One that is `retenido`
 * was never sent, because of the cap that `heldBy` names. Mails from before they had ids of their own say nothing of
 * what they are about: theirs follows from it.
 */
const correoSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: storedText,
  about: z
    .object({ coleccion: z.enum(['asesorias', 'users']), id: z.string() })
    .nullable()
    .default(null),
  status: z.enum(['pendiente', 'enviado', 'fallido', 'retenido']),
  attempts: z.number().default(0),
  createdAt: storedTime,
  sentAt: storedTimeOrNull,
  messageId: z.string().nullable().default(null),
  lastError: z.string().nullable().default(null),
  heldBy: z.enum(['destinatario', 'hora', 'dia']).nullable().default(null),
  claimedAt: storedTimeOrNull,
  leaseUntil: storedTimeOrNull,
})

type CorreoRecord = z.output<typeof correoSchema>

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

const ACCOUNT = 'cuenta-'
const formerIdOf = ({ coleccion, id }: About): string => (coleccion === 'users' ? `${ACCOUNT}${id}` : id)
const formerAbout = (correo: string): About =>
  correo.startsWith(ACCOUNT)
    ? { coleccion: 'users', id: correo.slice(ACCOUNT.length) }
    : { coleccion: 'asesorias', id: correo }

export type Claim =
  | { outcome: 'claimed'; mail: Mail; attempts: number }
  | { outcome: 'busy' }
  | { outcome: 'held'; heldBy: HeldBy }
  | { outcome: 'settled' }

export type Outbox = ReturnType<typeof createOutbox>

/** The mails on their way. Those of a write go with it; what becomes of them is between this and their sender. */
export const createOutbox = (db: Firestore) => {
  const correos = createCollection(db, { name: 'correos', schema: correoSchema, createdAt: 'createdAt' })
  const counts = createMailCounts(db)
  const inTurn = createTurns()

  /** The mail may be gone meanwhile: whoever deleted what it speaks of wanted no trace of it. */
  const settle = async (id: string, changes: UpdateData<DocumentData>): Promise<void> => {
    await correos
      .document(id)
      .update({ ...changes, leaseUntil: null })
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
    /** The mails about records of a collection, by the record's id: for who deletes many at once. */
    async documentsAbout(coleccion: About['coleccion']): Promise<Map<string, DocumentReference[]>> {
      const { docs } = await correos.all.select('about').get()
      const documents = new Map<string, DocumentReference[]>()
      for (const correo of docs) {
        const about: About = correo.get('about') ?? formerAbout(correo.id)
        if (about.coleccion === coleccion)
          documents.set(about.id, [...(documents.get(about.id) ?? []), correo.ref])
      }
      return documents
    },

    /** Stores the mail together with what it speaks of. */
    enqueue: (unit: Unit, mail: Mail, about: About): void =>
      unit.create(correos, correos.newId(), newCorreo(mail, about)),

    /** As `enqueue`, unless there is one of that id already. */
    async enqueueOnce(unit: Unit, id: string, mail: Mail, about: About): Promise<void> {
      if (!(await unit.find(correos, id))) unit.create(correos, id, newCorreo(mail, about))
    },

    async deleteAbout(unit: Unit, about: About): Promise<void> {
      const { docs } = await correos.all.where('about.id', '==', about.id).select().get()
      for (const id of [formerIdOf(about), ...docs.map(({ id }) => id)]) unit.delete(correos, id)
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
