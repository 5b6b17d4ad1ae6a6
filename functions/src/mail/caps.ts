import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { mailboxKey } from '../http/links.ts'
import type { Origin } from '../http/throttle.ts'
import type { CorreoRecord } from './outbox.ts'

/**
 * The caps: how many mails go out to one mailbox and from the whole portal (docs/decisions/mail-caps.md). And the pause
 * while the mail service refuses the portal's key: one mail a minute tries it (docs/decisions/mail.md).
 */

/** The portal's caps over all mails. */
export interface MailCaps {
  hour: number
  day: number
}

const POOLS = ['relation', 'proof', 'stranger'] as const
type Pool = (typeof POOLS)[number]

/** What each pool may use of the caps, so that no kind of mail uses up another one's. */
const SHARES: Record<Pool, number> = { relation: 1 / 2, proof: 1 / 4, stranger: 1 / 4 }

/** Broadcasts count as `relation`, and leave a quarter of that pool to the team's answers. */
const BROADCAST_SHARE = SHARES.relation * (3 / 4)

const poolOf = (kind: CorreoRecord['class']): Pool => (kind === 'broadcast' ? 'relation' : kind)
const shareOf = (kind: CorreoRecord['class']): number =>
  kind === 'broadcast' ? BROADCAST_SHARE : SHARES[kind]

const STRANGER_PER_HOUR = 3
/** Four people of a household may share a mailbox. */
const PROOF_PER_HOUR = 4
const STRANGER_PER_DAY = 10

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A confirmation that waited longer is no news. */
const STRANGER_WAITS_MS = 7 * DAY_MS

/** `mailCounts/{mailbox}`: when each mail to a typed address was last tried. `expiresAt` is for Firestore's TTL. */
const mailboxSchema = z.object({
  claims: z.record(z.string(), z.instanceof(Timestamp)).catch({}),
  expiresAt: z.unknown(),
})

const periodSchema = z
  .object({ start: z.instanceof(Timestamp), mails: z.int() })
  .catch({ start: Timestamp.fromMillis(0), mails: 0 })
type Period = z.output<typeof periodSchema>

/** `mailCounts/total-{pool}` */
const totalSchema = z.object({ hour: periodSchema, day: periodSchema })
const NO_MAILS = totalSchema.parse({})

/** `mailCounts/refused` exists while the mail service refuses the key: no mail is tried before `until`. */
const refusalSchema = z.object({ until: z.instanceof(Timestamp) })
const REFUSED = 'refused'
/** Less than a minute, so that each run of the function `envios` tries one mail. */
const PROBE_AFTER_MS = 50_000

/** Clocks of instances differ a little; a moment far ahead is a wrong one. */
const isWithin = (at: Timestamp, length: number, now: Timestamp): boolean =>
  Math.abs(now.toMillis() - at.toMillis()) < length

/** The running period, or a new one, with this mail; a mail that was tried before in the period is counted already. */
const withMail = (period: Period, length: number, claimedAt: Timestamp | null, now: Timestamp): Period => {
  if (!isWithin(period.start, length, now)) return { start: now, mails: 1 }
  return claimedAt && claimedAt >= period.start ? period : { ...period, mails: period.mails + 1 }
}

const isRunning = ({ until }: { until: Timestamp }, now: Timestamp): boolean =>
  until > now && isWithin(until, PROBE_AFTER_MS + 1, now)

/** A mail that nobody is to send any more. */
export const SETTLED = { leaseUntil: null, sendAfter: null }

export const waitUntil = (ms: number) => ({ sendAfter: Timestamp.fromMillis(ms) })
/** A mail that waits for a cap is not late. */
const cappedUntil = (ms: number) => ({ ...waitUntil(ms), dueAt: Timestamp.fromMillis(ms) })
const held = (heldBy: NonNullable<CorreoRecord['heldBy']>) => ({
  ...SETTLED,
  status: 'retenido' as const,
  heldBy,
})

