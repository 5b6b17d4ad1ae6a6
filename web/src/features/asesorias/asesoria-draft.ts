import { readDraft, removeDraft, saveDraft } from '../../lib/drafts.ts'
import { type AsesoriaValues, EMPTY_VALUES, type FieldName } from './asesoria-values.ts'
import type { SendAttempt } from './send-attempt.ts'

const FORM = 'asesoria'

/** A form not yet sent, or sent without an answer: then with the attempt, so that a reload repeats its key. */
export interface AsesoriaDraft {
  values: AsesoriaValues
  attempt: SendAttempt | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readValues = (stored: unknown): AsesoriaValues => {
  const values = { ...EMPTY_VALUES }
  if (!isRecord(stored)) return values
  for (const name of Object.keys(values) as FieldName[]) {
    const value = stored[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}

const readAttempt = (stored: unknown): SendAttempt | null =>
  isRecord(stored) && typeof stored.key === 'string' && typeof stored.body === 'string'
    ? { key: stored.key, body: stored.body }
    : null

export const isBlank = (values: AsesoriaValues) => Object.values(values).every((value) => value === '')

export const loadAsesoriaDraft = (uid: string | null): AsesoriaDraft | null => {
  const stored = readDraft(FORM, uid)
  if (!isRecord(stored)) return null
  const values = readValues(stored.values)
  return isBlank(values) ? null : { values, attempt: readAttempt(stored.attempt) }
}

export const saveAsesoriaDraft = (uid: string | null, draft: AsesoriaDraft) =>
  isBlank(draft.values) ? removeDraft(FORM, uid) : saveDraft(FORM, uid, draft)

export const removeAsesoriaDraft = (uid: string | null) => removeDraft(FORM, uid)
