/** One answer for many: what visitors see of a list, kept in the memory of this instance. */
interface VisitorsList<T> {
  read: () => Promise<T>
  /** For what this instance changes itself; other instances notice when their time is over. */
  drop: () => void
}

/**
 * Whoever asks while the answer is being read waits for the same one. A failure is not kept.
 * @param seconds 0 keeps nothing
 */
export const keepVisitorsList = <T>(load: () => Promise<T>, seconds: number): VisitorsList<T> => {
  let kept: { list: Promise<T>; until: number } | undefined

  const drop = () => {
    kept = undefined
  }

  return {
    drop,
    read() {
      if (kept && Date.now() < kept.until) return kept.list
      const mine = { list: load(), until: Date.now() + seconds * 1000 }
      kept = mine
      mine.list.catch(() => {
        if (kept === mine) drop()
      })
      return mine.list
    },
  }
}
