import type { Request } from 'express'
import { AppError } from '../errors.ts'

/**
 * Of JSON, before it is compressed: Cloud Run refuses an answer of more than 32 MiB, and a streamed one of more than 10
 * (cloud.google.com/functions/quotas), so an answer is whole and smaller.
 */
const LIST_MAX_BYTES = 30_000_000

const CURSOR = /^[1-9]\d{0,8}$/

interface Page {
  json: string
  /** How many come after this page. */
  left: number
}

/**
 * How many records of the end of the list are wanted; Infinity without a cursor. Counted from the end, since the newest
 * stand first: what is added meanwhile shifts nothing.
 * @throws invalid_input for anything that no `Link` of ours says
 */
export const cursorOf = (req: Request): number => {
  const { cursor } = req.query
  if (cursor === undefined) return Number.POSITIVE_INFINITY
  if (typeof cursor === 'string' && CURSOR.test(cursor)) return Number(cursor)
  throw new AppError('invalid_input', 'No encontramos esa parte de la lista. Ábrela de nuevo.')
}

/** Of the last `wanted` records as many as one answer holds. */
export const pageOf = (list: unknown[], wanted: number): Page => {
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

/** Only the query, so that it holds under Hosting's address and the function's own. */
export const linkToRest = (left: number): string => `<?cursor=${left}>; rel="next"`
