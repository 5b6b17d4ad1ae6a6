import type { FieldValues } from 'react-hook-form'
import { readDraft, removeDraft, saveDraft } from './drafts.ts'
import type { SendAttempt } from './send-attempt.ts'

/** What is stored of a form not yet sent. */
interface StoredForm<V> {
  values: V
  /** That of a form sent without an answer, so that a reload repeats its key. */
  attempt: SendAttempt | null
  /** The fields that were filled and are not stored, or no longer: they have to be filled again. */
  missing: readonly string[]
}

/** What a form begins with where a draft was found. */
export interface FormDraft<V> extends StoredForm<V> {
  /** Whether any text came back, and not only what is missing. */
  recovered: boolean
  /** It was typed over a record that says something else by now: nothing of it is in `values`. */
  outdated: boolean
}

/** The drafts of one form, each person's own; null is a visitor. */
export interface DraftStore<V> {
  /** The form before anything is known or typed; its fields in the order of the page. */
  initial: V
  load: (owner: string | null) => FormDraft<V> | null
  /** `fresh` is what the form would begin with without a draft. Gives whether all that can be stored is. */
  save: (owner: string | null, filled: StoredForm<V>, fresh?: V) => boolean
  remove: (owner: string | null) => void
}

/** By the name and not by a list that a new form could forget: a password is never stored. */
export const isSecret = (name: string): boolean => /passw|contrase/i.test(name)

/** Likewise: a taxpayer's number, a disability and what is told in confidence are stored for an hour or two. */
export const isPrivate = (name: string): boolean =>
  /cedula|discapacidad|detalle|^texto$|comentario/i.test(name)

/**
 * What a stored record says, for a draft to hold only as long as it does. Without what is private: `createDraftStore`
 * compares that by itself, for as long as it has any of it.
 */
export const versionOf = (record: FieldValues): string =>
  JSON.stringify(record, (name, value) => (isPrivate(name) ? undefined : value))

/** The fields in which a form is not as it was. */
export const changedFields = <V extends FieldValues>(values: V, from: V): string[] =>
  Object.keys(from).filter((name) => values[name] !== from[name])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readAttempt = (stored: unknown): SendAttempt | null =>
  isRecord(stored) && typeof stored.key === 'string' && typeof stored.body === 'string'
    ? { key: stored.key, body: stored.body }
    : null

/**
 * What is text in `initial` is stored, except passwords; a file cannot be. What is private is stored apart, and so is the
 * attempt of a form that has any of it, since that holds its whole text. `form` names the draft in the storage. What
 * comes back is text for those fields, whatever stands there. A draft of another `version` is outdated: for the form of a
 * stored record, it was typed over what the record no longer says.
 */
export const createDraftStore = <V extends FieldValues>(
  form: string,
  initial: V,
  version = '',
): DraftStore<V> => {
  const names = Object.keys(initial)
  const texts = names.filter((name) => typeof initial[name] === 'string' && !isSecret(name))
  const privateTexts = texts.filter(isPrivate)
  const openTexts = texts.filter((name) => !isPrivate(name))
  /** Not stored at all, or not for as long as the draft. */
  const transient = names.filter((name) => !openTexts.includes(name))
  const hasPrivate = privateTexts.length > 0
  /** What the private texts were typed over. */
  const over = JSON.stringify(privateTexts.map((name) => initial[name]))

  const readTexts = (stored: unknown, fields: string[]): Partial<V> => {
    const found = isRecord(stored) ? stored : {}
    const typed = fields.filter((name) => typeof found[name] === 'string' && found[name] !== initial[name])
    return Object.fromEntries(typed.map((name) => [name, found[name]])) as Partial<V>
  }

  const load = (owner: string | null): FormDraft<V> | null => {
    const { draft: stored, privatePart: unchecked } = readDraft(form, owner)
    if (!isRecord(stored)) return null
    const privatePart = isRecord(unchecked) ? unchecked : null
    if (stored.version !== version || (version !== '' && privatePart !== null && privatePart.over !== over))
      return { values: initial, attempt: null, missing: [], recovered: false, outdated: true }
    const found = { ...readTexts(stored.values, openTexts), ...readTexts(privatePart?.values, privateTexts) }
    const recovered = Object.keys(found).length > 0
    const noted = Array.isArray(stored.missing) ? stored.missing : []
    const missing = transient.filter((name) => noted.includes(name) && found[name] === undefined)
    if (!recovered && missing.length === 0) return null
    return {
      values: { ...initial, ...found },
      attempt: readAttempt(hasPrivate ? privatePart?.attempt : stored.attempt),
      missing,
      recovered,
      outdated: false,
    }
  }

  /**
   * What the portal filled in is not stored: it fills that in again, as it is by then. Only a form that was sent is
   * stored whole, since another body would need another key.
   */
  const save = (
    owner: string | null,
    { values, attempt, missing }: StoredForm<V>,
    fresh = initial,
  ): boolean => {
    const changed = changedFields(values, fresh)
    // A private text that is stored for now is noted, too: after its time nothing else tells that it was there.
    const noted = transient.filter((name) => changed.includes(name) || missing.includes(name))
    const isStored = (name: string) => attempt !== null || changed.includes(name)
    if (noted.length === 0 && !openTexts.some((name) => changed.includes(name))) {
      removeDraft(form, owner)
      return true
    }
    const pick = (fields: string[]) =>
      Object.fromEntries(fields.filter(isStored).map((name) => [name, values[name]]))
    const draft = { version, values: pick(openTexts), missing: noted }
    return hasPrivate
      ? saveDraft(form, owner, draft, { values: pick(privateTexts), over, attempt })
      : saveDraft(form, owner, { ...draft, attempt })
  }

  return { initial, load, save, remove: (owner) => removeDraft(form, owner) }
}
