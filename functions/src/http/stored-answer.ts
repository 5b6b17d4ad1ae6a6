import type { Request, Response } from 'express'
import { digest } from '../platform/digest.ts'
import { compress, decompress } from '../platform/gzip.ts'
import { takesGzip } from './send-json.ts'

/** What was decompressed once, for as long as an instance has the bytes it was made of. */
const plain = new WeakMap<Buffer, Promise<Buffer>>()

const decompressed = (bytes: Buffer): Promise<Buffer> => {
  const known = plain.get(bytes) ?? decompress(bytes)
  plain.set(bytes, known)
  return known
}

/** Bytes that are stored ready to be sent, such as a list that everybody asks for. At most 32 MiB: Cloud Run takes no more. */
export interface StoredBytes {
  bytes: Buffer
  /** Their media type. */
  type: string
  /** How they are compressed already, if they are. */
  encoding?: 'gzip'
  /** Another one for other bytes; of the signs that an entity tag may hold (RFC 9110, 8.8.3). */
  version: string
  /** The whole header; `private` or `no-store` for what depends on who asks. */
  cacheControl: string
  /** What else the answer depends on, of the request's headers. */
  vary?: string
  headers?: Record<string, string>
}

/** Of what holds nothing of who asks: Hosting answers a burst of visitors for a minute by itself. */
export const FOR_VISITORS = 'public, max-age=0, s-maxage=60'

/** A text that says the same to everybody. */
export const textForVisitors = async (type: string, text: string): Promise<StoredBytes> => ({
  bytes: await compress(text),
  type,
  encoding: 'gzip',
  version: digest(text),
  cacheControl: FOR_VISITORS,
})

/** What Hosting asks with in the name of everybody who says nothing of it. Express takes it for a page that is reloaded. */
const HOSTINGS_OWN = 'no-cache, no-store'

const forgetHostingsOwn = ({ headers }: Request): void => {
  if (headers['cache-control'] === HOSTINGS_OWN) delete headers['cache-control']
}

/**
 * The bytes as they are, compressed or not, to who takes them so. Who names their version has them already and is told
 * so by a 304. The entity tag is a weak one: it stands for both encodings.
 */
export const sendStored = async (req: Request, res: Response, stored: StoredBytes): Promise<void> => {
  const { bytes, type, encoding, version, cacheControl, vary, headers } = stored
  forgetHostingsOwn(req)
  const asTheyAre = encoding === undefined || takesGzip(req)
  const body = asTheyAre ? bytes : await decompressed(bytes)
  res.set({
    ...headers,
    'Content-Type': type,
    'Cache-Control': cacheControl,
    ETag: `W/"${version}"`,
    'Accept-Ranges': 'none',
  })
  res.vary('Accept-Encoding')
  if (vary) res.vary(vary)
  if (encoding && asTheyAre && !req.fresh) res.set('Content-Encoding', encoding)
  res.send(body)
}
