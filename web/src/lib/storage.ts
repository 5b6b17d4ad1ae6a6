/** Where a browser forbids a site to remember anything, even naming its storage throws: then nothing is remembered. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

const store = (area: () => Storage) => ({
  read: (key: string): string | null => attempt(() => area().getItem(key), null),
  /** Whether it is remembered: there may also be no room. */
  write: (key: string, value: string): boolean =>
    attempt(() => {
      area().setItem(key, value)
      return true
    }, false),
  remove: (key: string): void => attempt(() => area().removeItem(key), undefined),
  keys: (): string[] => attempt(() => Object.keys(area()), []),
})

/** What this browser remembers of the portal, for every tab. Nothing here throws. */
export const browserStore = store(() => localStorage)

/** What this tab remembers until it is closed. Nothing here throws. */
export const tabStore = store(() => sessionStorage)
