import { IDEMPOTENCY_HEADER, UNREADABLE_FORM } from '@naf/contract'
import { AppError } from '../errors.ts'
import { idFrom } from '../platform/digest.ts'

const KEY = /^[\x21-\x7e]{8,200}$/

/**
 * The key under which a form was sent, if any.
 * @throws invalid_input for a malformed one
 */
export const idempotencyKey = (header: (name: string) => string | undefined): string | undefined => {
  const key = header(IDEMPOTENCY_HEADER)
  if (key !== undefined && !KEY.test(key)) throw new AppError('invalid_input', UNREADABLE_FORM)
  return key
}

/** The id of the record that a form sent under that key becomes: it follows from the key and from who sends it. */
export const idUnder = (key: string, sender: string | null): string => idFrom(`${sender ?? ''}\n${key}`)
