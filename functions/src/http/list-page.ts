/**
 * Of JSON, before it is compressed: Cloud Run refuses an answer of more than 32 MiB, and a streamed one of more than 10
 * (cloud.google.com/functions/quotas), so an answer is whole and smaller.
 */
const LIST_MAX_BYTES = 30_000_000

interface Page {
  json: string
  /** How many come after this page. */
  left: number
}

/** Of the last `wanted` records as many as one answer holds. */
export const pageOf = (list: unknown[], wanted = list.length): Page => {
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

/** The same query but for its cursor, and only the query: it holds under Hosting's address and the function's own. */
export const linkToRest = (query: object, cursor: string): string => {
  const rest = new URLSearchParams({ ...query, cursor })
  return `<?${rest}>; rel="next"`
}
