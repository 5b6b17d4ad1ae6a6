import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { type Answer, type Endpoint, type KindOf, ROWS_HEADER, UNREADABLE_HEADER } from '@naf/contract'
import { create as contentDisposition } from 'content-disposition'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type * as z from 'zod'
import { AppError, asAppError } from '../errors.ts'
import { causeOf, compress, digest, logger } from '../util.ts'
import { requestIdOf } from './log.ts'

/** The answers of endpoints: JSON, pages of lists, cached texts, files, redirects. */

/** A smaller answer fits into one packet uncompressed. */
const WORTH_COMPRESSING_BYTES = 1024

const takesGzip = (req: Request): boolean => req.acceptsEncodings('gzip', 'identity') === 'gzip'

/** Sends the body in one piece: Cloud Run limits streamed responses to 10 MB. */
const sendJson = async (req: Request, res: Response, json: string): Promise<void> => {
  const bytes = Buffer.from(json)
  res.type('json').vary('Accept-Encoding')
  if (bytes.length <= WORTH_COMPRESSING_BYTES || !takesGzip(req)) {
    res.send(bytes)
    return
  }
  res.set('Content-Encoding', 'gzip').send(await compress(bytes))
}

export interface ListAnswer<Items> {
  items: Items
  /** The ids of unreadable records, for staff; empty for everybody else. */
  unreadable: string[]
  /** The cursor after the last item; null at the end of the list. */
  next: string | null
  /** The cursor after one of the items, since one answer may not have room for all. */
  cursorAfter: (index: number) => string
}

/** The longest list in one answer, uncompressed: Cloud Run refuses responses of more than 32 MiB. */
const LIST_MAX_BYTES = 30_000_000

/** As many of the last `wanted` records as one answer holds; `left` come after them. */
export const lastItems = (list: unknown[], wanted = list.length): { json: string; left: number } => {
  const items = list.slice(Math.max(0, list.length - wanted))
  const texts: string[] = []
  let bytes = '[]'.length
  for (const item of items) {
    const text = JSON.stringify(item)
    bytes += Buffer.byteLength(text) + ','.length
    if (bytes > LIST_MAX_BYTES) break
    texts.push(text)
  }
  return { json: `[${texts.join()}]`, left: items.length - texts.length }
}

/** The value of `UNREADABLE_HEADER`. */
export const unreadableHeader = (unreadable: readonly string[]): string =>
  unreadable.slice(0, 20).map(encodeURIComponent).join()

/** The same query with another cursor. Without a path, so that it is valid at Hosting's address and at the function's. */
export const linkToRest = (query: object, cursor: string): string =>
  `<?${new URLSearchParams({ ...query, cursor })}>; rel="next"`

const sendPage = async (
  req: Request,
  res: Response,
  { items, unreadable, next, cursorAfter }: ListAnswer<unknown[]>,
) => {
  const { json, left } = lastItems(items)
  const cursor = left > 0 ? cursorAfter(items.length - left - 1) : next
  if (cursor !== null) res.set('Link', linkToRest(req.query, cursor))
  if (unreadable.length > 0) res.set(UNREADABLE_HEADER, unreadableHeader(unreadable))
  await sendJson(req, res, json)
}

/** A cached answer, such as a list that everybody reads. At most 32 MiB. */
export interface StoredBytes {
  bytes: Buffer
  /** The same bytes compressed, if they are worth it. */
  gzip?: Buffer
  type: string
  /** The entity tag (RFC 9110, 8.8.3); other bytes have another one. */
  version: string
  cacheControl: string
  headers?: Record<string, string>
}

/** For answers that are the same for everybody: Hosting answers a burst of visitors for a minute. */
export const FOR_VISITORS = 'public, max-age=0, s-maxage=60'

export const textForVisitors = async (type: string, text: string): Promise<StoredBytes> => ({
  bytes: Buffer.from(text),
  gzip: await compress(text),
  type,
  version: digest(text),
  cacheControl: FOR_VISITORS,
})

/** Hosting sends this for visitors who sent no header; Express would take it for a reload and never answer 304. */
const HOSTINGS_OWN = 'no-cache, no-store'

