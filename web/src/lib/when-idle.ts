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

/** What nobody waits for takes nothing from the page: it begins once that has loaded and nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
