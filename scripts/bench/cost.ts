import { median } from '../lib/median.ts'
import type { Reply } from './ask.ts'
import { type Counts, NO_COUNTS } from './firestore-bill.ts'
import type { ServerProcess } from './server-process.ts'

/** What one call took: what it asked of others, how long it was waited for, how much came back. */
export interface Cost extends Counts {
  ms: number
  bytes: number
}

/** @returns what was asked of others until it was done, and what `work` gave back */
export const countDuring = async <T>(server: ServerProcess, work: () => Promise<T>): Promise<[Counts, T]> => {
  const before = await server.usage()
  const result = await work()
  const after = await server.usage()
  const keys = Object.keys(NO_COUNTS) as (keyof Counts)[]
  const counts = Object.fromEntries(keys.map((key) => [key, after[key] - before[key]]))
  return [counts as unknown as Counts, result]
}

/** The median of several calls, one after the other; `make` says which one it is. The first warms up and does not count. */
export const costOf = async (
  server: ServerProcess,
  repeats: number,
  make: (n: number) => Promise<Reply>,
): Promise<Cost> => {
  await make(0)
  const [counts, replies] = await countDuring(server, async () => {
    const all: Reply[] = []
    for (let n = 1; n <= repeats; n += 1) all.push(await make(n))
    return all
  })
  return {
    reads: counts.reads / repeats,
    writes: counts.writes / repeats,
    deletes: counts.deletes / repeats,
    identity: counts.identity / repeats,
    ms: median(replies.map(({ ms }) => ms)),
    bytes: median(replies.map(({ bytes }) => bytes)),
  }
}
