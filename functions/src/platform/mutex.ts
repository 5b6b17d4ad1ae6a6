/** Does work one piece after the other, in the order in which it was asked for. */
export const createMutex = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

/** For memory-hungry work of the whole process. */
export const oneAtATime = createMutex()
