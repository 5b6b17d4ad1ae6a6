import { setTimeout as wait } from 'node:timers/promises'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import { doesNotExist, type Transact, type Tx } from '../db/tx.ts'
import type { Mail, Mailer } from '../google/mailer.ts'
import { createMutex, digest, logger } from '../util.ts'
import { type CorreoRecord, correosOf } from './outbox.ts'

/** The portal's caps over all mailboxes. */
export interface MailCaps {
  hour: number
  day: number
}

/** Longer than all tries of one delivery together. */
const LEASE_MS = 120_000
/** So many that one run of a minute takes. */
const DUE_MAX = 50

/** People ask once, and perhaps again for what was forgotten. */
const STRANGER_PER_HOUR = 3
const STRANGER_PER_DAY = 10
/** Mails that ask for a proof have counts of their own, so that made-up addresses hold back no other mail. */
const PROOF_SHARE = 1 / 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** `mailCounts/{mailbox}`: when each mail to a typed address was last tried. `expiresAt` is for Firestore's TTL. */
const mailboxSchema = z.object({
  claims: z.record(z.string(), z.unknown()).catch({}),
  expiresAt: z.unknown(),
})

const periodSchema = z
  .object({ start: z.instanceof(Timestamp), mails: z.int() })
  .catch({ start: Timestamp.fromMillis(0), mails: 0 })
type Period = z.output<typeof periodSchema>

/** `mailCounts/total` and `mailCounts/total-proof` */
const totalSchema = z.object({ hour: periodSchema, day: periodSchema })

/** Domains at which dots before the at sign mean nothing: https://support.google.com/mail/answer/7436150 */
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Names the mailbox behind an address, without holding the address: all spellings that end up with the same person are one
 * key. What follows a plus is a label nearly everywhere; where it is not, two neighbours share the cap.
 */
