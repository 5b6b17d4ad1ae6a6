import { useMemo, useSyncExternalStore } from 'react'
import { watchable } from './watch.ts'

/** Where a browser forbids a site to store anything, even naming its storage throws. A storage may also be full. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

const ROOM = 'naf_espacio'

const store = (area: () => Storage) => {
  const unstored = new Map<string, string>()

  const write = (key: string, value: string): boolean =>
    attempt(() => {
      area().setItem(key, value)
      return true
    }, false)

  const remove = (key: string): void => {
    unstored.delete(key)
    attempt(() => area().removeItem(key), undefined)
  }

  const keys = (): string[] => [...unstored.keys(), ...attempt(() => Object.keys(area()), [])]

  return {
    read: (key: string): string | null => unstored.get(key) ?? attempt(() => area().getItem(key), null),
    write,
    /** As `write`. A value that cannot be stored is held in memory until the page is reloaded. */
    writeOrHold: (key: string, value: string): void => {
      if (write(key, value)) unstored.delete(key)
      else unstored.set(key, value)
    },
    hasRoom: (length: number): boolean => {
      const stored = write(ROOM, 'x'.repeat(length))
      remove(ROOM)
      return stored
    },
    remove,
    keys,
    removeAll: (prefix: string): void => {
      for (const key of keys()) if (key.startsWith(prefix)) remove(key)
    },
  }
}

/** What this browser stores of the portal, for every tab. Nothing here throws. */
export const browserStore = store(() => localStorage)

/** What this tab stores until it is closed. Nothing here throws. */
export const tabStore = store(() => sessionStorage)

/** Under which key Firebase's SDK stores a session in local storage. An upgrade of the SDK must check it. */
export const sessionKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`

export const DRAFT = 'naf_borrador:'
/** The name of the tab in which a visitor typed a draft. */
export const DRAFT_TAB = 'naf_pestana'

/** For a person who logs out on purpose; the drafts of a session that ran out await their owner. */
export const clearDrafts = (): void => {
  browserStore.removeAll(DRAFT)
  tabStore.remove(DRAFT_TAB)
}

/**
 * Notes of the tab: what somebody did in it and may want to see again after a reload (a receipt, a request that was
 * looked up). A login and a logout delete them. Without storage a note lives until the page is loaded anew.
 */
const NOTE = 'naf_visita:'

const { watch, tell } = watchable()

/** The note as text, which can be compared; null where there is none. */
export const readTabNote = (name: string): string | null => tabStore.read(NOTE + name)

/** @param owner whose note it is; null is a visitor */
export const writeTabNote = (name: string, owner: string | null, value: unknown): void => {
  tabStore.writeOrHold(NOTE + name, JSON.stringify({ owner, value }))
  tell()
}

const removeTabNote = (name: string): void => {
  tabStore.remove(NOTE + name)
  tell()
}

export const clearTabNotes = (): void => {
  tabStore.removeAll(NOTE)
  tell()
}

const noteIn = (text: string | null, owner: string | null): unknown => {
  const note = attempt(() => JSON.parse(text ?? 'null'), null)
  return note?.owner === owner ? note.value : null
}

const none = () => null

/** A note of this tab, as its owner sees it; null while a prerendered page is being hydrated. */
export const useTabNote = <Value>(name: string, owner: string | null) => {
  const text = useSyncExternalStore(watch, () => readTabNote(name), none)
  const note = useMemo(() => noteIn(text, owner) as Value | null, [text, owner])
  return {
    note,
    write: (value: Value) => writeTabNote(name, owner, value),
    remove: () => removeTabNote(name),
  }
}
