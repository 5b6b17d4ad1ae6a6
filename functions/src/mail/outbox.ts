import { mailAbout, mailBounce } from '@naf/contract/schemas'
import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection, type Stored, storedText, storedTime, storedTimeOrNull } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import type { Origin } from '../http/throttle.ts'
import { type Content, render } from './render.ts'

/**
 * `correos/{id}`: one mail on its way, as it will be read. `leaseUntil` lets only one delivery of the event send it. One that
 * is `retenido` was not sent, because of the cap that `heldBy` names, or because its request was in the trash meanwhile. One
 * that is `rebotado` was sent and came back.
 */
const correoSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: storedText,
  text: storedText,
  /**
   * `stranger`: somebody typed the address. `proof`: the same, and nothing counts until its owner confirms it. `relation`:
   * its owner confirmed it, or the team writes. `broadcast`: to many, at a pace of its own (docs/decisions/mail-caps.md).
   */
  class: z.enum(['stranger', 'proof', 'relation', 'broadcast']).default('stranger'),
  /** The record that the mail is about: if that is deleted, the mail goes too. */
  about: z.object({ coleccion: mailAbout, id: z.string() }),
  /** Null for other mails. */
  tipo: z.enum(['confirmacion', 'respuesta', 'cierre']).nullable().default(null),
  /** The broadcast that it belongs to; null for other mails. */
  difusion: z.string().nullable().default(null),
  /** Where a mail program unsubscribes its reader; null if nobody subscribed. */
  unsubscribeUrl: z.string().nullable().default(null),
  /** Not to be sent before; null if it is sent at once, or is settled. */
  sendAfter: storedTimeOrNull,
  /** When it was to be sent. A cap moves it; a try that fails does not. Null for mails stored before it existed. */
  dueAt: storedTimeOrNull,
  status: z.enum(['pendiente', 'enviado', 'fallido', 'retenido', 'rebotado']),
  attempts: z.number().default(0),
  createdAt: storedTime,
  sentAt: storedTimeOrNull,
  messageId: z.string().nullable().default(null),
  lastError: z.string().nullable().default(null),
  heldBy: z.enum(['destinatario', 'dia']).nullable().default(null),
  bounce: mailBounce.nullable().default(null),
  /** It waited for days or is sent again: `send.ts` checks first whether its reader should still get it. */
  isOld: z.boolean().default(false),
  claimedAt: storedTimeOrNull,
  leaseUntil: storedTimeOrNull,
})

export type CorreoRecord = z.output<typeof correoSchema>
type About = CorreoRecord['about']

/** A mail before it is stored. */
export interface NewMail extends Content, Pick<CorreoRecord, 'to' | 'about' | 'class'> {
  tipo?: CorreoRecord['tipo']
  /** An id that follows from what the mail is about: such a mail is stored once. */
  id?: string
  difusion?: string
  sendAfter?: Date
  unsubscribePath?: string
}

export const closingIdOf = (asesoria: string): string => `cierre-${asesoria}`
export const digestIdOf = (uid: string, day: string): string => `resumen-${uid}-${day}`
export const linksIdOf = (mailbox: string, day: string, nth: number): string =>
  `enlaces-${mailbox}-${day}-${nth}`

export const correosOf = (db: Firestore) =>
  createCollection(db, { name: 'correos', schema: correoSchema, createdAt: 'createdAt' })

/** A second mail that says the same within this time is not sent. */
const PAUSE_MS = 10 * 60_000

/** A mail that did not go out in this time is waited for no longer. */
const WAIT_MAX_MS = 30 * 24 * 60 * 60_000

export type Outbox = ReturnType<typeof createOutbox>

