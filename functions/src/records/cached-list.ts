/** One answer for many, in the memory of this instance. */
interface CachedList<T> {
  read: () => Promise<T>
  /** For what this instance changes itself; other instances notice when the answer expires. */
  drop: () => void
}

/**
 * Whoever asks while the answer is being read waits for the same one. A failure is not cached.
 * @param seconds 0 caches nothing
 */
export const createCachedList = <T>(load: () => Promise<T>, seconds: number): CachedList<T> => {
  let cached: { list: Promise<T>; expires: number } | undefined

  const drop = () => {
    cached = undefined
  }

  return {
    drop,
    read() {
      if (cached && Date.now() < cached.expires) return cached.list
      const entry = { list: load(), expires: Date.now() + seconds * 1000 }
      cached = entry
      entry.list.catch(() => {
        if (cached === entry) drop()
      })
      return entry.list
    },
  }
}