/** The store of `mailCounts`. */
export const createMailCounts = (db: Firestore) => {
  const mailboxes = createCollection(db, { name: 'mailCounts', schema: mailboxSchema })
  const totals = createCollection(db, { name: 'mailCounts', schema: totalSchema })
  const refusals = createCollection(db, { name: 'mailCounts', schema: refusalSchema })

  const keysOf = ({ to, class: kind }: CorreoRecord) => ({
    key: mailboxKey(to) + (kind === 'proof' ? '-proof' : ''),
    totalKey: `total-${poolOf(kind)}`,
  })

  return {
    /**
     * Counts a mail. A try counts even if it fails, because the mail may have arrived without an answer.
     * @returns what is stored if a cap is reached: the mail waits, or is held for good
     */
    async count(
      tx: Tx,
      id: string,
      correo: CorreoRecord,
      caps: MailCaps,
      now: Timestamp,
    ): Promise<Partial<CorreoRecord> | null> {
      const { class: kind, claimedAt, createdAt } = correo
      const isTyped = kind === 'proof' || kind === 'stranger'
      const isProof = kind === 'proof'
      const share = shareOf(kind)
      const { key, totalKey } = keysOf(correo)
      const [mailbox, total] = await Promise.all([
        isTyped ? tx.find(mailboxes, key) : null,
        tx.find(totals, totalKey),
      ])
      const others = Object.entries(mailbox?.claims ?? {}).filter(
        ([other, at]) => other !== id && isWithin(at, DAY_MS, now),
      )
      if (isTyped) {
        const tried = others.map(([, at]) => at.toMillis())
        if (tried.length >= STRANGER_PER_DAY)
          return isProof ? cappedUntil(Math.min(...tried) + DAY_MS) : held('destinatario')
        const lately = tried.filter((at) => at > now.toMillis() - HOUR_MS)
        if (lately.length >= (isProof ? PROOF_PER_HOUR : STRANGER_PER_HOUR))
          return cappedUntil(Math.min(...lately) + HOUR_MS)
      }
      const counted = total ?? NO_MAILS
      const hour = withMail(counted.hour, HOUR_MS, claimedAt, now)
      const day = withMail(counted.day, DAY_MS, claimedAt, now)
      if (day.mails > caps.day * share) {
        const tomorrow = day.start.toMillis() + DAY_MS
        const isTooLate = tomorrow > createdAt.toMillis() + STRANGER_WAITS_MS
        return kind === 'stranger' && isTooLate ? held('dia') : cappedUntil(tomorrow)
      }
      if (hour.mails > caps.hour * share) return cappedUntil(hour.start.toMillis() + HOUR_MS)

      if (total) tx.update(totals, totalKey, { hour, day })
      else tx.create(totals, totalKey, { hour, day })
      if (isTyped) {
        const expiresAt = Timestamp.fromMillis(now.toMillis() + DAY_MS)
        const tried = { claims: Object.fromEntries([...others, [id, now]]), expiresAt }
        if (mailbox) tx.update(mailboxes, key, tried)
        else tx.create(mailboxes, key, tried)
      }
      return null
    },

    /** Subtracts a mail that was certainly not sent from its caps. The next try counts it again. */
    async giveBack(tx: Tx, id: string, correo: CorreoRecord): Promise<void> {
      const { key, totalKey } = keysOf(correo)
      const [mailbox, total] = await Promise.all([tx.find(mailboxes, key), tx.find(totals, totalKey)])
      const { claimedAt } = correo
      const without = (period: Period): Period =>
        claimedAt && claimedAt >= period.start ? { ...period, mails: period.mails - 1 } : period
      if (total) tx.update(totals, totalKey, { hour: without(total.hour), day: without(total.day) })
      if (!mailbox) return
      const { [id]: _, ...claims } = mailbox.claims
      tx.update(mailboxes, key, { claims })
    },

    /** Null while the mail service takes the key; else until when no mail is tried, or that the next one is the probe. */
    async findRefusal(tx: Tx, now: Timestamp): Promise<{ until: Timestamp } | 'probe' | null> {
      const refusal = await tx.find(refusals, REFUSED)
      return refusal && (isRunning(refusal, now) ? refusal : 'probe')
    },

    async isRefused(now: Timestamp): Promise<boolean> {
      const refusal = await refusals.find(REFUSED)
      return refusal !== null && isRunning(refusal, now)
    },

    /** Lets nobody but one more mail try the key. @returns when that is */
    refuse(tx: Tx, now: Timestamp): Timestamp {
      const until = Timestamp.fromMillis(now.toMillis() + PROBE_AFTER_MS)
      tx.set(refusals, REFUSED, { until })
      return until
    },

    /** The key works. */
    async endRefusal(tx: Tx): Promise<void> {
      if (await tx.find(refusals, REFUSED)) tx.delete(refusals, REFUSED)
    },

    /** How many mails of broadcasts may go out now. */
    async roomForBroadcasts(caps: MailCaps, now: Timestamp): Promise<number> {
      const { hour, day } = (await totals.find(`total-${poolOf('broadcast')}`)) ?? NO_MAILS
      const left = (period: Period, length: number, cap: number): number =>
        Math.floor(cap * BROADCAST_SHARE) - (isWithin(period.start, length, now) ? period.mails : 0)
      return Math.max(0, Math.min(left(hour, HOUR_MS, caps.hour), left(day, DAY_MS, caps.day)))
    },
  }
}

/** Beyond its mails at once, an address has one sent in so many minutes: 420 on a day, less than the strangers' pool. */
const PACE_MS = 4 * 60_000

/** More addresses than send forms to an instance within four hours. */
const PACED_MAX = 5_000

/**
 * Spreads the mails that visitors have sent from one address, in the memory of one instance, so that they leave the
 * portal's caps to others (docs/decisions/mail-caps.md). Those to confirmed mailboxes count apart: typed addresses do not
 * delay them.
 * @param atOnce how many go out without a wait
 * @returns a function that counts a mail and tells before which moment it is not sent; undefined for at once
 */
export const createPace = (atOnce: number) => {
  /** From when an address counts as one that sent nothing; the latest caller last. */
  const restedAt = new Map<string, number>()
  return ({ client }: Origin, kind: CorreoRecord['class']): Date | undefined => {
    const now = Date.now()
    const key = kind === 'relation' ? `${client} confirmed` : client
    const rested = Math.max(restedAt.get(key) ?? 0, now) + PACE_MS
    restedAt.delete(key)
    restedAt.set(key, rested)
    if (restedAt.size > PACED_MAX) restedAt.delete(restedAt.keys().next().value ?? key)
    const from = rested - atOnce * PACE_MS
    return from > now ? new Date(from) : undefined
  }
}
