import { number, ratio } from './format.ts'
import { load } from './load.ts'
import type { Effort } from './options.ts'
import { byMaps, sharesOf } from './profile.ts'
import { type Contender, inRounds, type Measured, type Sample } from './rounds.ts'
import type { ProfiledRow } from './section.ts'
import { type Ratio, ratioOf } from './statistics.ts'

/** A row and, by their names, the rows it is compared with: what nothing could be quicker than, and what is simplest. */
export interface Row extends Contender {
  limit?: string
  floor?: string
}

export interface LoadTable {
  head: readonly string[]
  rows: string[][]
  of: (name: string) => Measured
  /** How often one row's requests a second are those of another. */
  compare: (name: string, other: string) => Ratio
  /** Whose work a row is, found out in a round of its own that counts for nothing else. */
  profile: (name: string) => Promise<ProfiledRow>
}

const HEAD = [
  ...['', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'bytes', 'reads', 'writes', 'identity', 'peak MB'],
  ...['of its limit', 'of its floor'],
] as const

/** Enough samples for a share of a hundredth. */
const PROFILED_SECONDS = 3

const measures = ({ median }: Measured): string[] =>
  (['perSecond', 'p50Ms', 'p99Ms', 'cpuMs', 'bytes', 'reads', 'writes', 'identity', 'peakMb'] as const).map(
    (key) => number(median[key]),
  )

/** Measures the rows in turn and compares them. */
export const measureLoad = async (
  rows: readonly Row[],
  { rounds, seconds }: Effort,
  connections: number,
): Promise<LoadTable> => {
  const measured = await inRounds(rows, { rounds, seconds, connections })
  const byName = new Map(rows.map(({ name }, n) => [name, measured[n] as Measured]))
  const of = (name: string): Measured => {
    const found = byName.get(name)
    if (!found) throw new Error(`nothing is called ${name}`)
    return found
  }
  const each = (name: string, key: keyof Sample) => of(name).rounds.map((round) => round[key])
  const compare = (name: string, other: string) => ratioOf(each(name, 'perSecond'), each(other, 'perSecond'))
  const cells = rows.map(({ name, limit, floor }) => [
    name,
    ...measures(of(name)),
    ...[limit, floor].map((other) => (other ? ratio(compare(name, other)) : '')),
  ])
  const profile = async (name: string): Promise<ProfiledRow> => {
    const { server, shot } = rows.find((row) => row.name === name) as Row
    const found = await server.profile(() => load(shot, { connections, seconds: PROFILED_SECONDS }))
    return { name, cpuMs: of(name).median.cpuMs, shares: sharesOf(found, byMaps()) }
  }
  return { head: HEAD, rows: cells, of, compare, profile }
}
