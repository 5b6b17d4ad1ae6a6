/** As far as a browser tells: Safari and Firefox do not. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Many pay for every megabyte in advance, and a slow line has better things to do than to fetch ahead. */
export const isDear = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** What nobody waits for takes nothing from the page: it begins once that has loaded and nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
