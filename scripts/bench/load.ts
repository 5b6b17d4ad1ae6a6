import { createHistogram } from 'node:perf_hooks'
import autocannon from 'autocannon'

/** One request, sent again and again. */
export interface Shot {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What it is answered with; anything else is no measurement. */
  status: number
}

export interface Load {
  requests: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Of an answer, headers included. */
  bytes: number
}

export interface HowMuch {
  connections: number
  seconds: number
}

const MICROS = 1000

type OnAnswer = (status: number, bytes: number, ms: number) => void

const fire = (options: autocannon.Options, onAnswer: OnAnswer): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)))
    running.on('response', (_client, ...answer) => onAnswer(...answer))
  })

/** Longer is not waited for as many answers as there are connections. */
const LONGEST_SECONDS = 60

/**
 * For so many seconds, and longer where that is too short for an answer on each connection.
 * @throws Error where an answer failed, or was another one than expected
 */
export const load = async (shot: Shot, how: HowMuch): Promise<Load> => {
  const loaded = await loadFor(shot, how)
  if (loaded.requests >= how.connections || how.seconds > LONGEST_SECONDS) return loaded
  return await load(shot, { ...how, seconds: how.seconds * 2 })
}

const loadFor = async ({ status, ...shot }: Shot, { connections, seconds }: HowMuch): Promise<Load> => {
  // Autocannon's own histogram knows whole milliseconds only.
  const latency = createHistogram()
  const strange: number[] = []
  let bytes = 0
  let last = 0
  const started = performance.now()
  const options = { ...shot, connections, duration: seconds, timeout: LONGEST_SECONDS }
  const { errors, timeouts } = await fire(options, (answered, size, ms) => {
    last = performance.now()
    bytes += size
    latency.record(Math.max(1, Math.round(ms * MICROS)))
    if (answered !== status) strange.push(answered)
  })
  if (strange.length > 0 || errors > 0 || timeouts > 0)
    throw new Error(`${shot.url}: ${strange.length} × ${strange[0]}, ${errors} errors, ${timeouts} timeouts`)
  return {
    requests: latency.count,
    perSecond: (latency.count / (last - started)) * 1000,
    p50Ms: latency.percentile(50) / MICROS,
    p99Ms: latency.percentile(99) / MICROS,
    bytes: bytes / latency.count,
  }
}
