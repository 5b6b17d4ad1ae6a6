/** One filled form on its way: sent again unchanged it carries the same key, and the server stores it once. */
export interface SendAttempt {
  key: string
  body: string
}

export const attemptFor = (payload: unknown, last: SendAttempt | null): SendAttempt => {
  const body = JSON.stringify(payload)
  return last?.body === body ? last : { key: crypto.randomUUID(), body }
}
