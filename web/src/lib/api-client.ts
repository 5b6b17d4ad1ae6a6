import {
  type Answer,
  type Endpoint,
  type ErrorCode,
  isErrorBody,
  type Params,
  type Sent,
} from '@naf/contract'
import { currentToken, isOffline } from './identity.ts'
import { MENSAJES_LIB } from './messages.ts'

/** The server refused. `message` is Spanish text a person may read; `code` is null where no body said it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  constructor(status: number, code: ErrorCode | null, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Nothing came back: whether the server did its work is not known. */
export class NetworkError extends Error {
  constructor() {
    super(MENSAJES_LIB.sinConexion)
  }
}

/**
 * The text to show for a failed call: the server's own where it gave one, that of the lost connection,
 * or the screen's.
 */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.code !== null && error.code !== 'internal') ||
  error instanceof NetworkError
    ? error.message
    : fallback

type Needed<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (Sent<E> extends undefined ? { input?: undefined } : { input: Sent<E> })

type Options<E extends Endpoint> = Needed<E> & { headers?: Record<string, string>; signal?: AbortSignal }

type Args<E extends Endpoint> =
  Record<string, never> extends Needed<E> ? [options?: Options<E>] : [options: Options<E>]

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

let sessionEnded: () => void = () => {}

/** The session wants to know when the server no longer accepts its token. */
export const onSessionEnded = (listener: () => void): (() => void) => {
  sessionEnded = listener
  return () => {
    sessionEnded = () => {}
  }
}

/** `fetch` rejects for no other reason than a lost connection or an abort. */
const send = async (path: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(`/api${path}`, request)
  } catch (error) {
    throw request.signal?.aborted ? error : new NetworkError()
  }
}

const readToken = async (): Promise<string | null> => {
  try {
    return await currentToken()
  } catch (error) {
    throw isOffline(error) ? new NetworkError() : error
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Proxies and the hosting answer some failures in HTML: those get the generic text. */
const refusal = (status: number, body: unknown): ApiError =>
  isErrorBody(body)
    ? new ApiError(status, body.code, body.error)
    : new ApiError(status, null, MENSAJES_LIB.noDisponible)

/**
 * Calls one endpoint of the contract, with the session's token where there is one.
 * @throws {ApiError} the server refused, or answered something that is not JSON
 * @throws {NetworkError} nothing came back
 */
export const call = async <E extends Endpoint>(endpoint: E, ...[options]: Args<E>): Promise<Answer<E>> => {
  const { params, input, headers, signal } = (options ?? {}) as Options<Endpoint>
  const token = await readToken()
  const response = await send(fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(input !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(input !== undefined && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  })
  const body = await readJson(response)
  if (response.ok && body !== undefined) return body as Answer<E>
  const error = refusal(response.status, body)
  if (token !== null && error.code === 'unauthenticated') sessionEnded()
  throw error
}
