import type { Request, Response } from 'express'
import { compress } from '../platform/gzip.ts'

/** Below this an answer fits into one packet either way. */
const WORTH_COMPRESSING_BYTES = 1024

export const takesGzip = (req: Request): boolean => req.acceptsEncodings('gzip', 'identity') === 'gzip'

/** Answers in one piece, whose length is known: the platform takes less of a streamed one. */
export const sendJson = async (req: Request, res: Response, json: string): Promise<void> => {
  const bytes = Buffer.from(json)
  res.type('json').vary('Accept-Encoding')
  if (bytes.length <= WORTH_COMPRESSING_BYTES || !takesGzip(req)) {
    res.send(bytes)
    return
  }
  const compressed = await compress(bytes)
  res.set('Content-Encoding', 'gzip').send(compressed)
}
