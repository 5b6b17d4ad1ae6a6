import { IDEMPOTENCY_HEADER, UNREADABLE_FORM } from '@naf/contract'
import { AppError } from '../errors.ts'

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
