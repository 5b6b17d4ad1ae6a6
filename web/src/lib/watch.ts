export const watchable = () => {
  const watchers = new Set<() => void>()
  return {
    tell: (): void => {
      for (const watcher of watchers) watcher()
    },
    /** Returns what stops the watching. */
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
