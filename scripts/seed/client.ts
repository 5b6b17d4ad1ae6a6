import { url } from '../lib/addresses.ts'

/** A person at a browser, as far as the seed needs one: an identity account and the portal's API. */

export interface Account {
  uid: string
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

async function identify(action: string, email: string, password: string): Promise<Account> {
  const place = `${IDENTITY}/accounts:${action}?key=${KEY}`
  const { localId, idToken } = await send<{ localId: string; idToken: string }>(place, 'POST', {
    body: { email, password, returnSecureToken: true },
  })
  return { uid: localId, token: idToken }
}

export interface CallOptions {
  body?: unknown
  token?: string | undefined
  idempotencyKey?: string
}

/** Calls `/api` through Hosting, as a browser does. */
export const callApi = <Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> =>
  send<Answer>(`${url('portal')}/api${path}`, method, options)

async function send<Answer>(place: string, method: string, options: CallOptions): Promise<Answer> {
  const { body, token, idempotencyKey } = options
  const response = await fetch(place, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${new URL(place).pathname}: ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}
