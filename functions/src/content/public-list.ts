import { formatUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { createCollection } from '../db/collection.ts'
import type { Tx } from '../db/tx.ts'
import { linkToRest, pageOf, type StoredBytes } from '../http/respond.ts'
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

/**
 * A list that an instance builds once after each change. Every look reads when the list changed, so no answer is older
 * than its request.
 * @param make reads the records, after the change was seen
 */
export const createPublicList = <Item>(
  changedAt: () => Promise<string | null>,
  make: () => Promise<Made<Item>>,
): (() => Promise<Built<Item>>) => {
  /** The list of the last change; shared by those who ask while it is built. */
  let known: { of: string; list: Promise<Built<Item>> } | undefined

  const build = async (): Promise<Built<Item>> => {
    const made = await make()
    return { ...made, packed: await pack(made.items) }
  }

  return async () => {
    const of = await changedAt()
    // Nothing says when a list without a document changes.
    if (of === null) return build()
    const current = known?.of === of ? known : undefined
    if (current) {
      const list = await current.list
      if (!hasPassed(list)) return list
    }
    if (known === current || known?.of !== of) {
      const fresh = { of, list: build() }
      known = fresh
      fresh.list.catch(() => {
        if (known === fresh) known = undefined
      })
    }
    return known.list
  }
}

/** @param unreadable the ids of records that nobody can read, for staff */
export const listAnswer = (
  { bytes, digest: content, left }: Packed,
  cacheControl: string,
  unreadable: string[] = [],
): StoredBytes => {
  const header = unreadable.length > 0 ? formatUnreadable(unreadable) : undefined
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
