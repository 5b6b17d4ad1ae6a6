/** As far as a browser tells: Safari and Firefox do not. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Many pay for every megabyte in advance, and a slow connection has better things to do than to prefetch. */
export const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Safari does not tell. */
const soon = (work: () => void, otherwiseMs: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, otherwiseMs)
}

/** What nobody waits for takes nothing from the page: it begins once that has loaded and nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  const wait = () => soon(work, 2000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** As many at once as keep no key press waiting on a slow phone. */
const SLICE = 50

/**
 * Does the work for each item, some at a time, whenever nothing else is to be done.
 * @returns what ends it
 */
export const eachWhenIdle = <T>(items: readonly T[], work: (item: T) => unknown): (() => void) => {
  let ended = false
  const from = (start: number): void => {
    if (ended || start >= items.length) return
    for (const item of items.slice(start, start + SLICE)) work(item)
    soon(() => from(start + SLICE), 50)
  }
  soon(() => from(0), 50)
  return () => {
    ended = true
  }
}
