import { browserStore } from './storage.ts'

/**
 * Drafts of forms, in this browser only: they survive a reload, a crash and a lost session, and are never sent
 * anywhere. Many people share a computer, so they live for a day. Nothing here throws: without storage there is
 * simply no draft.
 */

const PREFIX = 'naf_borrador:'

/** Counted from what was typed last. */
export const DRAFT_LIFE_MS = 24 * 3_600_000

const keyOf = (form: string, uid: string | null) => `${PREFIX}${form}:${uid ?? 'visitante'}`

const draftKeys = () => browserStore.keys().filter((key) => key.startsWith(PREFIX))

const parse = (text: string | null): { typedAt?: unknown; draft?: unknown } | null => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A clock that was put back must not keep a draft for longer. */
const isAlive = (typedAt: unknown) =>
  typeof typedAt === 'number' && Math.abs(Date.now() - typedAt) < DRAFT_LIFE_MS

/** Who logs in to go on with what they typed as a visitor takes it along, with the day it began; it is theirs then. */
const adoptVisitors = (form: string, uid: string) => {
  const visitors = browserStore.read(keyOf(form, null))
  if (visitors === null || browserStore.read(keyOf(form, uid)) !== null) return
  if (browserStore.write(keyOf(form, uid), visitors)) removeDraft(form, null)
}

/** Anybody with the browser's tools can write there: the caller checks what comes back. */
export const readDraft = (form: string, uid: string | null): unknown => {
  sweepDrafts()
  if (uid !== null) adoptVisitors(form, uid)
  return parse(browserStore.read(keyOf(form, uid)))?.draft ?? null
}

/** Whether it is kept: a storage may be full or forbidden. */
export const saveDraft = (form: string, uid: string | null, draft: unknown): boolean =>
  browserStore.write(keyOf(form, uid), JSON.stringify({ typedAt: Date.now(), draft }))

export const removeDraft = (form: string, uid: string | null): void => browserStore.remove(keyOf(form, uid))

const removeWhere = (unwanted: (key: string) => boolean): void => {
  for (const key of draftKeys()) if (unwanted(key)) browserStore.remove(key)
}

/** Removes every draft whose day is over, and what is none. */
export const sweepDrafts = (): void => removeWhere((key) => !isAlive(parse(browserStore.read(key))?.typedAt))

/** For a person who logs out on purpose; not for a session that ran out, whose drafts await its owner. */
export const clearDrafts = (): void => removeWhere(() => true)
