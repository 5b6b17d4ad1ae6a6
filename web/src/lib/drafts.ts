import { browserStore, DRAFT, DRAFT_TAB, tabStore } from './storage.ts'

/**
 * Drafts of forms, in this browser only: they survive a reload, a crash and a lost session, and are never sent
 * anywhere. Many people share a computer, so they live for a day, and what is nobody else's business for an hour or two.
 * Nothing here throws: without storage there is simply no draft.
 */

/** Counted from what was typed last. */
export const DRAFT_LIFE_MS = 24 * 3_600_000
/** What is nobody else's business: a visitor's for an hour. */
export const PRIVATE_LIFE_MS = 3_600_000
/** A session ends by itself after an hour; its owner has another one to log in and go on. */
export const OWN_PRIVATE_LIFE_MS = 2 * PRIVATE_LIFE_MS

/** A tab that stays open cleans up, too. */
const SWEEP_EVERY_MS = 5 * 60_000

interface Stored {
  typedAt?: unknown
  draft?: unknown
  /** What goes before the rest. */
  private?: unknown
  /** Of the tab that typed it, where that was a visitor. */
  tab?: unknown
}

const VISITOR = 'visitante'

const keyOf = (form: string, uid: string | null) => `${DRAFT}${form}:${uid ?? VISITOR}`

const privateLifeOf = (key: string) => (key.endsWith(`:${VISITOR}`) ? PRIVATE_LIFE_MS : OWN_PRIVATE_LIFE_MS)

const draftKeys = () => browserStore.keys().filter((key) => key.startsWith(DRAFT))

const parse = (text: string | null): Stored | null => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A clock that was put back must not let anything live longer. */
const isWithin = (life: number, typedAt: unknown) =>
  typeof typedAt === 'number' && Math.abs(Date.now() - typedAt) < life

/** Names this tab until it is closed; undefined where the browser stores nothing. */
const tabName = (): string | undefined => {
  const name = tabStore.read(DRAFT_TAB) ?? crypto.randomUUID()
  return tabStore.write(DRAFT_TAB, name) ? name : undefined
}

/**
 * Who logs in to go on with what they typed as a visitor takes it along, with the day it began; it is theirs then. Only
 * in the tab that typed it: in another one it may be somebody else who logs in.
 */
const adoptVisitors = (form: string, uid: string) => {
  const visitors = browserStore.read(keyOf(form, null))
  const { tab } = parse(visitors) ?? {}
  if (visitors === null || typeof tab !== 'string' || tab !== tabStore.read(DRAFT_TAB)) return
  if (browserStore.read(keyOf(form, uid)) !== null) return
  if (browserStore.write(keyOf(form, uid), visitors)) removeDraft(form, null)
}

/** What was saved, as its two parts. Anybody with the browser's tools can write there: the caller checks it. */
export const readDraft = (form: string, uid: string | null): { draft: unknown; privatePart: unknown } => {
  sweepDrafts()
  if (uid !== null) adoptVisitors(form, uid)
  const stored = parse(browserStore.read(keyOf(form, uid)))
  return { draft: stored?.draft ?? null, privatePart: stored?.private ?? null }
}

/**
 * @param privatePart goes before the rest
 * @returns whether it is stored: a storage may be full or forbidden
 */
export const saveDraft = (
  form: string,
  uid: string | null,
  draft: unknown,
  privatePart?: unknown,
): boolean => {
  const tab = uid === null ? tabName() : undefined
  const stored: Stored = { typedAt: Date.now(), draft, private: privatePart, tab }
  return browserStore.write(keyOf(form, uid), JSON.stringify(stored))
}

export const removeDraft = (form: string, uid: string | null): void => browserStore.remove(keyOf(form, uid))

/** Removes what is too old by now: every draft whose day is over and what is none, and the private part of the others. */
export const sweepDrafts = (): void => {
  for (const key of draftKeys()) {
    const stored = parse(browserStore.read(key))
    if (!isWithin(DRAFT_LIFE_MS, stored?.typedAt)) browserStore.remove(key)
    else if (stored?.private !== undefined && !isWithin(privateLifeOf(key), stored.typedAt)) {
      const { private: _, ...rest } = stored
      if (!browserStore.write(key, JSON.stringify(rest))) browserStore.remove(key)
    }
  }
}

/** Goes on sweeping for as long as the portal is open; returns what ends it. */
export const startSweeping = (): (() => void) => {
  sweepDrafts()
  const timer = setInterval(sweepDrafts, SWEEP_EVERY_MS)
  return () => clearInterval(timer)
}
