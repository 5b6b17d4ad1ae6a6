import { formatUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { linkToRest, pageOf } from '../http/list-page.ts'
import type { StoredBytes } from '../http/stored-answer.ts'
import { createListReader } from '../lists/list-reader.ts'
import type { ListsRepository } from '../lists/lists.repository.ts'
import { packList, type ReadyList, unpackList } from '../lists/ready-list.ts'
import { digest } from '../platform/digest.ts'

/** A public list as everybody sees it who does not manage its records, in answer to a query. */
export const createPublicList = (
  lists: ListsRepository,
  name: string,
  present: () => Promise<{ items: unknown[]; until: number | null }>,
): ((cursor?: number) => Promise<ReadyList>) => {
  const read = createListReader(lists, name, async () => {
    const { items, until } = await present()
    return packList({ ...pageOf(items), until })
  })
  return async (cursor) => {
    const ready = await read()
    if (cursor === undefined) return ready
    const all = ready.left === 0 ? await unpackList(ready) : (await present()).items
    return packList(pageOf(all, cursor))
  }
}

/** Hosting answers a burst of visitors by itself; whoever has a session is asked for again each time, and sees changes at once. */
const CACHE_CONTROL = { visitor: 'public, max-age=0, s-maxage=60', session: 'private, no-cache' }

/** @param unreadable the ids of records that nobody can read, for who is told */
export const listAnswer = (
  who: keyof typeof CACHE_CONTROL,
  { bytes, digest: content, left }: ReadyList,
  unreadable: string[] = [],
): StoredBytes => {
  const told = unreadable.length > 0 ? formatUnreadable(unreadable) : undefined
  return {
    bytes,
    type: 'application/json',
    encoding: 'gzip',
    version: told === undefined ? content : digest(content, told),
    cacheControl: CACHE_CONTROL[who],
    vary: 'Authorization',
    headers: {
      ...(left > 0 && { Link: linkToRest({}, String(left)) }),
      ...(told !== undefined && { [UNREADABLE_HEADER]: told }),
    },
  }
}
