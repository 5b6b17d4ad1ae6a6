import {
  type Answer,
  type Endpoint,
  type ErrorCode,
  type FileRule,
  IDEMPOTENCY_HEADER,
  isErrorBody,
  type Params,
  type Sent,
  type SentQuery,
  VERSION_HEADER,
} from '@naf/contract'
import { reportAnswered, reportCached, reportOffline, reportSlow } from './connection.ts'
import { currentToken } from './identity.ts'
import { type Incoming, NetworkError, ReadableError, sendJson, type Transport } from './transport.ts'

export const UNAVAILABLE =
  'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.'

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

/** The text to show for a failure: the error's own or the server's, where there is one, or the screen's. */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.code !== null && error.code !== 'internal') ||
  error instanceof ReadableError
    ? error.message
    : fallback

/** The screen's own text, and why, where the connection or the server says so. */
export const failureText = (text: string, error: unknown): string =>
  [text, errorText(error, '')].filter(Boolean).join('\n\n')

export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'changed_meanwhile'

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

let sessionEnded = (): void => {}

/** Sets the listener for a session whose token the server no longer accepts. */
export const onSessionEnded = (listener: () => void): void => {
  sessionEnded = listener
}

type Needed<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: undefined }
  : { params: Params<E['path']> }) &
  (SentQuery<E> extends undefined
    ? { query?: undefined }
    : Record<string, never> extends SentQuery<E>
      ? { query?: SentQuery<E> }
      : { query: SentQuery<E> }) &
  (Sent<E> extends undefined ? { input?: undefined } : { input: Sent<E> }) &
  /** A file goes by `upload` of upload.ts, a list by `api/lists.ts`. */
  (E extends { file: FileRule } ? { transport: Transport } : { transport?: Transport })

type Options<E extends Endpoint> = Needed<E> & {
  /** Names a form: the server stores it once, however often it is sent. */
  key?: string
  /** Of the record that a form changes. The server refuses the form if the record has another version by then. */
  version?: number | undefined
  signal?: AbortSignal
}

type Args<E extends Endpoint> =
  Record<string, never> extends Needed<E> ? [options?: Options<E>] : [options: Options<E>]

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const asSearch = (query: Record<string, string | undefined> = {}): string => {
  const params = Object.entries(query).filter((param): param is [string, string] => param[1] !== undefined)
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

/** A new token of the session, or null where the provider gives none. @throws {NetworkError} */
const renewToken = (): Promise<string | null> =>
  currentToken({ refresh: true }).catch((error: unknown) => {
    if (error instanceof NetworkError) throw error
    return null
  })

/** The App Check token of a visitor's or a new account's call. Without it the call is sent anyway; the server decides. */
const appProof = (endpoint: Endpoint, token: string | null) =>
  import.meta.env.VITE_RECAPTCHA_SITE_KEY &&
  endpoint.appCheck &&
  (token === null || endpoint.permission === 'users:register')
    ? import('./app-check.ts').then(({ appCheckHeaders }) => appCheckHeaders()).catch(() => undefined)
    : undefined

const isTokenRefused = ({ body }: Incoming): boolean => isErrorBody(body) && body.code === 'unauthenticated'

/** A refused token is renewed once: it may be older than a change of the account's e-mail. */
const send = async (endpoint: Endpoint, options: Options<Endpoint>) => {
  const { params, query, input, key, version, signal, transport = sendJson } = options
  const token = await currentToken()
  const proof = await appProof(endpoint, token)
  const ask = (token: string | null) =>
    transport({
      url: `/api${fillPath(endpoint.path, params)}${asSearch(query)}`,
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...proof,
        ...(version !== undefined && { [VERSION_HEADER]: `"${version}"` }),
        ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      },
      input,
      signal,
    })
  const answer = await ask(token)
  const renewed = token !== null && isTokenRefused(answer) ? await renewToken() : null
  return { token, answer: renewed === null ? answer : await ask(renewed) }
}

/**
 * Calls one endpoint of the contract, and tells of the connection and of an ended session.
 * @throws {ApiError} the server refused, or answered something that is not JSON
 * @throws {NetworkError} nothing came back
 */
export const call = async <E extends Endpoint>(endpoint: E, ...[options]: Args<E>): Promise<Answer<E>> => {
  const { token, answer } = await send(endpoint, (options ?? {}) as Options<Endpoint>).catch(
    (error: unknown) => {
      if (error instanceof NetworkError) (error.timedOut ? reportSlow : reportOffline)()
      throw error
    },
  )
  const { status, body, cachedSince } = answer
  if (cachedSince) reportCached(cachedSince)
  else reportAnswered()
  if (status >= 200 && status < 300 && body !== undefined) return body as Answer<E>
  const error = isErrorBody(body)
    ? new ApiError(status, body.code, body.error)
    : new ApiError(status, null, UNAVAILABLE)
  if (token !== null && error.code === 'unauthenticated') sessionEnded()
  throw error
}

/** `call` for an endpoint whose types are not known where it is called. */
export const callAny = call as (endpoint: Endpoint, options: object) => Promise<unknown>

/** What `useQuery` needs to read from an endpoint. The key is its path, then what it is asked. */
export const queryOf = <E extends Endpoint>(endpoint: E, ...[options]: Args<E>) => ({
  queryKey: options ? [endpoint.path, options] : [endpoint.path],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAny(endpoint, { ...options, signal }) as Promise<Answer<E>>,
})
