/**
 * Whether the server answers. `navigator.onLine` does not tell: it is true on a connection that carries nothing, so
 * what counts are the calls themselves. Who shows it and probes is `app/notices`.
 */
export interface Connection {
  /** The last call got no answer, and none has got one since. */
  offline: boolean
  /** Somebody has waited for an answer for too long: whether the connection is lost is not known yet. */
  doubtful: boolean
  /** From when the last list is that came out of the browser's cache; null where every one is the server's. */
  cachedSince: string | null
}

const CONNECTED: Connection = { offline: false, doubtful: false, cachedSince: null }

let connection = CONNECTED
const listeners = new Set<() => void>()

const become = (next: Connection): void => {
  connection = next
  for (const listener of listeners) listener()
}

export const currentConnection = (): Connection => connection

/** @returns what ends the watching */
export const watchConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server has answered, whatever it said. */
export const reportAnswered = (): void => {
  if (connection !== CONNECTED) become(CONNECTED)
}

export const reportOffline = (): void => {
  if (!connection.offline) become({ ...connection, offline: true, doubtful: false })
}

/** Nobody has answered for as long as anybody should wait, which a server does that is merely slow. */
export const reportSlow = (): void => {
  if (!connection.offline) become({ ...connection, doubtful: true })
}

/** The service worker has answered in the server's place, with what it cached then: offline, or a slow server. */
export const reportCached = (since: string): void => {
  connection = { ...connection, cachedSince: since }
  if (connection.offline) become(connection)
  else reportSlow()
}

/** There is a connection. What was cached is as old as before, unless there was none: then it is read again. */
export const reportOnline = (): void => {
  if (connection.offline) become(CONNECTED)
  else if (connection.doubtful) become({ ...connection, doubtful: false })
}

/** No list is in sight any more, and so none that is old. */
export const forgetCached = (): void => {
  if (connection.cachedSince) become({ ...connection, cachedSince: null })
}
