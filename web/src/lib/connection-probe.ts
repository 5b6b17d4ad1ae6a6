import { reportOffline, reportOnline } from './connection.ts'

const EVERY_MS = 15_000
const PATIENCE_MS = 8_000

/** The lightest thing the server has; no cache may answer for it. */
export const probe = (): Promise<void> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    reportOnline,
    reportOffline,
  )

/**
 * Probes, from now on, when the browser believes itself offline. It errs: on a machine that serves the portal to itself
 * there need not be a connection.
 */
export const probeWhenOffline = (): void => {
  if (!navigator.onLine) void probe()
  window.addEventListener('offline', probe)
}

/**
 * Probes every so often while somebody is looking, and at once when the browser believes itself online.
 * @returns what ends the probing
 */
export const probeUntilOnline = (): (() => void) => {
  const probeIfSeen = () => {
    if (document.visibilityState === 'visible') void probe()
  }
  const timer = setInterval(probeIfSeen, EVERY_MS)
  window.addEventListener('online', probe)
  document.addEventListener('visibilitychange', probeIfSeen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', probe)
    document.removeEventListener('visibilitychange', probeIfSeen)
  }
}
