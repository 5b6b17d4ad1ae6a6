import { BODY_TOO_LARGE, UNREADABLE_FORM } from '@naf/contract'
import type { Request } from 'express'
import getRawBody from 'raw-body'
import { AppError } from '../errors.ts'
import { withDeadline } from '../platform/deadline.ts'

/** Many times what the longest form of the portal needs. */
const JSON_MAX_BYTES = 65_536

/** Enough for the longest form on the slowest connection; who dawdles holds one of an instance's twenty places meanwhile. */
const JSON_MAX_MS = 10_000

/** Another charset, and any other parameter, is something no form of the portal sends. */
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** How much of a body is taken and for how long it is waited for, and what is said of a longer one. */
export interface BodyLimit {
  maxBytes: number
  maxMs: number
  tooLarge: () => AppError
}

export const JSON_LIMIT: BodyLimit = {
  maxBytes: JSON_MAX_BYTES,
  maxMs: JSON_MAX_MS,
  tooLarge: () => new AppError('body_too_large', BODY_TOO_LARGE),
}

const unsupported = () => new AppError('unsupported_body', UNREADABLE_FORM)
const unreadable = () => new AppError('invalid_input', UNREADABLE_FORM)

const announcedBytes = ({ headers }: Request): number => Number(headers['content-length'] ?? 0)

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || announcedBytes(req) > 0

/**
 * By the headers alone, before a byte is read.
 * @throws unsupported_body for a compressed body: a few bytes can become any number; what the limit says
 */
export const assertReadable = (req: Request, { maxBytes, tooLarge }: BodyLimit): void => {
  if (!/^\s*(identity)?\s*$/i.test(req.get('content-encoding') ?? '')) throw unsupported()
  if (announcedBytes(req) > maxBytes) throw tooLarge()
}

/**
 * The body as it was sent, counted while it comes: not every one announces its length. What is refused is read and
 * discarded, since a connection that is closed while a body is on its way loses the answer too.
 * @throws invalid_input where the sender stops halfway or takes too long; what the limit says
 */
export const readBytes = async (req: Request, { maxBytes, maxMs, tooLarge }: BodyLimit): Promise<Buffer> => {
  try {
    const body = getRawBody(req, { length: req.headers['content-length'], limit: maxBytes })
    return await withDeadline(body, maxMs, unreadable)
  } catch (error) {
    req.resume()
    throw (error as { type?: unknown }).type === 'entity.too.large' ? tooLarge() : unreadable()
  }
}

/** A key that means another thing to JavaScript than to who wrote the JSON is no part of any form. */
const refuseProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw unreadable()
  return value
}

/**
 * @returns undefined where there is no body
 * @throws unsupported_body for anything but JSON in UTF-8; body_too_large; invalid_input for broken JSON
 */
export const readJson = async (req: Request): Promise<unknown> => {
  if (!hasBody(req)) return undefined
  if (!JSON_TYPE.test(req.get('content-type') ?? '')) throw unsupported()
  const bytes = await readBytes(req, JSON_LIMIT)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto)
  } catch {
    throw unreadable()
  }
}
