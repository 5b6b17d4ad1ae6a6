import { setTimeout as wait } from 'node:timers/promises'
import type { MailBounce } from '@naf/contract'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Transact } from '../db/tx.ts'
import type { Mail, Mailer } from '../google/mailer.ts'
import { causeOf, createMutex, logger } from '../util.ts'
import { createMailCounts, type MailCaps, SETTLED, waitUntil } from './caps.ts'
import { type CorreoRecord, correosOf } from './outbox.ts'

/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000
/** Longer than all tries of one delivery together. */
const LEASE_MS = 120_000
/** So many of each class that one run of a minute takes. */
const DUE_MAX = 20
/** The event of a new mail comes within seconds; after so long it is lost. */
const EVENT_LOST_MS = 15 * 60_000
/** So long a mail waits while the service refuses the portal's key. */
const KEY_WAIT_MS = 7 * 24 * 60 * 60_000

/** The classes in the order of their turn: a flood of one of them delays no other. */
const CLASSES = ['relation', 'broadcast', 'proof', 'stranger'] as const satisfies CorreoRecord['class'][]

/** The store of `correos` and `mailCounts` for a mail between the outbox and the mail service. */
export const createDeliveries = (db: Firestore, transact: Transact) => {
  const correos = correosOf(db)
  const counts = createMailCounts(db)
  /** Deliveries of one instance would only overtake each other's counts. */
  const inTurn = createMutex()

  return {
    /**
     * Takes a mail for two minutes.
     * @returns null if it is settled, is to wait, or a cap or a refused key holds it back
     * @throws if another delivery has it; unavailable if too many instances count at once
     */
    lease: (id: string, caps: MailCaps): Promise<CorreoRecord | null> =>
      inTurn(async () => {
        const { correo, refusal } = await transact(null, async (tx) => {
          const correo = await tx.find(correos, id)
          const now = Timestamp.now()
          const waits = correo?.sendAfter && correo.sendAfter > now
          if (correo?.status !== 'pendiente' || waits) return { correo: null, refusal: null }
          if (correo.leaseUntil && correo.leaseUntil > now)
            throw new Error('the mail is being sent by another delivery')
          const key = await counts.findRefusal(tx, now)
          const refusal =
            key && key !== 'probe' ? { sendAfter: key.until } : await counts.count(tx, id, correo, caps, now)
          // The next probe is tried a minute later.
          if (key === 'probe' && !refusal) counts.refuse(tx, now)
          const leaseUntil = Timestamp.fromMillis(now.toMillis() + LEASE_MS)
          tx.update(correos, id, refusal ?? { claimedAt: now, leaseUntil })
          return { correo, refusal }
        })
        if (refusal && 'heldBy' in refusal)
          logger.warn('mail held back', { correo: id, heldBy: refusal.heldBy })
        return refusal ? null : correo
      }),

    /** Stores what became of a try, unless the mail was deleted or settled meanwhile. */
    change: (id: string, changes: Partial<CorreoRecord>): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        if (correo?.status === 'pendiente') tx.update(correos, id, changes)
      }),

    /** Stores that the service took a mail. */
    sent: (id: string, messageId: string | null, attempts: number): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        await counts.endRefusal(tx)
        if (correo?.status !== 'pendiente') return
        const sentAt = Timestamp.now()
        // The text says the same as the HTML and takes a tenth of its place.
        const sent = { ...SETTLED, status: 'enviado', html: '', lastError: null } as const
        tx.update(correos, id, { ...sent, attempts, messageId, sentAt })
      }),

    /** Stores that the service refused the key and not the mail, which does not count and waits for seven days. */
    refused: (id: string, lastError: string): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        const now = Timestamp.now()
        const sendAfter = counts.refuse(tx, now)
        if (correo?.status !== 'pendiente') return
        await counts.giveBack(tx, id, correo)
        const { dueAt, createdAt } = correo
        const isOver = now.toMillis() - (dueAt ?? createdAt).toMillis() > KEY_WAIT_MS
        const next = isOver ? { ...SETTLED, status: 'fallido' as const } : { leaseUntil: null, sendAfter }
        tx.update(correos, id, { ...next, claimedAt: null, isOld: true, lastError })
      }),

    /** Deletes a mail that nobody is to get any more. */
    withdraw: (id: string): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        if (correo?.status !== 'pendiente') return
        await counts.giveBack(tx, id, correo)
        tx.delete(correos, id)
      }),

    /**
     * Stores that a mail came back, once.
     * @returns the mail; null if it is unknown, or failed in another way
     */
    bounced: (id: string, bounce: MailBounce): Promise<CorreoRecord | null> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        // The service may have taken one whose answer was lost.
        if (correo?.status !== 'enviado' && correo?.status !== 'pendiente') return null
        tx.update(correos, id, { ...SETTLED, status: 'rebotado', bounce })
        return correo
      }),

    /** Whether no mail may be tried for now. */
    isRefused: () => counts.isRefused(Timestamp.now()),

    /** The ids of waiting mails whose time has come, and of new ones whose event was lost. */
    async due(now: Date): Promise<string[]> {
      const due = correos.all.where('sendAfter', '<=', now).orderBy('sendAfter').limit(DUE_MAX)
      const lost = correos.all
        .where('status', '==', 'pendiente')
        .where('sendAfter', '==', null)
        .where('createdAt', '<=', new Date(now.getTime() - EVENT_LOST_MS))
        .orderBy('createdAt')
        .limit(DUE_MAX)
      const queries = [...CLASSES.map((kind) => due.where('class', '==', kind)), lost]
      const found = await Promise.all(queries.map((query) => query.select().get()))
      return found.flatMap(({ docs }) => docs.map(({ id }) => id))
    },

    roomForBroadcasts: (caps: MailCaps) => counts.roomForBroadcasts(caps, Timestamp.now()),
  }
}