export const mailboxKey = (address: string): string => {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const [mailbox = ''] = local.split('+')
  return digest(GMAIL.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`)
}

/** Clocks of instances differ a little; a moment far ahead is a wrong one. */
const isWithin = (at: unknown, length: number, now: number): at is Timestamp =>
  at instanceof Timestamp && Math.abs(now - at.toMillis()) < length

/** The period that goes on, or a new one, with this mail, unless an earlier try of it is counted there already. */
const withMail = (
  period: Period | undefined,
  length: number,
  claimedAt: Timestamp | null,
  now: Timestamp,
) => {
  if (!period || !isWithin(period.start, length, now.toMillis())) return { start: now, mails: 1 }
  return claimedAt && claimedAt >= period.start ? period : { ...period, mails: period.mails + 1 }
}

/** Whether a mail may be sent now, must wait, or is never sent. */
type Verdict = 'send' | { until: number } | { heldBy: NonNullable<CorreoRecord['heldBy']> }

type Claim =
  | { outcome: 'claimed'; correo: CorreoRecord }
  | { outcome: 'held'; heldBy: NonNullable<CorreoRecord['heldBy']> }
  | { outcome: 'busy' }
  | { outcome: 'early' }
  | { outcome: 'settled' }

/** Of a mail that nobody is to send any more. */
const SETTLED = { leaseUntil: null, sendAfter: null }

/** What becomes of the mails between the outbox and the mail service. */
export const createDeliveries = (db: Firestore, transact: Transact) => {
  const correos = correosOf(db)
  const mailboxes = createCollection(db, { name: 'mailCounts', schema: mailboxSchema })
  const totals = createCollection(db, { name: 'mailCounts', schema: totalSchema })
  /** Deliveries of one instance claim in turn: they would only get in each other's way. */
  const inTurn = createMutex()

  /**
   * Counts a mail, unless a cap is reached. A try counts, whatever comes of it: the mail may have arrived although no answer
   * did.
   */
  const count = async (
    tx: Tx,
    id: string,
    { to, class: kind, claimedAt }: CorreoRecord,
    caps: MailCaps,
    now: Timestamp,
  ): Promise<Verdict> => {
    if (kind === 'broadcast') return 'send'
    const isTyped = kind !== 'relation'
    const isProof = kind === 'proof'
    const key = isProof ? `${mailboxKey(to)}-proof` : mailboxKey(to)
    const totalKey = isProof ? 'total-proof' : 'total'
    const share = isProof ? PROOF_SHARE : 1
    const [mailbox, total] = await Promise.all([tx.find(mailboxes, key), tx.find(totals, totalKey)])
    const others = Object.entries(mailbox?.claims ?? {}).flatMap(([other, at]): [string, Timestamp][] =>
      other !== id && isWithin(at, DAY_MS, now.toMillis()) ? [[other, at]] : [],
    )
    if (isTyped) {
      const tried = others.map(([, at]) => at.toMillis())
      if (tried.length >= STRANGER_PER_DAY)
        return isProof ? { until: Math.min(...tried) + DAY_MS } : { heldBy: 'destinatario' }
      const lately = tried.filter((at) => at > now.toMillis() - HOUR_MS)
      if (lately.length >= STRANGER_PER_HOUR) return { until: Math.min(...lately) + HOUR_MS }
    }
    const hour = withMail(total?.hour, HOUR_MS, claimedAt, now)
    const day = withMail(total?.day, DAY_MS, claimedAt, now)
    if (day.mails > caps.day * share)
      return kind === 'stranger' ? { heldBy: 'dia' } : { until: day.start.toMillis() + DAY_MS }
    if (hour.mails > caps.hour * share) return { until: hour.start.toMillis() + HOUR_MS }

    if (total) tx.update(totals, totalKey, { hour, day })
    else tx.create(totals, totalKey, { hour, day })
    if (isTyped) {
      const expiresAt = Timestamp.fromMillis(now.toMillis() + DAY_MS)
      const counted = { claims: Object.fromEntries([...others, [id, now]]), expiresAt }
      if (mailbox) tx.update(mailboxes, key, counted)
      else tx.create(mailboxes, key, counted)
    }
    return 'send'
  }

  /** The mail may have been deleted meanwhile with its record. */
  const change = async (id: string, changes: object): Promise<void> => {
    await correos
      .document(id)
      .update(changes)
      .catch((error: unknown) => {
        if (!doesNotExist(error)) throw error
      })
  }

  return {
    /**
     * Takes the mail for two minutes, unless it is settled already, somebody else has it, or a cap is reached.
     * @throws unavailable if too many instances count at once
     */
    claim: (id: string, caps: MailCaps): Promise<Claim> =>
      inTurn(() =>
        transact(null, async (tx): Promise<Claim> => {
          const correo = await tx.find(correos, id)
          if (correo?.status !== 'pendiente') return { outcome: 'settled' }
          const now = Timestamp.now()
          if (correo.sendAfter && correo.sendAfter > now) return { outcome: 'early' }
          if (correo.leaseUntil && correo.leaseUntil > now) return { outcome: 'busy' }
          const verdict = await count(tx, id, correo, caps, now)
          if (verdict === 'send') {
            const leaseUntil = Timestamp.fromMillis(now.toMillis() + LEASE_MS)
            tx.update(correos, id, { claimedAt: now, leaseUntil })
            return { outcome: 'claimed', correo }
          }
          if ('until' in verdict) {
            tx.update(correos, id, { sendAfter: Timestamp.fromMillis(verdict.until) })
            return { outcome: 'early' }
          }
          tx.update(correos, id, { ...SETTLED, status: 'retenido', heldBy: verdict.heldBy })
          return { outcome: 'held', heldBy: verdict.heldBy }
        }),
      ),

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
    postpone: (id: string, until: Date): Promise<void> =>
      transact(null, async (tx) => {
        const correo = await tx.find(correos, id)
        if (correo?.status === 'pendiente') tx.update(correos, id, { sendAfter: Timestamp.fromDate(until) })
      }),
  }
}

/** What sending a mail needs. */
interface Sending {
  deliveries: ReturnType<typeof createDeliveries>
  /** Whose address does not exist gets no more mails to many. */
  suscripciones: { takeOut: (correo: string) => Promise<void> }
  mailer: Mailer
  caps: MailCaps
}

/** Short pauses between tries within one delivery; longer ones are the platform's, which delivers again. */
const PAUSES_MS = [1000, 3000]
/** Some three hours of the platform's deliveries. After that a confirmation is no news to anybody. */
const MAX_ATTEMPTS = 60
/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000

/**
 * Sends one mail of the outbox; one that a cap holds back or that is to wait it leaves. Safe to call any number of times
 * for the same one.
 * @throws when it should be called again later: the mail service does not answer, or another delivery is at it
 */
export const sendMail = async (deps: Sending, id: string, pausesMs = PAUSES_MS): Promise<void> => {
  const claim = await deps.deliveries.claim(id, deps.caps)
  if (claim.outcome === 'settled' || claim.outcome === 'early') return
  if (claim.outcome === 'held') return logger.warn('mail held back', { correo: id, heldBy: claim.heldBy })
  if (claim.outcome === 'busy') throw new Error('the mail is being sent by another delivery')
  await send(deps, id, claim.correo, [0, ...pausesMs])
}

const send = async (
  { deliveries, mailer, suscripciones }: Sending,
  id: string,
  correo: CorreoRecord,
  pausesMs: number[],
): Promise<void> => {
  let { attempts } = correo
  for (const pause of pausesMs) {
    await wait(pause)
    const sending = await mailer.send(asSent(correo))
    attempts += 1
    if (sending.sent) return deliveries.markSent(id, attempts, sending.messageId)
    logger.warn('mail not sent', { correo: id, attempts, reason: sending.reason, retry: sending.retry })
    if (sending.noSuchAddress) await suscripciones.takeOut(correo.to)
    if (!sending.retry || attempts >= MAX_ATTEMPTS) return deliveries.markFailed(id, attempts, sending.reason)
    if (pause === pausesMs.at(-1)) await deliveries.release(id, attempts, sending.reason)
  }
  throw new Error('the mail service does not take the mail for now')
}

/** All mails about one record are one thread. */
const asSent = ({ to, subject, html, text, about, tipo, unsubscribeUrl }: CorreoRecord): Mail => ({
  to,
  subject,
  html,
  text,
  isAutomatic: tipo !== 'respuesta',
  thread: `${about.coleccion}.${about.id}`,
  ...(unsubscribeUrl && { unsubscribeUrl }),
})

/** Sends the waiting mails whose time has come; one that cannot be sent now is tried again later. */
export const sendDue = async (deps: Sending, now: Date, pausesMs?: number[]): Promise<void> => {
  for (const id of await deps.deliveries.due(now)) {
    try {
      await sendMail(deps, id, pausesMs)
    } catch {
      logger.warn('waiting mail postponed', { correo: id })
      await deps.deliveries.postpone(id, new Date(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
