import { watchable } from '../lib/watch.ts'

/**
 * Whether the server answers. `navigator.onLine` does not tell: it is true on a connection that carries nothing, so
 * the calls themselves count. `app/notices` shows it and starts the probes.
 */
export interface Connection {
  /** The last call got no answer, and none has got one since. */
  offline: boolean
  /** Somebody has waited for an answer for too long: whether the connection is lost is not known yet. */
  doubtful: boolean
  /** The date of the last list that came out of the browser's cache; null where every list is the server's. */
  cachedSince: string | null
}

const CONNECTED: Connection = { offline: false, doubtful: false, cachedSince: null }

let connection = CONNECTED
const { watch, tell } = watchable()
export const watchConnection = watch
export const currentConnection = (): Connection => connection

const become = (next: Connection): void => {
  connection = next
  tell()
}

export const reportAnswered = (): void => {
  if (connection !== CONNECTED) become(CONNECTED)
}

export const reportOffline = (): void => {
  if (!connection.offline) become({ ...connection, offline: true, doubtful: false })
}

/** Nobody has answered in time, which may be a slow server. */
export const reportSlow = (): void => {
  if (!connection.offline && !connection.doubtful) become({ ...connection, doubtful: true })
}

/** The service worker has answered in the server's place, with what it cached then: offline, or a slow server. */
export const reportCached = (since: string): void => {
  connection = { ...connection, cachedSince: since }
  if (connection.offline) become(connection)
  else reportSlow()
}

/** There is a connection. A cached list is as old as before, unless there was no connection: then it is read again. */
const reportOnline = (): void => {
  if (connection.offline) become(CONNECTED)
  else if (connection.doubtful) become({ ...connection, doubtful: false })
}

export const forgetCached = (): void => {
  if (connection.cachedSince) become({ ...connection, cachedSince: null })
}

const PROBE_EVERY_MS = 15_000
const PROBE_TIMEOUT_MS = 8_000

/** Asks for the lightest file of the server; no cache may answer for it. */
const probe = (): Promise<void> => {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal }).then(reportOnline, reportOffline)
}

/** Probes, from now on, while the connection is lost or in doubt, and when the browser believes itself offline: it errs. */
export const startProbing = (): void => {
  const probeIfLost = () => {
    if (connection.offline && document.visibilityState === 'visible') void probe()
  }
  if (!navigator.onLine) void probe()
  window.addEventListener('offline', probe)
  window.addEventListener('online', probeIfLost)
  document.addEventListener('visibilitychange', probeIfLost)
  setInterval(probeIfLost, PROBE_EVERY_MS)
  watchConnection(() => {
    if (connection.doubtful) void probe()
  })
}
