import { IDEMPOTENCY_HEADER, UNREADABLE_FORM } from '@naf/contract'
import { AppError } from '../errors.ts'
import { digest, idFrom } from '../util.ts'

const KEY = /^[\x21-\x7e]{8,200}$/

/** @throws invalid_input for a malformed key */
export const idempotencyKey = (header: (name: string) => string | undefined): string | undefined => {
  const key = header(IDEMPOTENCY_HEADER)
  if (key !== undefined && !KEY.test(key)) throw new AppError('invalid_input', UNREADABLE_FORM)
  return key
}

/** The id of the record that a form becomes: it follows from the key and its sender. */
export const idUnder = (key: string, sender: string | null): string => idFrom(`${sender ?? ''}\n${key}`)

interface Submission {
  id: string
  /** Distinguishes the same form sent again from another form with the same key; null without a key. */
  fingerprint: string | null
}

/**
 * Makes the same form, sent twice under one key, one record.
 * @param content everything that was sent, without the key
 */
export const submissionOf = (
  { uid }: { uid: string },
  header: (name: string) => string | undefined,
  newId: () => string,
  ...content: (string | Uint8Array)[]
): Submission => {
  const key = idempotencyKey(header)
  if (key === undefined) return { id: newId(), fingerprint: null }
  return { id: idUnder(key, uid), fingerprint: digest(...content) }
}
