import {
  type Answer,
  type Endpoint,
  type FileRule,
  IDEMPOTENCY_HEADER,
  type Params,
  type Sent,
} from '@naf/contract'
import { url } from '../scripts/lib/config.ts'

/** A person at a browser, as far as the seed needs one: an identity account and the portal's API. */

export interface Account {
  uid: string
  correo: string
  token: string
}

const IDENTITY = `${url('auth')}/identitytoolkit.googleapis.com/v1`
/** The Auth emulator wants a web key and takes any. */
const KEY = 'demo-api-key'

export const signUp = (email: string, password: string): Promise<Account> =>
  identify('signUp', email, password)

/** @returns a token with the claims as they are now */
export const signIn = (email: string, password: string): Promise<Account> =>
  identify('signInWithPassword', email, password)

const identify = async (action: string, email: string, password: string): Promise<Account> => {
  const place = `${IDENTITY}/accounts:${action}?key=${KEY}`
  const { localId, idToken } = await send<{ localId: string; idToken: string }>(place, 'POST', {
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    json: true,
  })
  return { uid: localId, correo: email, token: idToken }
}

interface CallOptions<E extends Endpoint> {
  input?: Sent<E>
  params?: Params<E['path']>
  file?: File
  token?: string | undefined
  idempotencyKey?: string
}

/** Calls `/api` through Hosting, as a browser does. */
export const callApi = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Answer<E>> => {
  const params = (options.params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const { input, file, token, idempotencyKey } = options
  const body = endpoint.file
    ? asForm(endpoint.file, input as Record<string, unknown>, file)
    : input === undefined
      ? null
      : JSON.stringify(input)
  return send(`${url('portal')}/api${path}`, endpoint.method, {
    body,
    json: typeof body === 'string',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
  })
}

interface Request {
  body: string | FormData | null
  json: boolean
  headers?: Record<string, string>
}

const send = async <Answer>(
  place: string,
  method: string,
  { body, json, headers }: Request,
): Promise<Answer> => {
  const response = await fetch(place, {
    method,
    headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
    body,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${new URL(place).pathname}: ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}

/** The form a browser sends for an endpoint with a file. */
export const asForm = (rule: FileRule, fields: Record<string, unknown>, file?: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (file) form.append(rule.field, file)
  return form
}
