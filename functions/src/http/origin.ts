import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** How many addresses the platform adds to X-Forwarded-For by either way; zero where nobody stands in between. */
interface Hops {
  hosting: number
  direct: number
}

/** Where a request comes from, as keys to count under: no text that was sent is among them. */
export interface Origin {
  /** The person's address, and through Hosting also the network that said so: who calls past Hosting makes both up. */
  client: string
  /** Who called Google's front end: the person, or a machine of Hosting that speaks for many. Nobody makes it up. */
  caller: string
}

/** Those without an address share one count: they would otherwise share none. */
const UNKNOWN = 'unknown'

/** A household or a server is given at least this much, so that another address within it costs nothing. */
const IPV6_SUBNET = 64
const IPV6_PROVIDER = 32

const keyOf = (address: string): string => ipKeyGenerator(address, IPV6_SUBNET)

/** Wide enough to hold most of one provider's machines: a /16, or a /32 of IPv6. */
const networkOf = (address: string): string =>
  ipKeyGenerator(address, IPV6_PROVIDER).replace(/\.\d+\.\d+$/, '')

const addressesOf = (req: Request): string[] => req.get('x-forwarded-for')?.split(',') ?? []

export const cameByHosting = (req: Request): boolean => req.get('x-forwarded-host') !== undefined

/** What tells an operator how many hops the platform adds; no address is among it. */
export const wayOf = (req: Request) => ({
  via: cameByHosting(req) ? 'hosting' : 'direct',
  hops: addressesOf(req).length,
})

/** Counted from the right, where the platform writes. What is no address is none. */
const addressAt = (addresses: string[], fromRight: number): string | undefined => {
  const address = fromRight === 0 ? undefined : addresses.at(-fromRight)?.trim()
  return address && isIP(address) ? address : undefined
}

/** Finds out where each request comes from (docs/decisions/rate-limits.md). */
export const findOrigin =
  ({ hosting, direct }: Hops): RequestHandler =>
  (req, res, next) => {
    const addresses = addressesOf(req)
    const caller = addressAt(addresses, direct) ?? req.socket.remoteAddress ?? UNKNOWN
    const person = cameByHosting(req) ? addressAt(addresses, hosting) : undefined
    res.locals.origin = {
      client: person ? `${keyOf(person)} ${networkOf(caller)}` : keyOf(caller),
      caller: keyOf(caller),
    } satisfies Origin
    next()
  }

export const originOf = (res: Response): Origin => res.locals.origin
