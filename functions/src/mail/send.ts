import { setTimeout as wait } from 'node:timers/promises'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Transact } from '../db/tx.ts'
import type { Mailer } from '../google/mailer.ts'
import { causeOf, createMutex, logger } from '../util.ts'
import { createMailCounts, type MailCaps, SETTLED, waitUntil } from './caps.ts'
import { type CorreoRecord, correosOf } from './outbox.ts'

/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000
const LATE_MS = 30 * 60_000
/** A mail that was postponed for so long: three tries each ten minutes. */
const LATE_ATTEMPTS = 12
const LOOKED_AT = 100

/** Longer than all tries of one delivery together. */
const LEASE_MS = 120_000
/** So many of each class that one run of a minute takes. */
const DUE_MAX = 20

/** The classes in the order of their turn: a flood of one of them delays no other. */
const CLASSES = ['relation', 'broadcast', 'proof', 'stranger'] as const satisfies CorreoRecord['class'][]

/** The mails between the outbox and the mail service. */
export const createDeliveries = (db: Firestore, transact: Transact) => {
  const correos = correosOf(db)
  const counts = createMailCounts(db)
  /** Deliveries of one instance would only overtake each other's counts. */
  const inTurn = createMutex()

  return {
    /**
     * Takes a mail for two minutes.
     * @returns null if it is settled, is to wait, or a cap holds it back
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
          const refusal = await counts.count(tx, id, correo, caps, now)
          const leaseUntil = Timestamp.fromMillis(now.toMillis() + LEASE_MS)
          tx.update(correos, id, refusal ?? { claimedAt: now, leaseUntil })
          return { correo, refusal }
        })
        if (refusal?.heldBy) logger.warn('mail held back', { correo: id, heldBy: refusal.heldBy })
        return refusal ? null : correo
      }),

    /** Stores what became of a try, unless the mail was deleted or settled meanwhile. */
    change: (id: string, changes: Partial<CorreoRecord>): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        if (correo?.status === 'pendiente') tx.update(correos, id, changes)
      }),

    /** The ids of waiting mails whose time has come: no event tells of them. */
    async due(now: Date): Promise<string[]> {
      const due = correos.all.where('sendAfter', '<=', now).orderBy('sendAfter').limit(DUE_MAX)
      const found = await Promise.all(CLASSES.map((kind) => due.where('class', '==', kind).select().get()))
      return found.flatMap(({ docs }) => docs.map(({ id }) => id))
    },

    /** Whether a mail is over half an hour late. */
    async areLate(now: Date): Promise<boolean> {
      const since = Timestamp.fromMillis(now.getTime() - LATE_MS)
      // The platform delivers these, so nothing postpones them.
      const ofEvents = correos.all.where('status', '==', 'pendiente').where('sendAfter', '==', null)
      const soon = new Date(now.getTime() + RETRY_AFTER_MS)
      const ofClock = correos.all.where('sendAfter', '<=', soon).orderBy('sendAfter').limit(LOOKED_AT)
      const [stuck, waiting] = await Promise.all([
        ofEvents.where('createdAt', '<=', since).select().limit(1).get(),
        ofClock.select('sendAfter', 'attempts').get(),
      ])
      const isLate = (mail: (typeof waiting.docs)[number]) =>
        mail.get('sendAfter') <= since || mail.get('attempts') >= LATE_ATTEMPTS
      return !stuck.empty || waiting.docs.some(isLate)
    },

    roomForBroadcasts: (caps: MailCaps) => counts.roomForBroadcasts(caps, Timestamp.now()),
  }
}

/** What sending a mail needs. */
interface Sending {
  deliveries: ReturnType<typeof createDeliveries>
  /** An address that does not exist gets no more mails to many. */
  suscripciones: { takeOut: (correo: string) => Promise<void> }
  mailer: Mailer
  caps: MailCaps
}

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Some three hours of the platform's deliveries. After that a confirmation is no news. */
const MAX_ATTEMPTS = 60

/**
 * Sends one mail of the outbox, unless it waits or a cap holds it back. Safe to call any number of times.
 * @throws if it should be called again later: the mail service does not answer, or another delivery has the mail
 */
export const sendMail = async (
  { deliveries, suscripciones, mailer, caps }: Sending,
  id: string,
  pausesMs = PAUSES_MS,
): Promise<void> => {
  const correo = await deliveries.lease(id, caps)
  if (!correo) return
  const { to, subject, html, text, about, tipo, unsubscribeUrl } = correo
  const mail = {
    to,
    subject,
    html,
    text,
    isAutomatic: tipo !== 'respuesta',
    // All mails about one record are one thread.
    thread: `${about.coleccion}.${about.id}`,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
  let { attempts, lastError } = correo
  for (const pause of [0, ...pausesMs]) {
    await wait(pause)
    const sending = await mailer.send(mail)
    attempts += 1
    if (sending.sent) {
      // The text says the same as the HTML and takes a tenth of its place.
      const sent = { ...SETTLED, status: 'enviado', html: '', attempts, lastError: null } as const
      return deliveries.change(id, { ...sent, messageId: sending.messageId, sentAt: Timestamp.now() })
    }
    lastError = sending.reason
    logger.warn('mail not sent', { correo: id, attempts, reason: lastError, retry: sending.retry })
    if (sending.noSuchAddress) await suscripciones.takeOut(to)
    if (!sending.retry || attempts >= MAX_ATTEMPTS)
      return deliveries.change(id, { ...SETTLED, status: 'fallido', attempts, lastError })
  }
  await deliveries.change(id, { leaseUntil: null, attempts, lastError })
  throw new Error('the mail service does not take the mail for now')
}

/** Sends the waiting mails whose time has come; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: Sending, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.deliveries.due(now)) {
    try {
      await sendMail(deps, id, pausesMs)
    } catch (error) {
      logger.warn('waiting mail postponed', { correo: id, cause: causeOf(error) })
      await deps.deliveries.change(id, waitUntil(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
