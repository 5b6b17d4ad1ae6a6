import type { Firestore } from 'firebase-admin/firestore'

type Request = (method: string, request: { transaction?: unknown }, ...rest: unknown[]) => Promise<unknown>

const UNAVAILABLE = 14

/**
 * Has the answer to the next write of this database lost on its way, once: the write is done, but the client library
 * learns nothing of it. A single write it then sends again by itself; of a transaction it repeats all the steps.
 * @returns whether an answer has been lost by now
 */
export const loseNextAnswer = (db: Firestore): (() => boolean) => {
  // All that the library sends goes through this method, which its types do not name.
  const client = db as unknown as { request: Request }
  const send = client.request.bind(db)
  let lost = false
  client.request = async (method, request, ...rest) => {
    const answer = await send(method, request, ...rest)
    if (lost || method !== 'commit') return answer
    lost = true
    if (!request.transaction) return send(method, request, ...rest)
    throw Object.assign(new Error('the answer was lost'), { code: UNAVAILABLE })
  }
  return () => lost
}
