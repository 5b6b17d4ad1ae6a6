import type { Incoming } from '../api/transport.ts'

const NEXT = /<([^>]+)>;\s*rel="next"/

/** The address of the rest, where the server says that there is one: of the same path, whatever it names. */
export const nextOf = (url: string, { link }: Incoming): string | null => {
  const next = NEXT.exec(link ?? '')?.[1]
  if (next === undefined) return null
  const base = new URL(url, location.href)
  return base.pathname + new URL(next, base).search
}

const idOf = (record: unknown): unknown => (record as { Id?: unknown } | null)?.Id ?? record

/** What was deleted meanwhile moves the rest: a record at the seam may come twice. */
const once = (records: unknown[]): unknown[] => [
  ...new Map(records.map((record) => [idOf(record), record])).values(),
]

/**
 * A list that is larger than one answer comes in several. The first one's answer, with the whole list in it, or the
 * answer that failed.
 */
export const wholeList = async (url: string, ask: (url: string) => Promise<Incoming>): Promise<Incoming> => {
  const first = await ask(url)
  let next = nextOf(url, first)
  if (!Array.isArray(first.body) || next === null) return first
  const records = [...first.body]
  while (next !== null) {
    const part = await ask(next)
    if (!Array.isArray(part.body)) return part
    records.push(...part.body)
    next = nextOf(url, part)
  }
  return { ...first, body: once(records) }
}
