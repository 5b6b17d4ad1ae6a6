/**
 * Drafts of forms, in this tab of this browser only: they survive a reload and a lost session, are never
 * sent anywhere, and go when the tab is closed, since many people share a computer. Nothing here throws:
 * without storage there is simply no draft.
 */

const PREFIX = 'naf_borrador'

const keyOf = (form: string, uid: string | null) => `${PREFIX}:${form}:${uid ?? 'visitante'}`

/** Anybody with the browser's tools can write there: the caller checks what comes back. */
export const readDraft = (form: string, uid: string | null): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form, uid)) ?? 'null')
  } catch {
    return null
  }
}

export const saveDraft = (form: string, uid: string | null, draft: unknown): void => {
  try {
    sessionStorage.setItem(keyOf(form, uid), JSON.stringify(draft))
  } catch {
    // Full or forbidden storage: the form itself still holds everything.
  }
}

export const removeDraft = (form: string, uid: string | null): void => {
  try {
    sessionStorage.removeItem(keyOf(form, uid))
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** For a person who logs out on purpose; not for a session that ran out, whose drafts await its owner. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to clear.
  }
}
