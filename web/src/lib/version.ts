/** Where the newest service worker stands; it lists the code that belongs to it. */
export const WORKER = '/sw.js'

/**
 * Whether the portal has been published anew since this page was loaded: the newest worker no longer names its first
 * chunk. A worker that waits is no sign of it, since a page just loaded is newer than the worker it was loaded by.
 */
export const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src')
  const answer = await fetch(WORKER, { cache: 'no-cache' })
  const listed = answer.ok ? await answer.text() : ''
  // One that lists no code at all only takes itself away: it tells nothing.
  return own != null && listed.includes('assets/') && !listed.includes(own.slice(1))
}