/** Sends the bytes, or 304 if the caller has this version. The entity tag is weak: it stands for both encodings. */
export const sendStored = async (req: Request, res: Response, stored: StoredBytes): Promise<void> => {
  const { bytes, type, version, cacheControl, headers } = stored
  if (req.headers['cache-control'] === HOSTINGS_OWN) delete req.headers['cache-control']
  const gzip = takesGzip(req) ? stored.gzip : undefined
  res
    .set({
      ...headers,
      'Content-Type': type,
      'Cache-Control': cacheControl,
      ETag: `W/"${version}"`,
      'Accept-Ranges': 'none',
    })
    .vary('Accept-Encoding')
  if (gzip && !req.fresh) res.set('Content-Encoding', 'gzip')
  res.send(gzip ?? bytes)
}

export interface FileAnswer {
  name: string
  type: string
  disposition: 'attachment' | 'inline'
  /** At most 32 MiB in one piece, or 10 MB as a stream. */
  content: Buffer | AsyncIterable<Uint8Array>
  /** The number of records that a stream looks through. */
  rows?: number
}

/** A stream that fails closes the connection, so that nobody takes half of it for the whole; hence no ranges either. */
const sendFile = async (
  req: Request,
  res: Response,
  { name, type, disposition, content, rows }: FileAnswer,
): Promise<void> => {
  res.set({
    ...(rows !== undefined && { [ROWS_HEADER]: String(rows) }),
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name, { type: disposition }),
    'Accept-Ranges': 'none',
  })
  if (Buffer.isBuffer(content)) {
    res.send(content)
    return
  }
  // A workbook is compressed already.
  const isCompressed = type.startsWith('text/') && takesGzip(req)
  if (isCompressed) res.vary('Accept-Encoding').set('Content-Encoding', 'gzip')
  const compression = isCompressed ? [createGzip({ flush: constants.Z_SYNC_FLUSH })] : []
  await pipeline([Readable.from(content), ...compression, res]).catch((error: NodeJS.ErrnoException) => {
    // The caller may leave at any time.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

type Redirect = { location: string }

/** What a handler returns, by the endpoint's kind of answer. */
interface Results<E extends Endpoint> {
  json: Answer<E>
  page: ListAnswer<Answer<E>>
  stored: StoredBytes
  file: FileAnswer
  redirect: Redirect
}

export type Result<E extends Endpoint> = Results<E>[KindOf<E>]

/** Sends what a handler returned: of JSON only what the output schema names, bytes as they are. */
export const sendAnswer = async (
  req: Request,
  res: Response,
  { answer }: Endpoint,
  output: z.ZodType | undefined,
  result: unknown,
): Promise<void> => {
  if (answer === 'stored') return sendStored(req, res, result as StoredBytes)
  if (answer === 'file') return sendFile(req, res, result as FileAnswer)
  if (answer === 'redirect') return void res.set('Location', (result as Redirect).location).end()
  if (answer !== 'page') return sendJson(req, res, JSON.stringify(output?.parse(result)))
  const list = result as ListAnswer<unknown[]>
  await sendPage(req, res, { ...list, items: output?.parse(list.items) as unknown[] })
}

export const notFound: RequestHandler = () => {
  throw new AppError('not_found', 'Esta dirección no existe.')
}

/** The lines of the stack below the message. */
const framesOf = ({ stack = '' }: Error): string => stack.slice(stack.search(/^ {4}at /m))

export const createErrorHandler =
  (send: (res: Response, refusal: AppError) => void): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    const refusal = asAppError(error)
    if ((refusal !== error && refusal.status >= 500) || res.headersSent)
      logger.error('request failed', {
        requestId: requestIdOf(res),
        cause: causeOf(error),
        stack: refusal.code === 'internal' && error instanceof Error ? framesOf(error) : undefined,
      })
    // An answer that has begun cannot be changed, so the connection closes.
    if (res.headersSent) {
      res.destroy()
      return
    }
    const { retryAfter } = refusal.details
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    send(res.status(refusal.status), refusal)
  }

export const errorHandler = createErrorHandler((res, { body }) => void res.json(body))
