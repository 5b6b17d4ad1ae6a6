import { UNREADABLE_HEADER } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { inTime } from '../errors.ts'
import { lastItems, linkToRest, type StoredBytes, unreadableHeader } from '../http/respond.ts'
import { compress, digest } from '../util.ts'

/** The lists that everybody reads, kept in memory (docs/decisions/lists.md). */

/** `listas/{name}`: how often a list was changed. */
const schema = z.object({ version: z.number().default(0) })

export type Lists = ReturnType<typeof createLists>

export const createLists = (db: Firestore) => {
  const lists = createCollection(db, { name: 'listas', schema })
  return {
    /** Makes every instance build the list again, in the commit that changes it. Reads nothing. */
    touch: (tx: Tx, name: string): void => tx.set(lists, name, { version: FieldValue.increment(1) }),

    /** When the list changed last; null, which is a version too, if nobody has changed it yet. One small read. */
    async changedAt(name: string): Promise<string | null> {
      const { updateTime } = await lists.document(name).get()
      return updateTime?.valueOf() ?? null
    },
  }
}

/** A list as it is sent, or its last part. */
type Packed = Omit<StoredBytes, 'cacheControl'>

/**
 * @param last how many items from the end; all without it
 * @param unreadable the ids of records that nobody can read, for staff
 */
export const pack = async (items: unknown[], last?: number, unreadable: string[] = []): Promise<Packed> => {
  const { json, left } = lastItems(items, last)
  const header = unreadableHeader(unreadable)
  return {
    type: 'application/json',
    bytes: Buffer.from(json),
    gzip: await compress(json),
    version: digest(json, header),
    headers: {
      Vary: 'Authorization',
      ...(left > 0 && { Link: linkToRest({}, String(left)) }),
      ...(unreadable.length > 0 && { [UNREADABLE_HEADER]: header }),
    },
  }
}

interface PublicList<Item> {
  items: Item[]
  /** When a scheduled record changes the list, in ms; Infinity if none does. */
  until: number
}

/** As long as an endpoint waits; a read that is silent must not keep later looks waiting. */
const READ_MS = 10_000

/**
 * A list that an instance builds once after each change. Every look reads when the list changed; looks at the same time
 * share one read, so an answer is older than its request by the time of a read at most.
 * @param make reads the records, after the change was seen
 */
export const createPublicList = <Item>(
  changedAt: () => Promise<string | null>,
  make: () => Promise<PublicList<Item>>,
): (() => Promise<PublicList<Item> & { packed: Packed }>) => {
  type Known = PublicList<Item> & { of: string | null; packed: Packed }
  let known: Known | undefined
  let underWay: Promise<Known> | undefined

  const look = async (): Promise<Known> => {
    const of = await changedAt()
    if (known?.of === of && Date.now() < known.until) return known
    const made = await make()
    known = { ...made, of, packed: await pack(made.items) }
    return known
  }
  return () => {
    underWay ??= inTime(look(), READ_MS).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
