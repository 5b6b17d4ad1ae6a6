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
  write: (key: string, value: string): void => attempt(() => area().setItem(key, value), undefined),
  remove: (key: string): void => attempt(() => area().removeItem(key), undefined),
})

/** What this browser remembers of the portal, for every tab. Nothing here throws. */
export const browserStore = store(() => localStorage)

/** What this tab remembers until it is closed. Nothing here throws. */
export const tabStore = store(() => sessionStorage)
