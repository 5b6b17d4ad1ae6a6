import { readDraft, removeDraft, saveDraft } from './drafts.ts'
import type { SendAttempt } from './send-attempt.ts'
import { isBlank, type TextValues } from './text-values.ts'

/** A form not yet sent, or sent without an answer: then with the attempt, so that a reload repeats its key. */
export interface FormDraft<V> {
  values: V
  attempt: SendAttempt | null
}

/** The drafts of one form, each person's own; null is a visitor. */
export interface DraftStore<V> {
  /** The form before anything is typed. */
  empty: V
  load: (owner: string | null) => FormDraft<V> | null
  save: (owner: string | null, draft: FormDraft<V>) => void
  remove: (owner: string | null) => void
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readAttempt = (stored: unknown): SendAttempt | null =>
  isRecord(stored) && typeof stored.key === 'string' && typeof stored.body === 'string'
    ? { key: stored.key, body: stored.body }
    : null

/** `form` names it in the storage. What comes back is text for the fields of `empty`, whatever stands there. */
export const createDraftStore = <V extends TextValues>(form: string, empty: V): DraftStore<V> => {
  const readValues = (stored: unknown): V => {
    const found = isRecord(stored) ? stored : {}
    const entries = Object.entries(empty).map(([name, blank]) => {
      const value = found[name]
      return [name, typeof value === 'string' ? value : blank]
    })
    return Object.fromEntries(entries) as V
  }

  return {
    empty,
    load: (owner) => {
      const stored = readDraft(form, owner)
      if (!isRecord(stored)) return null
      const values = readValues(stored.values)
      return isBlank(values) ? null : { values, attempt: readAttempt(stored.attempt) }
    },
    save: (owner, draft) =>
      isBlank(draft.values) ? removeDraft(form, owner) : saveDraft(form, owner, draft),
    remove: (owner) => removeDraft(form, owner),
  }
}
