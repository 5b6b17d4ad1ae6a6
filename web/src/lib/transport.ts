import { UNREADABLE_HEADER } from '@naf/contract'
import { MENSAJES_LIB } from './messages.ts'

/** Nothing came back, or not in time: whether the server did its work is not known. */
export class NetworkError extends Error {
  /** The person has waited for as long as anybody should. */
  readonly timedOut: boolean
  constructor(timedOut = false) {
    super(MENSAJES_LIB.noConnection)
    this.timedOut = timedOut
  }
}

/** As long as this nobody waits for an answer in vain: a connection that has died says nothing of it. */
export const ANSWER_TIMEOUT_MS = 45_000

export interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  /** Undefined where the call has no body. */
  input: unknown
  signal: AbortSignal | undefined
}

export interface Incoming {
  status: number
  /** Undefined where it was not JSON: proxies and the hosting answer some failures in HTML. */
  body: unknown
  /** An HTTP date where it is not the server's but what the service worker cached then. */
  cachedSince?: string | null
  /** The header `Link`: of a list that is larger than one answer, where its rest is. */
  link?: string | null
  /** The header `UNREADABLE_HEADER`: of a list, the records that are missing from it. */
  unreadable?: string | null
}

/**
 * How a call goes out and its answer comes in.
 * @throws {NetworkError} nothing came back in time; or the signal's reason where it was aborted
 */
export type Transport = (request: Outgoing) => Promise<Incoming>

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The usual one: the input as JSON. The answer has to be here whole within the limit. */
export const sendJson: Transport = async ({ url, method, headers, input, signal }) => {
  const body = input !== undefined && {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  }
  // By hand: `AbortSignal.any` is younger than many a phone.
  const limit = new AbortController()
  const stop = () => limit.abort()
  const timer = setTimeout(stop, ANSWER_TIMEOUT_MS)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const response = await fetch(url, { method, headers, ...body, signal: limit.signal })
    return {
      status: response.status,
      body: parseJson(await response.text()),
      cachedSince: response.headers.get('X-Kept-Since'),
      link: response.headers.get('Link'),
      unreadable: response.headers.get(UNREADABLE_HEADER),
    }
  } catch {
    // `fetch` rejects for no other reason than a lost connection or an abort.
    throw signal?.aborted ? signal.reason : new NetworkError(limit.signal.aborted)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
