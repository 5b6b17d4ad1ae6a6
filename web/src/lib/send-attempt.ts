import { IDEMPOTENCY_HEADER } from '@naf/contract'
import { NetworkError } from './api-client.ts'

/** One filled form on its way: sent again unchanged it carries the same key, and the server stores it once. */
export interface SendAttempt {
  key: string
  body: string
}

export const attemptFor = (payload: unknown, last: SendAttempt | null): SendAttempt => {
  const body = JSON.stringify(payload)
  return last?.body === body ? last : { key: crypto.randomUUID(), body }
}

/** As long as this nobody waits for an answer in vain. */
export const ANSWER_TIMEOUT_MS = 45_000

/** An end to the waiting for an answer. */
export const sendTimeout = (): AbortSignal => AbortSignal.timeout(ANSWER_TIMEOUT_MS)

/** What the call takes along: its key, and an end to the waiting. */
export const sendOptions = (key: string) => ({
  headers: { [IDEMPOTENCY_HEADER]: key },
  signal: sendTimeout(),
})

/** Whether the server did its work is not known: nothing came back, or not in time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')
