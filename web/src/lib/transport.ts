import { MENSAJES_LIB } from './messages.ts'

/** Nothing came back: whether the server did its work is not known. */
export class NetworkError extends Error {
  constructor() {
    super(MENSAJES_LIB.sinConexion)
  }
}

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
}

/**
 * How a call goes out and its answer comes in.
 * @throws {NetworkError} nothing came back; or the signal's reason where it was aborted
 */
export type Transport = (request: Outgoing) => Promise<Incoming>

/** The usual one: the input as JSON. */
export const sendJson: Transport = async ({ url, method, headers, input, signal }) => {
  const body = input !== undefined && {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  }
  try {
    const response = await fetch(url, { method, headers, ...body, ...(signal && { signal }) })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch (error) {
    // `fetch` rejects for no other reason than a lost connection or an abort.
    throw signal?.aborted ? error : new NetworkError()
  }
}
