import { type Counts, NO_COUNTS } from './firestore-bill.ts'
import { type HowMuch, load, type Shot } from './load.ts'
import type { Usage } from './probe.ts'
import type { ServerProcess } from './server-process.ts'
import { medians } from './statistics.ts'

/** One row: what is sent to whom. */
export interface Contender {
  name: string
  server: ServerProcess
  shot: Shot
}

/** Of one request, but for `perSecond` and the most memory that the process had meanwhile. */
export interface Sample extends Counts {
  perSecond: number
  p50Ms: number
  p99Ms: number
  cpuMs: number
  bytes: number
  peakMb: number
}

export interface Measured {
  rounds: Sample[]
  /** Measure by measure. */
  median: Sample
}

const MB = 1024 * 1024
const WARM_UP_SECONDS = 1

const perRequest = (before: Usage, after: Usage): Counts & { cpuMs: number } => {
  // Also those whose answer nobody waited for: what they asked of Firestore is in the counts.
  const requests = after.requests - before.requests
  const each = (key: keyof Counts) => (after[key] - before[key]) / requests
  const counts = Object.keys(NO_COUNTS).map((key) => [key, each(key as keyof Counts)])
  return {
    ...(Object.fromEntries(counts) as unknown as Counts),
    cpuMs: (after.cpuMicros - before.cpuMicros) / requests / 1000,
  }
}

export const sampleOf = async ({ server, shot }: Contender, how: HowMuch): Promise<Sample> => {
  const before = await server.usage()
  const { perSecond, p50Ms, p99Ms, bytes } = await load(shot, how)
  const after = await server.usage()
  return { perSecond, p50Ms, p99Ms, bytes, ...perRequest(before, after), peakMb: after.peakBytes / MB }
}

/** Every contender once a round, one after the other, so that they meet the same machine and the same emulator. */
export const inRounds = async (
  contenders: readonly Contender[],
  { rounds, ...how }: HowMuch & { rounds: number },
): Promise<Measured[]> => {
  const samples: Sample[][] = contenders.map(() => [])
  for (const { shot } of contenders) await load(shot, { ...how, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < rounds; round += 1)
    for (const [n, contender] of contenders.entries()) samples[n]?.push(await sampleOf(contender, how))
  return samples.map((of) => ({ rounds: of, median: medians(of) }))
}
