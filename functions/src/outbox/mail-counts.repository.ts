import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import { recipientKey } from './recipient-key.ts'

/** The cap that a mail ran into: its recipient's, or the portal's for an hour or for a day. */
export type HeldBy = 'destinatario' | 'hora' | 'dia'

/** The caps over all recipients. */
export interface MailCaps {
  hour: number
  day: number
}

/** `mailCounts/{recipientKey}`: when each mail to this mailbox was last taken in hand. `expiresAt` is for Firestore's TTL. */
interface RecipientCount {
  claims: Record<string, Timestamp>
  expiresAt: Timestamp
}

const claimsSchema = z.record(z.string(), z.unknown()).catch({})
const periodSchema = z
  .object({ start: z.instanceof(Timestamp), mails: z.int() })
  .optional()
  .catch(undefined)

type Period = NonNullable<z.output<typeof periodSchema>>

/** `mailCounts/total` */
interface TotalCount {
  hour: Period
  day: Period
}

interface CountedMail {
  id: string
  to: string
  /** Null where nobody has taken it in hand so far. */
  claimedAt: Timestamp | null
  /** Whether somebody of the team had it sent: what a stranger cannot do needs no cap of its recipient's. */
  byTeam: boolean
}

/** The cap that holds the mail back, or null and what counts it. */
type Weighing =
  | { heldBy: HeldBy; countIn?: undefined }
  | { heldBy: null; countIn: (batch: WriteBatch) => void }

/** Who asks for advice asks once, and perhaps again for what was forgotten. */
const MAX_PER_RECIPIENT = 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Clocks of instances differ a little; a moment far ahead is a wrong one. */
const isWithin = (at: unknown, length: number, now: Timestamp): at is Timestamp =>
  at instanceof Timestamp && Math.abs(now.toMillis() - at.toMillis()) < length

/** The period that goes on at `now`, or a new one; with the mail, unless an earlier try of it is in there already. */
const withMail = (
  period: Period | undefined,
  length: number,
  { claimedAt }: CountedMail,
  now: Timestamp,
): Period => {
  if (!period || !isWithin(period.start, length, now)) return { start: now, mails: 1 }
  return claimedAt && claimedAt >= period.start ? period : { ...period, mails: period.mails + 1 }
}

/** Writes what was read and changed; the batch fails where somebody else has written meanwhile. */
const replace = <T extends DocumentData>(
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot<T, DocumentData>,
  data: T,
): void => {
  if (updateTime) batch.update(ref as DocumentReference, data, { lastUpdateTime: updateTime })
  else batch.create(ref, data)
}

/** How many mails went out, shared by all instances. */
export const createMailCounts = (db: Firestore) => {
  const recipients = db.collection('mailCounts') as CollectionReference<RecipientCount, DocumentData>
  const total = db.collection('mailCounts').doc('total') as DocumentReference<TotalCount, DocumentData>

  return {
    /**
     * Whether a mail may be sent now. A try counts, whatever comes of it: the mail may have arrived although no answer
     * did. Nothing is locked meanwhile: `countIn` lets its batch fail (as contended, or because a count exists already)
     * where the counts are no longer what they were.
     */
    async weigh(mail: CountedMail, caps: MailCaps, now: Timestamp): Promise<Weighing> {
      const [recipient, sofar] = await Promise.all([recipients.doc(recipientKey(mail.to)).get(), total.get()])
      const others = Object.entries(claimsSchema.parse(recipient.get('claims'))).flatMap(
        ([id, at]): [string, Timestamp][] => (id !== mail.id && isWithin(at, HOUR_MS, now) ? [[id, at]] : []),
      )
      if (!mail.byTeam && others.length >= MAX_PER_RECIPIENT) return { heldBy: 'destinatario' }

      const hour = withMail(periodSchema.parse(sofar.get('hour')), HOUR_MS, mail, now)
      const day = withMail(periodSchema.parse(sofar.get('day')), DAY_MS, mail, now)
      if (hour.mails > caps.hour) return { heldBy: 'hora' }
      if (day.mails > caps.day) return { heldBy: 'dia' }

      const claims = Object.fromEntries(mail.byTeam ? others : [...others, [mail.id, now]])
      return {
        heldBy: null,
        countIn(batch) {
          replace(batch, recipient, { claims, expiresAt: Timestamp.fromMillis(now.toMillis() + HOUR_MS) })
          replace(batch, sofar, { hour, day })
        },
      }
    },
  }
}
