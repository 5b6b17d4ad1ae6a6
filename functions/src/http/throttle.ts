import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import ipaddr from 'ipaddr.js'
import { type AppError, tooManyRequests, unavailable } from '../errors.ts'
import { createMutex } from '../util.ts'

/** Limits on floods, counted in the memory of one instance (docs/decisions/rate-limits.md). */

/** Where a request comes from, as keys to count under. Neither key contains sent text. */
export interface Origin {
  /** The person's address; through Hosting also the network of the machine that named it, which others cannot forge. */
  client: string
  /** The address that called Google's front end: the person, or a machine of Hosting that speaks for many. */
  caller: string
}

/** Requests without an address share one count. */
const UNKNOWN = '::'

/** @param bytes of an IPv4 address (also as IPv6), and of another IPv6 address */
const prefixOf = (address: string, bytes: { v4: number; v6: number }): string => {
  const all = ipaddr.process(address).toByteArray()
  return all.slice(0, all.length === 4 ? bytes.v4 : bytes.v6).join('.')
}

/** Providers give a household up to a /48 of IPv6, so a longer prefix would let one person count as many. */
const keyOf = (address: string): string => prefixOf(address, { v4: 4, v6: 6 })

/** Most of one provider's machines: a /16, or a /32 of IPv6. */
const networkOf = (address: string): string => prefixOf(address, { v4: 2, v6: 4 })

const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

const addressesOf = (req: Request): string[] => req.get('x-forwarded-for')?.split(',') ?? []

export const cameByHosting = (req: Request): boolean => req.get('x-forwarded-host') !== undefined

/** The way of a request, for the log: an operator reads the number of hops from it. */
export const wayOf = (req: Request) => ({
  via: cameByHosting(req) ? 'hosting' : 'direct',
  hops: addressesOf(req).length,
})

/** The address at a position from the right, where the platform writes. */
const addressAt = (addresses: string[], fromRight: number): string | undefined => {
  const address = fromRight === 0 ? undefined : addresses.at(-fromRight)?.trim()
  return address && isAddress(address) ? address : undefined
}

/** @param hops how many addresses the platform adds to X-Forwarded-For by either way; zero in the emulators */
export const findOrigin =
  (hops: { hosting: number; direct: number }): RequestHandler =>
  (req, res, next) => {
    const addresses = addressesOf(req)
    const caller = addressAt(addresses, hops.direct) ?? req.socket.remoteAddress ?? UNKNOWN
    const person = cameByHosting(req) ? addressAt(addresses, hops.hosting) : undefined
    res.locals.origin = {
      client: person ? `${keyOf(person)} ${networkOf(caller)}` : keyOf(caller),
      caller: keyOf(caller),
    } satisfies Origin
    next()
  }

export const originOf = (res: Response): Origin => res.locals.origin

/** `until` is when the count ends, in milliseconds. */
type Count = Record<'hits' | 'until', number>

/** More keys than an instance meets in a window by honest use, and about a megabyte. */
const MAX_KEYS = 5_000

/** Counts hits by key, each for a window from its first hit. Beyond `MAX_KEYS` the key that was hit least recently goes. */
export const createCounter = (windowMs: number) => {
  // A Map keeps the order of insertion, and a hit inserts its key again.
  const counts = new Map<string, Count>()
  /** The running count of a key, or a new one, which is not kept. */
  const read = (key: string): Count => {
    const known = counts.get(key)
    return known && known.until > Date.now() ? known : { hits: 0, until: Date.now() + windowMs }
  }
  return {
    read,
    hit(key: string): Count {
      const count = read(key)
      count.hits += 1
      counts.delete(key)
      counts.set(key, count)
      if (counts.size > MAX_KEYS) counts.delete(counts.keys().next().value ?? key)
      return count
    },
    takeBack(key: string): void {
      const count = counts.get(key)
      if (count) count.hits -= 1
      if (count?.hits === 0) counts.delete(key)
    },
    reset: (key: string): void => void counts.delete(key),
  }
}

export const tooManyUntil = (until: number): AppError =>
  tooManyRequests(Math.max(1, Math.ceil((until - Date.now()) / 1000)))

const LIMIT_WINDOW_MS = 10 * 60_000

/** Counts a key and throws too_many_requests beyond `limit` in ten minutes. */
export const limitPerKey = (limit: number): ((key: string) => void) => {
  const counter = createCounter(LIMIT_WINDOW_MS)
  return (key) => {
    const { hits, until } = counter.hit(key)
    if (hits > limit) throw tooManyUntil(until)
  }
}

/** How many people one caller may stand for: a machine of Hosting, or somebody who invents addresses. */
export const CALLER_SHARE = 20
/** The shares of a caller for addresses that made few calls, and how many calls are few. */
const MOST_SHARES = 3
const FEW = { forms: 3, calls: 30 }

