/** What the server says of records that nobody can read, for each list by its path, until the list is read anew. */
const headers = new Map<string, string>()
const listeners = new Set<() => void>()

/** @param header that of `UNREADABLE_HEADER`, if there was one */
export const reportUnreadable = (path: string, header: string | null | undefined): void => {
  if (header) headers.set(path, header)
  else if (!headers.delete(path)) return
  for (const listener of listeners) listener()
}

export const unreadableOf = (path: string): string | undefined => headers.get(path)

/** @returns what ends the watching */
export const watchUnreadable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
