import { api } from '@naf/contract'
import { median } from '../../lib/median.ts'
import { addressOf, call, send } from '../ask.ts'
import { number, ratio } from '../format.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'
import type { ServerProcess } from '../server-process.ts'
import { ratioOf } from '../statistics.ts'

const BOOKS = 200

/** From the start of a process to the end of its first list, as a person waits whom a new instance answers. */
const timeToList = async (
  start: () => Promise<ServerProcess>,
  path: (url: string) => string,
): Promise<number> => {
  const started = performance.now()
  const server = await start()
  const { status } = await send(path(server.url), 'GET')
  const ms = performance.now() - started
  await server.stop()
  if (status !== 200) throw new Error(`the first list: ${status}`)
  return ms
}

export const start: Act = async ({ db, portal, naive, bare }, { repeats }) => {
  await fill(db, 'libros', BOOKS)
  await fill(db, 'users', 5)
  const warm = await portal()
  const { text } = await call(warm.url, api.libros.list)
  await warm.stop()
  const unprobed = { probe: false }
  const starts = {
    'bare Express, the list in memory': () =>
      timeToList(
        () => bare(text, unprobed),
        (url) => `${url}/json`,
      ),
    'naive Express and Firestore': () =>
      timeToList(
        () => naive(unprobed),
        (url) => `${url}/libros`,
      ),
    portal: () =>
      timeToList(
        () => portal(unprobed),
        (url) => addressOf(url, api.libros.list),
      ),
  }
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(starts).map((name) => [name, []]))
  for (let round = 0; round <= repeats; round += 1)
    for (const [name, run] of Object.entries(starts)) {
      const ms = await run()
      // The first of each reads its files from the disk.
      if (round > 0) times[name]?.push(ms)
    }
  const [limit = [], floor = [], ours = []] = Object.values(times)
  const ofFloor = ratioOf(ours, floor)
  const row = (name: string, of: readonly number[]) => [
    ...[name, number(median(of)), number(Math.min(...of)), number(Math.max(...of))],
    ...(of === limit ? ['', ''] : [ratio(ratioOf(of, limit)), of === ours ? ratio(ofFloor) : '']),
  ]
  return {
    title: 'From the start of a process to its first list',
    intro: `Plain Node, ${repeats} starts of each in turn, ${BOOKS} books; the portal is its bundle. Less is better.`,
    head: ['', 'median ms', 'least', 'most', 'of its limit', 'of its floor'],
    rows: Object.entries(times).map(([name, of]) => row(name, of)),
    facts: { start: ofFloor.value },
  }
}
