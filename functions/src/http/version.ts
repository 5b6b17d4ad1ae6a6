import { UNREADABLE_FORM, VERSION_HEADER } from '@naf/contract'
import { AppError } from '../errors.ts'
import { changedFields } from '../util.ts'

/** Which version of a record a form was filled over (docs/decisions/edit-versions.md). */

const VERSION = /^(\d{1,15}|"\d{1,15}")$/

/** @throws invalid_input for a malformed version */
export const versionOf = (header: (name: string) => string | undefined): number | undefined => {
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