/** What sending a mail needs. */
interface Sending {
  deliveries: ReturnType<typeof createDeliveries>
  /** Whether the record that a mail is about still has it sent. */
  isWanted: (correo: CorreoRecord) => Promise<boolean>
  /** An address that does not exist gets no more mails to many. */
  suscripciones: { takeOut: (correo: string) => Promise<void> }
  mailer: Mailer
  caps: MailCaps
}

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Some three hours of the platform's deliveries. After that a confirmation is no news. */
const MAX_ATTEMPTS = 60

const asMail = (id: string, correo: CorreoRecord): Mail => {
  const { to, subject, html, text, about, tipo, unsubscribeUrl } = correo
  return {
    id,
    to,
    subject,
    html,
    text,
    isAutomatic: tipo !== 'respuesta',
    // All mails about one record are one thread.
    thread: `${about.coleccion}.${about.id}`,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

/**
 * Sends one mail of the outbox, unless it waits, nobody is to get it any more, or a cap or a refused key holds it back. Safe
 * to call any number of times.
 * @throws if it should be called again later: the mail service does not answer, or another delivery has the mail
 */
export const sendMail = async (
  { deliveries, isWanted, suscripciones, mailer, caps }: Sending,
  id: string,
  pausesMs = PAUSES_MS,
): Promise<void> => {
  const correo = await deliveries.lease(id, caps)
  if (!correo) return
  if (correo.isOld && !(await isWanted(correo))) {
    logger.info('mail withdrawn', { correo: id })
    return deliveries.withdraw(id)
  }
  let { attempts, lastError } = correo
  for (const pause of [0, ...pausesMs]) {
    await wait(pause)
    const sending = await mailer.send(asMail(id, correo))
    if (sending.sent) return deliveries.sent(id, sending.messageId, attempts + 1)
    const { wrong, reason, noSuchAddress } = sending
    const level = wrong === 'key' ? 'error' : 'warn'
    logger[level]('mail not sent', { correo: id, attempts, reason, wrong })
    if (wrong === 'key') return deliveries.refused(id, reason)
    attempts += 1
    lastError = reason
    if (noSuchAddress) await suscripciones.takeOut(correo.to)
    if (wrong === 'mail' || attempts >= MAX_ATTEMPTS)
      return deliveries.change(id, { ...SETTLED, status: 'fallido', attempts, lastError })
  }
  await deliveries.change(id, { leaseUntil: null, attempts, lastError })
  throw new Error('the mail service does not take the mail for now')
}

/** Sends the mails that are due; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: Sending, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.deliveries.due(now)) {
    if (await deps.deliveries.isRefused()) return
    try {
      await sendMail(deps, id, pausesMs)
    } catch (error) {
      logger.warn('waiting mail postponed', { correo: id, cause: causeOf(error) })
      await deps.deliveries.change(id, waitUntil(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