/** The store of `correos`: the mails on their way. One is stored in the transaction of the record that it is about. */
export const createOutbox = (
  db: Firestore,
  portalUrl: string,
  pace: (origin: Origin, kind: CorreoRecord['class']) => Date | undefined,
) => {
  const correos = correosOf(db)

  const mailsAbout = ({ coleccion, id }: About): Query =>
    correos.all.where('about.id', '==', id).where('about.coleccion', '==', coleccion)
  const has = async (tx: Tx, id: string): Promise<boolean> => (await tx.find(correos, id)) !== null

  return {
    /** Whether a mail of this id has been stored. */
    has,

    /**
     * Stores a mail as its reader will read it.
     * @param origin of the person who has it sent; many mails of one origin go out later. Missing for the team's mails
     * @returns false if one with its id was stored before
     */
    async add(tx: Tx, mail: NewMail, origin?: Origin): Promise<boolean> {
      if (mail.id !== undefined && (await has(tx, mail.id))) return false
      const now = Timestamp.now()
      const sendAfter = origin ? pace(origin, mail.class) : mail.sendAfter
      const correo = correoSchema.parse({
        ...mail,
        ...render(mail, portalUrl),
        unsubscribeUrl: mail.unsubscribePath && portalUrl + mail.unsubscribePath,
        sendAfter,
        dueAt: sendAfter ?? now,
        status: 'pendiente',
        createdAt: now,
      })
      tx.create(correos, mail.id ?? correos.newId(), correo)
      return true
    },

    /** The mails about a record, the oldest first. */
    async about(record: About): Promise<Stored<CorreoRecord>[]> {
      const { records } = await correos.list(() => mailsAbout(record))
      return records.toSorted((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis())
    },

    /**
     * Whether a mail about a record is waiting, or was sent a few minutes ago.
     * @param only mails of this type; without it, of any
     */
    async isMailing(tx: Tx, about: About, only?: CorreoRecord['tipo']): Promise<boolean> {
      const mails = await tx.query(correos, () => mailsAbout(about))
      const since = Date.now() - PAUSE_MS
      return mails.some(
        ({ tipo, status, createdAt }) =>
          (only === undefined || tipo === only) &&
          (status === 'pendiente' || (status === 'enviado' && createdAt.toMillis() > since)),
      )
    },

    /**
     * Whether the reader of a mail about a record still has time to answer: it waits under a cap, or was sent within
     * `ms` before `now`.
     */
    async awaitsAnswer(record: About, ms: number, now: Date): Promise<boolean> {
      const { records } = await correos.list(() => mailsAbout(record))
      const age = (time: Timestamp) => now.getTime() - time.toMillis()
      return records.some(
        ({ status, createdAt, sentAt }) =>
          age(createdAt) < WAIT_MAX_MS && (status === 'pendiente' || (sentAt !== null && age(sentAt) < ms)),
      )
    },

    /** Deletes the closing mail of a request, unless a delivery has taken it: then it is the only one for good. */
    async withdrawClosing(tx: Tx, asesoria: string): Promise<void> {
      const closing = await tx.find(correos, closingIdOf(asesoria))
      if (closing?.status === 'pendiente' && closing.claimedAt === null) tx.delete(correos, closing.id)
    },

    /** Deletes the unsent mails about a record that is deleted and may come back. */
    async withdrawAbout(tx: Tx, about: About): Promise<void> {
      for (const { id, status } of await tx.query(correos, () => mailsAbout(about)))
        if (status === 'pendiente') tx.delete(correos, id)
    },

    /** The ids of the unsent mails about one request, or about all. */
    async unsentAbout(coleccion: About['coleccion'], id?: string): Promise<Map<string, string[]>> {
      const all = id === undefined ? correos.all : mailsAbout({ coleccion, id })
      const unsent = await all.where('status', '==', 'pendiente').select('about').get()
      const mails = new Map<string, string[]>()
      for (const mail of unsent.docs) {
        const about: About | undefined = mail.get('about')
        if (about?.coleccion === coleccion) mails.set(about.id, [...(mails.get(about.id) ?? []), mail.id])
      }
      return mails
    },

    /**
     * Removes unsent mails from the outbox, so that the trash can keep them with their deleted records.
     * @returns for each record's id its mails as stored, by their ids
     */
    async takeOut(tx: Tx, ids: string[]): Promise<Map<string, Record<string, DocumentData>>> {
      const taken = new Map<string, Record<string, DocumentData>>()
      if (ids.length === 0) return taken
      for (const [id, mail] of await tx.rawAll(correos, ids)) {
        if (mail.status !== 'pendiente') continue
        taken.set(mail.about.id, { ...taken.get(mail.about.id), [id]: mail })
        tx.delete(correos, id)
      }
      return taken
    },

    /**
     * Puts the mails that `takeOut` removed back into the outbox, which sends them. An old mail becomes `retenido`, and so
     * does one that may have been sent already; then staff decides.
     */
    putBack(tx: Tx, mails: Record<string, DocumentData>, isOld: boolean): void {
      for (const [id, mail] of Object.entries(mails)) {
        const held = isOld || mail.claimedAt ? { status: 'retenido', sendAfter: null, leaseUntil: null } : {}
        tx.create(correos, id, { ...(mail as CorreoRecord), ...held } as CorreoRecord)
      }
    },

    async deleteAbout(tx: Tx, about: About): Promise<void> {
      const { docs } = await mailsAbout(about).select().get()
      for (const { id } of docs) tx.delete(correos, id)
    },
  }
}
