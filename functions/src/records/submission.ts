import { idempotencyKey, idUnder } from '../http/idempotency.ts'
import { digest } from '../platform/digest.ts'
import type { Session } from '../platform/identity.ts'

/** A form on its way to become a record. */
export interface Submission {
  id: string
  /** Tells the same form sent again from another one under its key; null without a key. */
  fingerprint: string | null
}

/**
 * Under an idempotency key the same form sent twice is one record.
 * @param content all that was sent, but for the key
 */
export const submissionOf = (
  { uid }: Pick<Session, 'uid'>,
  header: (name: string) => string | undefined,
  newId: () => string,
  ...content: (string | Uint8Array)[]
): Submission => {
  const key = idempotencyKey(header)
  if (key === undefined) return { id: newId(), fingerprint: null }
  return { id: idUnder(key, uid), fingerprint: digest(...content) }
}
