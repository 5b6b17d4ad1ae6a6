import type { MailBounce } from '@naf/contract'
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import {
  type Counted,
  countUpTo,
  listNewestAmong,
  mergeNewest,
  type Page,
  type PageQuery,
} from '../db/query.ts'
import type { Transact, Tx } from '../db/tx.ts'
import { createMutex, logger } from '../util.ts'
import { createMailCounts, type MailCaps, SETTLED } from './caps.ts'
import { type CorreoRecord, correosOf } from './outbox.ts'

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
  /** Deliveries of one instance count in turn: at once, each commit would have the others count again. */
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

/** Staff sees a waiting mail so long after it was due. */
const LATE_MS = 30 * 60_000

/** What staff may send again. A mail that bounced would bounce again. */
export const RESENDABLE = ['fallido', 'retenido'] as const
const MISSING = [...RESENDABLE, 'rebotado'] as const

type MailStates = readonly CorreoRecord['status'][]
type MailDate = 'createdAt' | 'dueAt'
const dateIn = (path: MailDate) => ({ path, of: (correo: CorreoRecord) => correo[path] })
/** The only order that the indexes have. */
const newest = (query: Query, path: MailDate): Query => query.orderBy(path, 'desc')

/** The store of `correos` for mails that did not arrive or are late, as staff sees them. */
export const createMissingMails = (db: Firestore) => {
  const correos = correosOf(db)
  const failedSince = (moment: Date, statuses: MailStates) =>
    correos.all.where('status', 'in', statuses).where('createdAt', '>=', moment)
  const lateAt = (now: Date) => new Date(now.getTime() - LATE_MS)
  const late = (now: Date) => correos.all.where('status', '==', 'pendiente').where('dueAt', '<=', lateAt(now))

  const sendAgain = (tx: Tx, id: string): void => {
    const now = Timestamp.now()
    const afresh = { status: 'pendiente', attempts: 0, lastError: null, heldBy: null, isOld: true } as const
    tx.update(correos, id, { ...afresh, sendAfter: now, dueAt: now })
  }

  return {
    /** The number of mails that did not arrive, or are late. */
    count: (since: Date, now: Date, which: MailStates = MISSING): Promise<Counted> =>
      countUpTo(newest(failedSince(since, which), 'createdAt'), newest(late(now), 'dueAt')),

    /** Whether any mail is late. */
    areLate: async (now: Date): Promise<boolean> =>
      !(await newest(late(now), 'dueAt').limit(1).select().get()).empty,

    /** These mails, the newest first: those that failed by their creation, late ones by the time they were due. */
    async list(since: Date, now: Date, query: PageQuery): Promise<Page<CorreoRecord>> {
      const parts = [
        listNewestAmong(correos, failedSince(since, MISSING), dateIn('createdAt'), query),
        listNewestAmong(correos, late(now), dateIn('dueAt'), query),
      ]
      return mergeNewest(query, await Promise.all(parts))
    },

    /**
     * Has a refused, held or late mail sent within the next minutes, under the caps. Any other stays as it is.
     * @throws not_found
     */
    async resend(tx: Tx, id: string, now: Date): Promise<boolean> {
      const { status, dueAt } = await tx.get(correos, id)
      const isLate = status === 'pendiente' && dueAt !== null && dueAt.toDate() <= lateAt(now)
      const isMissing = isLate || RESENDABLE.some((refused) => refused === status)
      if (isMissing) sendAgain(tx, id)
      return isMissing
    },

    /** The same for the next `limit` of them. @returns their number */
    async resendNext(tx: Tx, since: Date, now: Date, limit: number): Promise<number> {
      const queries = [newest(failedSince(since, RESENDABLE), 'createdAt'), newest(late(now), 'dueAt')]
      const found = await Promise.all(queries.map((query) => tx.query(correos, () => query.limit(limit))))
      const next = found.flat().slice(0, limit)
      for (const { id } of next) sendAgain(tx, id)
      return next.length
    },
  }
}
