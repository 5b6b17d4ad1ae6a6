/**
 * One read for all who ask while another is under way: they share the next one, so that nobody is answered with what was
 * read before they asked. A failure is that of those who shared it.
 */
export const shareNext = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<unknown> | undefined
  let next: Promise<T> | undefined

  const begin = (): Promise<T> => {
    next = undefined
    const reading = read()
    const end = () => {
      if (underWay === ended) underWay = undefined
    }
    const ended = reading.then(end, end)
    underWay = ended
    return reading
  }

  return () => {
    if (!underWay) return begin()
    next ??= underWay.then(begin)
    return next
  }
}
