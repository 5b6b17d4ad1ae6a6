import { setImmediate as turn } from 'node:timers/promises'

/** What the connections have brought meanwhile is read by the event loop's next turn. */
const untilHeard = async (): Promise<void> => {
  await turn()
  await turn()
}

/**
 * One read for all who ask while another is under way: they share the next one, so that nobody is answered with what was
 * read before they asked. It begins when those have been heard who asked while the last one was answered. A failure is
 * that of those who shared it.
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
    if (next) return next
    if (!underWay) return begin()
    next = underWay.then(untilHeard).then(begin)
    return next
  }
}
