import type { Firestore } from 'firebase-admin/firestore'

export type Request = (
  method: string,
  request: { transaction?: unknown; writes?: unknown[] },
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

/** Whether it is the commit of a record, with its line of the log. */
export const isRecordWrite = (method: string, { writes = [] }: { writes?: unknown[] }): boolean =>
  method === 'commit' && writes.length > 1

const UNAVAILABLE = 14
const REFUSED = 7

/** Lets every write of this database fail for good as long as `isFailing`. */
export const failWrites = (db: Firestore, isFailing: (request: object) => boolean): void =>
  aroundRequests(db, (send) => async (method, request, ...rest) => {
    if (method === 'commit' && isFailing(request))
      throw Object.assign(new Error('out of order'), { code: REFUSED })
    return send(method, request, ...rest)
  })

/**
 * Has the answer to the next write of a record lost on its way, once: the write is done, but the client library
 * learns nothing of it. A single write it then sends again by itself; of a transaction it repeats all the steps.
 * @returns whether an answer has been lost by now
 */
export const loseNextAnswer = (db: Firestore): (() => boolean) => {
  let lost = false
  aroundRequests(db, (send) => async (method, request, ...rest) => {
    const answer = await send(method, request, ...rest)
    if (lost || !isRecordWrite(method, request)) return answer
    lost = true
    if (!request.transaction) return send(method, request, ...rest)
    throw Object.assign(new Error('the answer was lost'), { code: UNAVAILABLE })
  })
  return () => lost
}

interface Answered {
  document?: { fields: Record<string, { stringValue?: string }> }
  found?: unknown
  missing?: unknown
  result?: { aggregateFields?: Record<string, { integerValue?: string }> }
}

interface AroundReads {
  /** Before Firestore is asked; `asked` is the question as JSON. */
  before?: (asked: string) => unknown
  /** Each document or count as it comes. */
  onAnswer?: (answer: Answered) => void
}

type RequestStream = (...args: unknown[]) => Promise<NodeJS.EventEmitter>

/** Stands between a database and its reads, as `aroundRequests` does for all else. */
export const aroundReads = (db: Firestore, { before, onAnswer }: AroundReads): void => {
  const client = db as unknown as { requestStream: RequestStream }
  const requestStream = client.requestStream.bind(db)
  client.requestStream = async (...args) => {
    await before?.(JSON.stringify(args[2]))
    const stream = await requestStream(...args)
    const emit = stream.emit.bind(stream)
    stream.emit = (event, ...rest) => {
      if (event === 'data') onAnswer?.(rest[0] as Answered)
      return emit(event, ...rest)
    }
    return stream
  }
}

/** Lets reads of this database fail as long as `isFailing` says so of what they ask for. */
export const failReads = (db: Firestore, isFailing: (asked: string) => boolean): void =>
  aroundReads(db, {
    before(asked) {
      if (isFailing(asked)) throw Object.assign(new Error('secret inside at /srv/db'), { code: REFUSED })
    },
  })

/** What an aggregation costs: a read for each thousand that it counted, and at least one. */
const readsOfCount = (fields: Record<string, { integerValue?: string }>): number =>
  Object.values(fields).reduce(
    (sum, { integerValue = '0' }) => sum + Math.max(1, Math.ceil(Number(integerValue) / 1000)),
    0,
  )

/**
 * Counts every document that a database gives this client, also one that is asked for and not there, and what
 * aggregations cost.
 * @returns how many `work` reads
 */
export const countReads = (db: Firestore): ((work: () => Promise<unknown>) => Promise<number>) => {
  let read = 0
  aroundReads(db, {
    onAnswer({ document, found, missing, result }) {
      if (document || found || missing) read += 1
      if (result?.aggregateFields) read += readsOfCount(result.aggregateFields)
    },
  })
  return async (work) => {
    read = 0
    await work()
    return read
  }
}
