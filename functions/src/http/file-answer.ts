import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { ROWS_HEADER } from '@naf/contract'
import { create as contentDisposition } from 'content-disposition'
import type { Request, Response } from 'express'
import { takesGzip } from './send-json.ts'

/** A file made for whoever asks, to save or to look at. */
export interface FileAnswer {
  /** What it is called when it is saved, with its extension. */
  name: string
  /** Its media type. */
  type: string
  disposition: 'attachment' | 'inline'
  /** Whole, at most 32 MiB; or piece by piece as it is made, at most 10 MB: Cloud Run takes no more of either. */
  content: Buffer | AsyncIterable<Uint8Array>
  /** How many records are looked through for it, where it is made piece by piece: its length nobody knows. */
  rows?: number
  /** Called once nobody waits for it any more. */
  stop?: () => void
}

type Pieces = AsyncIterator<Uint8Array>

/** No part of it can be asked for alone: it may be made anew each time. */
const setHeaders = (res: Response, { name, type, disposition, rows }: FileAnswer) =>
  res.set({
    ...(rows !== undefined && { [ROWS_HEADER]: String(rows) }),
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name, { type: disposition }),
    'Accept-Ranges': 'none',
  })

/** A file that breaks off closes the connection, so that nobody takes half of it for the whole. */
export const sendFile = async (req: Request, res: Response, file: FileAnswer): Promise<void> => {
  if (Buffer.isBuffer(file.content)) {
    setHeaders(res, file).send(file.content)
    return
  }
  res.once('close', () => file.stop?.())
  const pieces: Pieces = file.content[Symbol.asyncIterator]()
  // What fails before its first piece is still answered like any other failure.
  const first = await pieces.next()
  setHeaders(res, file)
  if (req.method === 'HEAD') {
    await pieces.return?.()
    res.end()
    return
  }
  await (isText(file) && takesGzip(req)
    ? pipeline(beginningWith(first, pieces), compressing(res), res)
    : pipeline(beginningWith(first, pieces), res)
  ).catch(unlessGone)
}

/** What is made piece by piece is compressed where that is worth it: an archive, such as a workbook, already is. */
const isText = ({ type }: FileAnswer): boolean => type.startsWith('text/')

/** Each piece goes out as it comes. */
const compressing = (res: Response) => {
  res.vary('Accept-Encoding').set('Content-Encoding', 'gzip')
  return createGzip({ flush: constants.Z_SYNC_FLUSH })
}

async function* beginningWith(first: IteratorResult<Uint8Array>, pieces: Pieces) {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
  } finally {
    await pieces.return?.()
  }
}

/** Whoever asked may leave at any time. */
const unlessGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
