import { UNREADABLE_HEADER } from '@naf/contract'

export class ReadableError extends Error {}

/** Nothing came back, or not in time: whether the server did its work is not known. */
export class NetworkError extends ReadableError {
  /** The person has waited for as long as anybody should. */
  readonly timedOut: boolean
  constructor(timedOut = false) {
    super('No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.')
    this.timedOut = timedOut
  }
}

/** Nobody waits longer for an answer: a connection that has died does not say so. */
export const ANSWER_TIMEOUT_MS = 45_000

export interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  input: unknown
  signal: AbortSignal | undefined
}

export interface Incoming {
  status: number
  /** Undefined where it was not JSON: proxies and the hosting answer some failures in HTML. */
  body: unknown
  /** An HTTP date where the service worker answered with what it cached then. */
  cachedSince?: string | null
  /** The header `Link`: where the rest of a list is that is larger than one answer. */
  link?: string | null
  /** The header `UNREADABLE_HEADER`: the records that are missing from a list. */
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

/**
 * Fetches, until the caller's signal or the silence of the server ends it.
 * @param read gets the answer and what restarts the time limit
 */
export const fetchWithin = async <Answer>(
  { url, signal, ...request }: { url: string; signal: AbortSignal | undefined } & Omit<RequestInit, 'signal'>,
  read: (response: Response, restart: () => void) => Promise<Answer>,
): Promise<Answer> => {
  // By hand: `AbortSignal.any` is younger than many a phone.
  const limit = new AbortController()
  const stop = () => limit.abort()
  let timer = setTimeout(stop, ANSWER_TIMEOUT_MS)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, ANSWER_TIMEOUT_MS)
  }
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    return await read(await fetch(url, { ...request, signal: limit.signal }), restart)
  } catch {
    // `fetch` rejects for no other reason than a lost connection or an abort.
    throw signal?.aborted ? signal.reason : new NetworkError(limit.signal.aborted)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

export const sendJson: Transport = ({ url, method, headers, input, signal }) => {
  const body = input !== undefined && {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  }
  return fetchWithin({ url, method, headers, signal, ...body }, async (response) => ({
    status: response.status,
    body: parseJson(await response.text()),
    cachedSince: response.headers.get('X-Kept-Since'),
    link: response.headers.get('Link'),
    unreadable: response.headers.get(UNREADABLE_HEADER),
  }))
}
