import { setTimeout as wait } from 'node:timers/promises'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Transact, Tx } from '../db/tx.ts'
import type { Mailer } from '../google/mailer.ts'
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
  claims: z.record(z.string(), z.instanceof(Timestamp)).catch({}),
  expiresAt: z.unknown(),
})

const periodSchema = z
  .object({ start: z.instanceof(Timestamp), mails: z.int() })
  .catch({ start: Timestamp.fromMillis(0), mails: 0 })
type Period = z.output<typeof periodSchema>

/** `mailCounts/total` and `mailCounts/total-proof` */
const totalSchema = z.object({ hour: periodSchema, day: periodSchema })
const NO_MAILS = totalSchema.parse({})

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
const isWithin = (at: Timestamp, length: number, now: Timestamp): boolean =>
  Math.abs(now.toMillis() - at.toMillis()) < length

/** The running period, or a new one, with this mail; a mail that was tried before in the period is counted already. */
const withMail = (period: Period, length: number, claimedAt: Timestamp | null, now: Timestamp): Period => {
  if (!isWithin(period.start, length, now)) return { start: now, mails: 1 }
  return claimedAt && claimedAt >= period.start ? period : { ...period, mails: period.mails + 1 }
}

/** A mail that nobody is to send any more. */
const SETTLED = { leaseUntil: null, sendAfter: null }

const waitUntil = (ms: number) => ({ sendAfter: Timestamp.fromMillis(ms) })
const held = (heldBy: NonNullable<CorreoRecord['heldBy']>) => ({
  ...SETTLED,
  status: 'retenido' as const,
  heldBy,
})

/** The mails between the outbox and the mail service. */
export const createDeliveries = (db: Firestore, transact: Transact) => {
  const correos = correosOf(db)
  const mailboxes = createCollection(db, { name: 'mailCounts', schema: mailboxSchema })
  const totals = createCollection(db, { name: 'mailCounts', schema: totalSchema })
  /** Deliveries of one instance would only overtake each other's counts. */
  const inTurn = createMutex()

  /**
   * Counts a mail. A try counts even if it fails, because the mail may have arrived without an answer.
   * @returns what is stored if a cap is reached: the mail waits, or is held for good
   */
  const count = async (
    tx: Tx,
    id: string,
    { to, class: kind, claimedAt }: CorreoRecord,
    caps: MailCaps,
    now: Timestamp,
  ): Promise<Partial<CorreoRecord> | null> => {
    if (kind === 'broadcast') return null
    const isTyped = kind !== 'relation'
    const isProof = kind === 'proof'
    const pool = isProof ? '-proof' : ''
    const share = isProof ? PROOF_SHARE : 1
    const [key, totalKey] = [mailboxKey(to) + pool, `total${pool}`]
    const [mailbox, total] = await Promise.all([tx.find(mailboxes, key), tx.find(totals, totalKey)])
    const others = Object.entries(mailbox?.claims ?? {}).filter(
      ([other, at]) => other !== id && isWithin(at, DAY_MS, now),
    )
    if (isTyped) {
      const tried = others.map(([, at]) => at.toMillis())
      if (tried.length >= STRANGER_PER_DAY)
        return isProof ? waitUntil(Math.min(...tried) + DAY_MS) : held('destinatario')
      const lately = tried.filter((at) => at > now.toMillis() - HOUR_MS)
      if (lately.length >= STRANGER_PER_HOUR) return waitUntil(Math.min(...lately) + HOUR_MS)
    }
    const counted = total ?? NO_MAILS
    const hour = withMail(counted.hour, HOUR_MS, claimedAt, now)
    const day = withMail(counted.day, DAY_MS, claimedAt, now)
    if (day.mails > caps.day * share)
      return kind === 'stranger' ? held('dia') : waitUntil(day.start.toMillis() + DAY_MS)
    if (hour.mails > caps.hour * share) return waitUntil(hour.start.toMillis() + HOUR_MS)

    if (total) tx.update(totals, totalKey, { hour, day })
    else tx.create(totals, totalKey, { hour, day })
    if (isTyped) {
      const expiresAt = Timestamp.fromMillis(now.toMillis() + DAY_MS)
      const tried = { claims: Object.fromEntries([...others, [id, now]]), expiresAt }
      if (mailbox) tx.update(mailboxes, key, tried)
      else tx.create(mailboxes, key, tried)
    }
    return null
  }

  return {
    /**
     * Takes a mail for two minutes.
     * @returns null if it is settled, is to wait, or a cap holds it back
     * @throws if another delivery has it; unavailable if too many instances count at once
     */
    claim: (id: string, caps: MailCaps): Promise<CorreoRecord | null> =>
      inTurn(async () => {
        const { correo, refusal } = await transact(null, async (tx) => {
          const correo = await tx.find(correos, id)
          const now = Timestamp.now()
          const waits = correo?.sendAfter && correo.sendAfter > now
          if (correo?.status !== 'pendiente' || waits) return { correo: null, refusal: null }
          if (correo.leaseUntil && correo.leaseUntil > now)
            throw new Error('the mail is being sent by another delivery')
          const refusal = await count(tx, id, correo, caps, now)
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
      const waiting = correos.all.where('sendAfter', '<=', now).orderBy('sendAfter').limit(DUE_MAX)
      return (await waiting.get()).docs.map(({ id }) => id)
    },
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
/** As the platform spaces the deliveries of an event: sixty tries are some three hours. */
const RETRY_AFTER_MS = 10 * 60_000

/**
 * Sends one mail of the outbox, unless it waits or a cap holds it back. Safe to call any number of times.
 * @throws if it should be called again later: the mail service does not answer, or another delivery has the mail
 */
export const sendMail = async (
  { deliveries, suscripciones, mailer, caps }: Sending,
  id: string,
  pausesMs = PAUSES_MS,
): Promise<void> => {
  const correo = await deliveries.claim(id, caps)
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
    } catch {
      logger.warn('waiting mail postponed', { correo: id })
      await deps.deliveries.change(id, waitUntil(now.getTime() + RETRY_AFTER_MS))
    }
  }
}
