import { formatUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { FOR_VISITORS, linkToRest, pageOf, type StoredBytes } from '../http/respond.ts'
import { createListReader } from '../lists/list-reader.ts'
import type { ListsRepository } from '../lists/lists.repository.ts'
import { packList, type ReadyList, unpackList } from '../lists/ready-list.ts'
import { digest } from '../util.ts'

/** A public list as everybody sees it who does not manage its records: in answer to a query, and all of it. */
export const createPublicList = <Item>(
  lists: ListsRepository,
  name: string,
  present: () => Promise<{ items: Item[]; until: number | null }>,
) => {
  const read = createListReader(lists, name, async () => {
    const { items, until } = await present()
    return packList({ ...pageOf(items), until })
  })
  const itemsOf = async (ready: ReadyList): Promise<Item[]> =>
    ready.left === 0 ? ((await unpackList(ready)) as Item[]) : (await present()).items

  return {
    async answer(cursor?: number): Promise<ReadyList> {
      const ready = await read()
      return cursor === undefined ? ready : packList(pageOf(await itemsOf(ready), cursor))
    },
    items: async (): Promise<Item[]> => itemsOf(await read()),
  }
}

/** Whoever has a session is asked for again each time, and sees changes at once. */
const CACHE_CONTROL = { visitor: FOR_VISITORS, session: 'private, no-cache' }

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
