import type { Firestore } from 'firebase-admin/firestore'
import { aroundRequests } from './firestore-requests.ts'

const UNAVAILABLE = 14

/**
 * Has the answer to the next write of this database lost on its way, once: the write is done, but the client library
 * learns nothing of it. A single write it then sends again by itself; of a transaction it repeats all the steps.
 * @returns whether an answer has been lost by now
 */
export const loseNextAnswer = (db: Firestore): (() => boolean) => {
  let lost = false
  aroundRequests(db, (send) => async (method, request, ...rest) => {
    const answer = await send(method, request, ...rest)
    if (lost || method !== 'commit') return answer
    lost = true
    if (!request.transaction) return send(method, request, ...rest)
    throw Object.assign(new Error('the answer was lost'), { code: UNAVAILABLE })
  })
  return () => lost
}
