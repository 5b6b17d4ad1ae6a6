import { IDEMPOTENCY_HEADER } from '@naf/contract'

/** One filled form on its way: sent again unchanged it carries the same key, and the server stores it once. */
export interface SendAttempt {
  key: string
  body: string
}

export const attemptFor = (payload: unknown, last: SendAttempt | null): SendAttempt => {
  const body = JSON.stringify(payload)
  return last?.body === body ? last : { key: crypto.randomUUID(), body }
}

/** What the call takes along: its key. */
export const sendOptions = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
