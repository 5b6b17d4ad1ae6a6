import { tabStore } from './storage.ts'

/**
 * What somebody did in this tab and may want to see again after a reload: a receipt, a request that was looked up. It goes
 * with the tab, and before that as soon as somebody else uses the portal in it. Where the browser stores nothing it is
 * there until the page is loaded anew. Nothing here throws.
 */

const PREFIX = 'naf_visita:'

/** A note with whose it is: null is a visitor. */
interface Note {
  owner: string | null
  value: unknown
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const heard of listeners) heard()
}

/** Hears of every change in this tab; returns what ends it. */
export const watchTabNotes = (heard: () => void): (() => void) => {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/** As it was written, so that it can be compared; `noteOf` reads it. */
export const readTabNote = (name: string): string | null => tabStore.read(PREFIX + name)

/** Null where it is none, or another person's. */
export const noteOf = (text: string | null, owner: string | null): unknown => {
  try {
    const note: Note | null = JSON.parse(text ?? 'null')
    return note?.owner === owner ? note.value : null
  } catch {
    return null
  }
}

export const writeTabNote = (name: string, owner: string | null, value: unknown): void => {
  tabStore.writeOrHold(PREFIX + name, JSON.stringify({ owner, value } satisfies Note))
  tell()
}

export const removeTabNote = (name: string): void => {
  tabStore.remove(PREFIX + name)
  tell()
}

/** When somebody logs in or out. */
export const clearTabNotes = (): void => {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key)
  tell()
}
