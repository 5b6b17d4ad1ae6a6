import { reportLine, reportLost } from './connection.ts'

const EVERY_MS = 15_000
const PATIENCE_MS = 8_000

/** The lightest thing the server has; no cache may answer for it. */
export const askOnce = (): Promise<void> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    reportLine,
    reportLost,
  )

/**
 * Has it looked into, from now on, when the browser believes that there is no line. It errs: on a machine that serves
 * the portal to itself there need not be one.
 */
export const heedBrowser = (): void => {
  if (!navigator.onLine) void askOnce()
  window.addEventListener('offline', askOnce)
}

/**
 * Asks every so often while somebody is looking, and at once when the browser has found a line.
 * @returns what ends the asking
 */
export const askUntilAnswered = (): (() => void) => {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void askOnce()
  }
  const timer = setInterval(askIfSeen, EVERY_MS)
  window.addEventListener('online', askOnce)
  document.addEventListener('visibilitychange', askIfSeen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', askOnce)
    document.removeEventListener('visibilitychange', askIfSeen)
  }
}
