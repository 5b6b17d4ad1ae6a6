import { IDEMPOTENCY_HEADER, UNREADABLE_FORM, VERSION_HEADER } from '@naf/contract'
import { AppError } from '../errors.ts'
import { changedFields, digest, idFrom } from '../util.ts'

/**
 * What the headers of a form say: the key under which it is stored once (docs/decisions/idempotency.md), and the version of
 * the record that it was filled over (docs/decisions/edit-versions.md).
 */

type Header = (name: string) => string | undefined

const KEY = /^[\x21-\x7e]{8,200}$/

/** @throws invalid_input for a malformed key */
export const idempotencyKey = (header: Header): string | undefined => {
  const key = header(IDEMPOTENCY_HEADER)
  if (key !== undefined && !KEY.test(key)) throw new AppError('invalid_input', UNREADABLE_FORM)
  return key
}

/** The id of the record that a form becomes: it follows from the key and its sender. */
export const idUnder = (key: string, sender: string | null): string => idFrom(`${sender ?? ''}\n${key}`)

/**
 * Makes the same form, sent twice under one key, one record. Its fingerprint distinguishes it from another form with that
 * key; null without a key.
 * @param content everything that was sent, without the key
 */
export const submissionOf = (
  { uid }: { uid: string },
  header: Header,
  newId: () => string,
  ...content: (string | Uint8Array)[]
): { id: string; fingerprint: string | null } => {
  const key = idempotencyKey(header)
  if (key === undefined) return { id: newId(), fingerprint: null }
  return { id: idUnder(key, uid), fingerprint: digest(...content) }
}

const VERSION = /^(\d{1,15}|"\d{1,15}")$/

/** @throws invalid_input for a malformed version */
export const versionOf = (header: Header): number | undefined => {
  const sent = header(VERSION_HEADER)
  if (sent === undefined) return undefined
  if (!VERSION.test(sent)) throw new AppError('invalid_input', UNREADABLE_FORM)
  return Number(sent.replaceAll('"', ''))
}

/**
 * An edit that would change nothing fits every version: it may come again because its answer was lost.
 * @param before the record, read in the transaction that changes it
 * @param sent undefined if the caller named no version
 * @param fields what the form stores
 * @throws changed_meanwhile if the form was filled over another version
 */
export const assertVersion = (
  before: { version: number },
  sent: number | undefined,
  fields: object,
): void => {
  if (sent === undefined || sent === before.version || changedFields(before, fields).length === 0) return
  throw new AppError(
    'changed_meanwhile',
    'Estos datos cambiaron después de que los abriste y no guardamos los tuyos, para no borrar lo nuevo. Copia lo que escribiste, ábrelos otra vez y agrégalo.',
  )
}
