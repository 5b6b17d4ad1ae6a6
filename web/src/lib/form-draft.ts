import type { FieldValues } from 'react-hook-form'
import {
  type FoundDraft,
  fingerprint,
  loadDraft,
  type Place,
  removeDraft,
  saveDraft,
} from '../form/drafts.ts'

/** The drafts of a form of the old kit. */
export interface DraftStore<V> {
  /** The form before anything is known or typed; its fields in the order of the page. */
  initial: V
  load: (owner: string | null) => FoundDraft<V> | null
  /** `fresh` is what the form starts with without a draft. Returns whether all that can be stored is. */
  save: (
    owner: string | null,
    filled: Pick<FoundDraft<V>, 'values' | 'missing' | 'sent'>,
    fresh?: V,
  ) => boolean
  remove: (owner: string | null) => void
}

/** Identifies what a stored record says; a draft holds only as long as it says the same. */
export const versionOf = (record: FieldValues): string => fingerprint(record)

export const createDraftStore = <V extends FieldValues>(
  form: string,
  initial: V,
  version = '',
): DraftStore<V> => {
  const placeOf = (owner: string | null): Place => ({ form, owner, version })
  return {
    initial,
    load: (owner) => loadDraft(placeOf(owner), initial),
    save: (owner, filled, fresh = initial) => saveDraft(placeOf(owner), filled, fresh),
    remove: (owner) => removeDraft(placeOf(owner)),
  }
}
