import { UNREADABLE_HEADER } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { inTime } from '../errors.ts'
import { linkToRest, pageOf, type StoredBytes, unreadableHeader } from '../http/respond.ts'
import { compress, digest } from '../util.ts'

/** The lists that everybody reads, kept in memory (docs/decisions/ready-lists.md). */

/** `listas/{name}`: how often a list was changed. */
const schema = z.object({ version: z.number().default(0) })

export type Lists = ReturnType<typeof createLists>

export const createLists = (db: Firestore) => {
  const lists = createCollection(db, { name: 'listas', schema })
  return {
    /** Makes every instance build the list again, in the commit that changes it. Reads nothing. */
    touch: (tx: Tx, name: string): void => tx.merge(lists, name, { version: FieldValue.increment(1) }),

    /** When the list changed last; null if nobody has changed it yet. */
    async changedAt(name: string): Promise<string | null> {
      const { updateTime } = await lists.document(name).get()
      return updateTime?.valueOf() ?? null
    },
  }
}

/** A list, or its last part, as it is sent. */
interface Packed {
  /** JSON, compressed with gzip. */
  bytes: Buffer
  digest: string
  /** How many items had no room in one answer. */
  left: number
}

/** @param last how many items from the end; all without it */
export const pack = async (items: unknown[], last?: number): Promise<Packed> => {
  const { json, left } = pageOf(items, last)
  return { bytes: await compress(json), digest: digest(json), left }
}

interface Made<Item> {
  items: Item[]
  /** When a scheduled record changes the list, in ms; null if none does. */
  until: number | null
}

type Built<Item> = Made<Item> & { packed: Packed }

const hasPassed = ({ until }: { until: number | null }): boolean => until !== null && until <= Date.now()

/** As long as an endpoint waits; a read that is silent must not keep the next ones waiting. */
const READ_MS = 10_000

/** Calls during one read share the next one, so that each is answered by a read that began after it. */
const shared = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    next = undefined
    const started = inTime(read(), READ_MS)
    running = started
    const end = () => {
      if (running === started) running = undefined
    }
    started.then(end, end)
    return started
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}

/**
 * A list that an instance builds once after each change. Every look reads when the list changed, so no answer is older
 * than its request; many looks at once share one read.
 * @param make reads the records, after the change was seen
 */
export const createPublicList = <Item>(
  changedAt: () => Promise<string | null>,
  make: () => Promise<Made<Item>>,
): (() => Promise<Built<Item>>) => {
  let known: (Built<Item> & { of: string | null }) | undefined

  return shared(async () => {
    const of = await changedAt()
    // Nothing says when a list without a document changes.
    if (of !== null && known?.of === of && !hasPassed(known)) return known
    const made = await make()
    known = { ...made, packed: await pack(made.items), of }
    return known
  })
}

/** @param unreadable the ids of records that nobody can read, for staff */
export const listAnswer = (
  { bytes, digest: content, left }: Packed,
  cacheControl: string,
  unreadable: string[] = [],
): StoredBytes => {
  const header = unreadable.length > 0 ? unreadableHeader(unreadable) : undefined
  return {
    bytes,
    type: 'application/json',
    encoding: 'gzip',
    version: header === undefined ? content : digest(content, header),
    cacheControl,
    vary: 'Authorization',
    headers: {
      ...(left > 0 && { Link: linkToRest({}, String(left)) }),
      ...(header !== undefined && { [UNREADABLE_HEADER]: header }),
    },
  }
}
