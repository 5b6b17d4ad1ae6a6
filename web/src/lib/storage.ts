/** Where a browser forbids a site to store anything, even naming its storage throws. A storage may also be full. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

/** A key that is there for a moment only. */
const ROOM = 'naf_espacio'

const store = (area: () => Storage) => {
  const unstored = new Map<string, string>()

  /** Returns whether the value is stored. */
  const write = (key: string, value: string): boolean =>
    attempt(() => {
      area().setItem(key, value)
      return true
    }, false)

  const remove = (key: string): void => {
    unstored.delete(key)
    attempt(() => area().removeItem(key), undefined)
  }

  return {
    read: (key: string): string | null => unstored.get(key) ?? attempt(() => area().getItem(key), null),
    write,
    /** As `write`. A value that cannot be stored is held in memory until the page is reloaded. */
    writeOrHold: (key: string, value: string): void => {
      if (write(key, value)) unstored.delete(key)
      else unstored.set(key, value)
    },
    /** Whether a value of this length could be stored. */
    hasRoom: (length: number): boolean => {
      const stored = write(ROOM, 'x'.repeat(length))
      remove(ROOM)
      return stored
    },
    remove,
    keys: (): string[] => [...unstored.keys(), ...attempt(() => Object.keys(area()), [])],
  }
}

/** What this browser stores of the portal, for every tab. Nothing here throws. */
export const browserStore = store(() => localStorage)

/** What this tab stores until it is closed. Nothing here throws. */
export const tabStore = store(() => sessionStorage)
