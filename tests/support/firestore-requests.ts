import type { Firestore } from 'firebase-admin/firestore'

export type Request = (
  method: string,
  request: { transaction?: unknown },
  ...rest: unknown[]
) => Promise<unknown>

/**
 * Puts `around` between a database and all that it asks of Firestore: the library sends everything through one method,
 * which its types do not name.
 */
export const aroundRequests = (db: Firestore, around: (send: Request) => Request): void => {
  const client = db as unknown as { request: Request }
  client.request = around(client.request.bind(db))
}

type Stream = NodeJS.EventEmitter
type RequestStream = (...args: unknown[]) => Promise<Stream>

interface Aggregated {
  result?: { aggregateFields: Record<string, { integerValue?: string }> }
}

/** What an aggregation costs: a read for each thousand that it counted, and at least one. */
const readsOfCount = ({ result }: Aggregated): number =>
  Object.values(result?.aggregateFields ?? {}).reduce(
    (sum, { integerValue = '0' }) => sum + Math.max(1, Math.ceil(Number(integerValue) / 1000)),
    0,
  )

/**
 * Counts every document that a database gives this client, also one that is asked for and not there.
 * @param counts whether what aggregations cost is part of it
 * @returns how many `work` reads
 */
export const countReads = (
  db: Firestore,
  { counts = false } = {},
): ((work: () => Promise<unknown>) => Promise<number>) => {
  let read = 0
  const client = db as unknown as { requestStream: RequestStream }
  const requestStream = client.requestStream.bind(db)
  client.requestStream = async (...args) => {
    const stream = await requestStream(...args)
    const emit = stream.emit.bind(stream)
    stream.emit = (event, ...rest) => {
      const [answer] = rest as [
        ({ document?: unknown; found?: unknown; missing?: unknown } & Aggregated) | undefined,
      ]
      if (event === 'data' && (answer?.document || answer?.found || answer?.missing)) read += 1
      if (event === 'data' && counts && answer?.result) read += readsOfCount(answer)
      return emit(event, ...rest)
    }
    return stream
  }
  return async (work) => {
    read = 0
    await work()
    return read
  }
}
