import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** How many addresses the platform adds to X-Forwarded-For by either way; zero where nobody stands in between. */
interface Hops {
  hosting: number
  direct: number
}

/** Where a request comes from, as keys to count under: an IPv4 address, the /64 of an IPv6 one, or `unknown`. */
export interface Origin {
  /** The person's own address. Whoever calls the function past Hosting can make it up. */
  client: string
  /** Who called Google's front end: the person, or a machine of Hosting that speaks for many. Nobody can make it up. */
  caller: string
}

/** Those without an address share one count: they would otherwise share none. */
const UNKNOWN = 'unknown'

/** A provider gives a household or a server at least this much, so an address within it costs nothing. */
const IPV6_NETWORK = 64

/** What is no address is never kept. */
const keyOf = (address: string | undefined): string | undefined => {
  const trimmed = address?.trim() ?? ''
  return isIP(trimmed) ? ipKeyGenerator(trimmed, IPV6_NETWORK) : undefined
}

const addressesOf = (req: Request): string[] => req.get('x-forwarded-for')?.split(',') ?? []

const cameByHosting = (req: Request): boolean => req.get('x-forwarded-host') !== undefined

/** What tells an operator how many hops the platform adds; no address is among it. */
export const wayOf = (req: Request) => ({
  via: cameByHosting(req) ? 'hosting' : 'direct',
  hops: addressesOf(req).length,
})

/** Counted from the right, where the platform writes. */
const hop = (addresses: string[], fromRight: number): string | undefined =>
  fromRight === 0 ? undefined : keyOf(addresses.at(-fromRight))

/** Finds out where each request comes from (decision 052). */
export const findOrigin =
  ({ hosting, direct }: Hops): RequestHandler =>
  (req, res, next) => {
    const addresses = addressesOf(req)
    const caller = hop(addresses, direct) ?? keyOf(req.socket.remoteAddress) ?? UNKNOWN
    const client = (cameByHosting(req) && hop(addresses, hosting)) || caller
    res.locals.origin = { client, caller } satisfies Origin
    next()
  }

export const originOf = (res: Response): Origin => res.locals.origin
