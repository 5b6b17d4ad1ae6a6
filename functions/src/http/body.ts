import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import { UNREADABLE_FORM } from '@naf/contract'
import type { Request, RequestHandler } from 'express'
import getRawBody from 'raw-body'
import { AppError, inTime } from '../errors.ts'

/** Request bodies: hidden from the platform, checked by their headers, read within limits. */

/** Node publishes this before anybody else sees a request (nodejs.org/api/diagnostics_channel.html). */
const REQUEST_START = 'http.server.request.start'

const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'] as const

interface Hidden {
  headers: Pick<IncomingMessage['headers'], (typeof BODY_HEADERS)[number]>
  url: string | undefined
}

const hidden = new WeakMap<IncomingMessage, Hidden>()

const isDecodable = (url = ''): boolean => {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return true
  } catch {
    // A lone percent sign, or bytes that are no UTF-8.
    return false
  }
}

/**
 * Google's functions-framework inflates and parses a body of up to 1,024 MB before our app runs. It logs a body that it
 * cannot parse and an address that it cannot decode. Without these headers it sees no body and leaves it unread on the
 * connection; in place of such an address it sees `/`.
 * @param isOurs which servers of the process
 * @returns a function that ends it
 */
export const hideFromPlatform = (isOurs: (server: Server) => boolean = () => true): (() => void) => {
  const hide = (message: unknown) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    if (!isOurs(server)) return
    const headers: Hidden['headers'] = {}
    for (const name of BODY_HEADERS) {
      if (request.headers[name] !== undefined) headers[name] = request.headers[name]
      delete request.headers[name]
    }
    hidden.set(request, { headers, url: request.url })
    if (!isDecodable(request.url)) request.url = '/'
  }
  subscribe(REQUEST_START, hide)
  return () => unsubscribe(REQUEST_START, hide)
}

/** Gives the request back what is hidden. Throws if `hideFromPlatform` does not run, since the body was then read. */
export const restoreHidden: RequestHandler = (req, _res, next) => {
  const original = hidden.get(req)
  if (!original) throw new Error('hideFromPlatform is not in front of this server')
  Object.assign(req.headers, original.headers)
  if (!isDecodable(original.url)) req.url = original.url ?? '/'
  req.body = undefined
  next()
}

/** How much of a body is read, for how long in all and without a byte, and the refusal of a longer one. */
export interface BodyLimit {
  maxBytes: number
  maxMs: number
  maxPauseMs: number
  tooLarge: () => AppError
}

const TOO_LARGE = 'Lo que enviaste es demasiado largo. Acorta los textos y vuelve a enviarlo.'

/** Many times the longest form of the portal, and enough time for it on a bad connection. */
export const JSON_LIMIT: BodyLimit = {
  maxBytes: 65_536,
  maxMs: 25_000,
  maxPauseMs: 5_000,
  tooLarge: () => new AppError('body_too_large', TOO_LARGE),
}

/** SendGrid reports up to 768 KB at once. */
export const RAW_LIMIT: BodyLimit = { ...JSON_LIMIT, maxBytes: 1_048_576 }

/** No form of the portal sends another charset or another parameter. */
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

const unsupported = () => new AppError('unsupported_body', UNREADABLE_FORM)
const unreadable = () => new AppError('invalid_input', UNREADABLE_FORM)

const announcedBytes = ({ headers }: Request): number => Number(headers['content-length'] ?? 0)

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || announcedBytes(req) > 0

/**
 * Checks the headers of a body before a byte is read.
 * @throws unsupported_body for a compressed body, since few bytes may inflate to any number; what the limit says
 */
export const assertReadable = (req: Request, { maxBytes, tooLarge }: BodyLimit): void => {
  if (!/^\s*(identity)?\s*$/i.test(req.get('content-encoding') ?? '')) throw unsupported()
  if (announcedBytes(req) > maxBytes) throw tooLarge()
}

const untilPause = (req: Request, ms: number): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(unreadable()), ms)
    req.on('data', () => timer.refresh())
    req.once('close', () => clearTimeout(timer))
  })

/**
 * Counts the bytes, because not every body announces its length. The rest of a refused body is read and discarded: closing
 * the connection would lose the answer.
 * @throws invalid_input if the sender stops halfway or takes too long; what the limit says
 */
export const readBytes = async (req: Request, limit: BodyLimit): Promise<Buffer> => {
  const { maxBytes, maxMs, maxPauseMs, tooLarge } = limit
  try {
    const body = getRawBody(req, { length: req.headers['content-length'], limit: maxBytes })
    return await inTime(Promise.race([body, untilPause(req, maxPauseMs)]), maxMs, unreadable)
  } catch (error) {
    req.resume()
    throw (error as { type?: unknown }).type === 'entity.too.large' ? tooLarge() : unreadable()
  }
}

/** `__proto__` would change the object's prototype; no form has such a field. */
const refuseProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw unreadable()
  return value
}

/**
 * @returns undefined without a body
 * @throws unsupported_body for anything but JSON in UTF-8; body_too_large; invalid_input for malformed JSON
 */
export const readJson = async (req: Request): Promise<unknown> => {
  if (!hasBody(req)) return undefined
  if (!JSON_TYPE.test(req.get('content-type') ?? '')) throw unsupported()
  const bytes = await readBytes(req, JSON_LIMIT)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto)
  } catch {
    // No JSON, or no UTF-8: the message would repeat what was sent.
    throw unreadable()
  }
}