/** How many forms one account sends in ten minutes, and how many acts the link of a mail may do. */
export const FORMS_PER_ACCOUNT = 20

/** The limit of an endpoint. Each check throws too_many_requests. */
export interface Limit {
  /** Before the body. */
  byOrigin: (origin: Origin) => void
  byAccount: (uid: string) => void
  /** After an answer that is no refusal. */
  onSuccess?: (origin: Origin) => void
}

/**
 * Each call counts for its address. Only what the endpoint `count`s does for the caller, which is shared. Beyond the
 * caller's share an address with at most `few` counted calls still passes, so that no busy one locks it out.
 */
const limitOrigins = (perAddress: number, few: number) => {
  const limitClient = limitPerKey(perAddress)
  const [counted, shared] = [createCounter(LIMIT_WINDOW_MS), createCounter(LIMIT_WINDOW_MS)]
  return {
    check({ client, caller }: Origin): void {
      limitClient(client)
      const shares = counted.read(client).hits <= few ? MOST_SHARES : 1
      const { hits, until } = shared.read(caller)
      if (hits >= perAddress * CALLER_SHARE * shares) throw tooManyUntil(until)
    },
    count({ client, caller }: Origin): void {
      counted.hit(client)
      shared.hit(caller)
    },
  }
}

/**
 * The usual limit: so many calls of each endpoint from one address in ten minutes, and as many of one account. The
 * caller's count holds every call, because each costs. The endpoints share the counters, which bounds their memory.
 */
export const createUsualLimit = (limit: number): ((endpoint: string) => Limit) => {
  const { check, count } = limitOrigins(limit, FEW.calls)
  const limitAccount = limitPerKey(limit)
  return (endpoint) => ({
    byOrigin({ client, caller }) {
      const origin = { client: `${endpoint} ${client}`, caller: `${endpoint} ${caller}` }
      check(origin)
      count(origin)
    },
    byAccount: (uid) => limitAccount(`${endpoint} ${uid}`),
  })
}

/**
 * For forms: so many from one address in ten minutes, and 20 from one account. The caller's count holds stored forms
 * alone, so broken ones use up no share of other people.
 */
export const limitForms = (perAddress: number): Limit => {
  const { check, count } = limitOrigins(perAddress, FEW.forms)
  return { byOrigin: check, byAccount: limitPerKey(FORMS_PER_ACCOUNT), onSuccess: count }
}

/** @param stepMs what is padded fits into one step, so its time tells nothing */
export const createPadding = (stepMs: number) => {
  const nextStep = (start: number) => wait(stepMs - ((performance.now() - start) % stepMs))
  return {
    /** Delays every outcome until the next whole step since its beginning. */
    async padTime<T>(work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      return work().finally(() => nextStep(start))
    },
    /** The same for refusals alone. */
    async padRefusal<T>(work: () => Promise<T>): Promise<T> {
      const start = performance.now()
      return work().catch(async (error: unknown) => {
        await nextStep(start)
        throw error
      })
    },
  }
}

export type Padding = ReturnType<typeof createPadding>

/** How long a form that was done is not done again. */
const REPEAT_MS = 60_000

/** How many forms of one mailbox wait at once: the last one is answered well within an endpoint's ten seconds. */
const AT_ONCE_MAX = 8

const BUSY = 'Llegaron muchos formularios a la vez con este correo. Inténtalo de nuevo en unos segundos.'

export type InTurnOf = ReturnType<typeof createTurns>

/**
 * Runs the forms of one mailbox one after the other, each in whole steps of time. So the time of an answer does not
 * tell whether the e-mail is known (docs/decisions/answer-times.md). Works within one instance.
 * @returns a function that runs `work`, unless the same `form` succeeded within the last minute. It throws what `work`
 * throws, and unavailable if eight forms of the mailbox wait
 */
export const createTurns = ({ padTime }: Pick<Padding, 'padTime'>) => {
  const queues = new Map<string, { inTurn: ReturnType<typeof createMutex>; length: number }>()
  const done = createCounter(REPEAT_MS)

  return async (mailbox: string, form: string, work: () => Promise<unknown>): Promise<void> => {
    const queue = queues.get(mailbox) ?? { inTurn: createMutex(), length: 0 }
    if (queue.length >= AT_ONCE_MAX) throw unavailable(BUSY)
    queues.set(mailbox, queue)
    queue.length += 1
    const once = async () => {
      if (done.read(form).hits > 0) return
      await work()
      done.hit(form)
    }
    try {
      await queue.inTurn(() => padTime(once))
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(mailbox)
    }
  }
}
