let last: Promise<unknown> = Promise.resolve()

/** Does memory-hungry work one piece after the other, in the order in which it was asked for. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
