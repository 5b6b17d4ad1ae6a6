import { afterEach, expect, vi } from 'vitest'
import { type Reply, refusal } from './api-as.ts'

/** The addresses that Google's front ends write to the right of whatever was sent (docs/decisions/rate-limits.md). */

/** One of Hosting's machines: it calls the function for many people. */
const HOSTING = '104.198.56.253'

/** How a request from this address arrives at the function's own address, with what it made up in front. */
export const direct = (client: string, ...madeUp: string[]) => {
  return { 'x-forwarded-for': [...madeUp, client].join(', ') }
}
/** Past Hosting, as if it came through it from the last of `madeUp`. */
export const asHosting = (client: string, ...madeUp: string[]) => {
  return { ...direct(client, ...madeUp), 'x-forwarded-host': 'naf.test' }
}
export const throughHosting = (client: string, ...madeUp: string[]) => asHosting(HOSTING, ...madeUp, client)

/** How many people's share one caller of the platform has. */
export const CALLER_SHARE = 20
/** How many forms an address stores at most that still counts as one with few. */
export const FEW_FORMS = 3

export type Headers = Record<string, string>

let lastHost = 0
/** An address that no test has used yet. */
export const anAddress = () => `198.18.${++lastHost >> 8}.${lastHost & 255}`
export const madeUp = (n: number) => `203.0.113.${n}`

const realTime = { date: Date.now.bind(Date), monotonic: performance.now.bind(performance) }

/**
 * For a file's tests: the real time again after each of them.
 * @returns a function that moves the clock that the limits read; timers stay as they are
 */
export const withClock = () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return (minutes: number) => {
    const ms = minutes * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: realTime.date() + ms })
    vi.spyOn(performance, 'now').mockImplementation(() => realTime.monotonic() + ms)
  }
}

/** Expects a refusal that tells to wait for more than `above` seconds, and `upTo` at most. */
export const expectToWait = (reply: Reply, above: number, upTo: number) => {
  expect(reply).toMatchObject(refusal(429, 'too_many_requests'))
  const seconds = Number(reply.headers.get('retry-after'))
  expect([seconds > above, seconds <= upTo], `${seconds}`).toEqual([true, true])
}
