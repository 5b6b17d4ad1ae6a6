/**
 * Whether the server answers. `navigator.onLine` does not tell: it is true on a line that carries nothing, so what
 * counts are the calls themselves. Who shows it and asks again is `app/notices`.
 */
export interface Connection {
  /** The last call got no answer, and none has got one since. */
  lost: boolean
  /** Somebody has waited for an answer for too long: whether the line is lost has still to be looked into. */
  doubtful: boolean
  /** From when the last list is that came out of the browser's cache; null where every one is the server's. */
  keptSince: string | null
}

const CONNECTED: Connection = { lost: false, doubtful: false, keptSince: null }

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

export const reportLost = (): void => {
  if (!connection.lost) become({ ...connection, lost: true, doubtful: false })
}

/** Nobody has answered for as long as anybody should wait, which a server does that is merely slow. */
export const reportSlow = (): void => {
  if (!connection.lost) become({ ...connection, doubtful: true })
}

/** The service worker has answered in the server's place, with what it kept since then: no line, or a slow server. */
export const reportKept = (since: string): void => {
  connection = { ...connection, keptSince: since }
  if (connection.lost) become(connection)
  else reportSlow()
}

/** There is a line. What was answered from the cache is as old as before, unless the line was lost: then it is read again. */
export const reportLine = (): void => {
  if (connection.lost) become(CONNECTED)
  else if (connection.doubtful) become({ ...connection, doubtful: false })
}

/** No list is in sight any more, and so none that is old. */
export const forgetKept = (): void => {
  if (connection.keptSince) become({ ...connection, keptSince: null })
}
