import type { FoundList, ListsRepository } from './lists.repository.ts'
import { hasPassed, type ReadyList } from './ready-list.ts'
import { shareNext } from './share-next.ts'

/** What an instance has, and when that was stored. */
type Known = Pick<FoundList, 'writtenAt'> & { ready: ReadyList }

/**
 * A public list as it is at some moment after it was asked for. Its document is looked at each time, by one read that all
 * share who wait for it; the bytes are read where this instance does not have them, and made of the records where a
 * write, another build, or the moment of a scheduled record came in between.
 *
 * @param make reads the records
 */
export const createListReader = (
  lists: Pick<ListsRepository, 'find' | 'store' | 'writtenAt'>,
  name: string,
  make: () => Promise<ReadyList>,
): (() => Promise<ReadyList>) => {
  let known: Known | undefined

  const isCurrent = async ({ writtenAt, ready }: Known): Promise<boolean> =>
    writtenAt !== null && !hasPassed(ready) && ((await lists.writtenAt(name))?.isEqual(writtenAt) ?? false)

  const readOrMake = async (): Promise<Known> => {
    const { ready, ...found } = await lists.find(name)
    if (ready) return { ready, writtenAt: found.writtenAt }
    const made = await make()
    return { ready: made, writtenAt: await lists.store(name, found, made) }
  }

  return shareNext(async () => {
    if (!known || !(await isCurrent(known))) known = await readOrMake()
    return known.ready
  })
}
