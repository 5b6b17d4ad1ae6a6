import { randomUUID } from 'node:crypto'
import {
  APP_CHECK_HEADER,
  api,
  type Endpoint,
  type FileRule,
  IDEMPOTENCY_HEADER,
  type Params,
  ROL,
  type Rol,
  type Sent,
  type SentQuery,
  type User,
  VERSION_HEADER,
} from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { asForm } from '../../demo/client.ts'
import { aRegistration } from './builders.ts'
import { type Account, signIn, signUp } from './identity-client.ts'
import { records } from './records.ts'

/** The API at an address, and what stands behind it. */
interface Server {
  url: string
  firebase: { auth: Auth; db: Firestore }
}

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
  body: any
  headers: Headers
}

interface Options {
  token?: string | undefined
  headers?: Record<string, string>
}

type Arguments<E extends Endpoint> = (keyof Params<E['path']> extends never
  ? { params?: never }
  : { params: Params<E['path']> }) & { query?: SentQuery<E> } & (undefined extends Sent<E>
    ? { input?: never }
    : { input: Sent<E> }) &
  (E extends { file: FileRule } ? { file?: File } : { file?: never })

export const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends a request as it is. */
export const send = async (
  server: Pick<Server, 'url'>,
  method: string,
  path: string,
  { token, headers, body }: Options & { body?: string | Uint8Array<ArrayBuffer> | FormData } = {},
): Promise<Reply> => {
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  const answered = isJson && text !== '' ? JSON.parse(text) : text || null
  return { status: response.status, body: answered, headers: response.headers }
}

/** Calls an endpoint of the contract. */
export const call = <E extends Endpoint>(
  server: Pick<Server, 'url'>,
  endpoint: E,
  { params, query, input, file, ...options }: Arguments<E> & Options,
): Promise<Reply> => {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  )
  const path = query ? `${filled}?${new URLSearchParams(query as Record<string, string>)}` : filled
  if (endpoint.file) {
    const body = asForm(endpoint.file, input as Record<string, unknown>, file)
    return send(server, endpoint.method, path, { ...options, body })
  }
  const json = input !== undefined && {
    headers: { ...JSON_TYPE, ...options.headers },
    body: JSON.stringify(input),
  }
  return send(server, endpoint.method, path, { ...options, ...json })
}

/** What an answer that refuses a call says. */
export const refusal = (status: number, code: string, error?: string) => ({
  status,
  body: { code, ...(error !== undefined && { error }) },
})

/** Sends a form under an idempotency key. */
export const under = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })

/** Sends a form that was filled over a version of its record. */
export const over = (version: number | string) => ({
  headers: { [VERSION_HEADER]: typeof version === 'number' ? `"${version}"` : version },
})

export const uniqueName = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 8)}`
export const uniqueMail = (prefix = 'persona'): string => `${uniqueName(prefix)}@example.com`

export type Person = Account & { user: User }

/** A new account, the form of its registration, and what sends it. */
export const aNewcomer = async (server: Pick<Server, 'url'>, changes: Record<string, unknown> = {}) => {
  const username = uniqueName('persona')
  const account = await signUp(`${username}@example.com`)
  const input = aRegistration({ username, correo: account.correo, uid: account.uid, ...changes })
  // A server without App Check ignores the proof.
  const headers = { [APP_CHECK_HEADER]: 'valid' }
  const send = (more: Record<string, unknown> = {}) =>
    call(server, api.users.register, { input: { ...input, ...more }, token: account.token, headers })
  return { ...account, username: input.username, input, send }
}

/** Creates an account and registers its person through the API. */
export const registerTaxpayer = async (
  server: Pick<Server, 'url'>,
  changes: Record<string, unknown> = {},
): Promise<Person> => {
  const { username: _, input: __, send, ...account } = await aNewcomer(server, changes)
  const { status, body } = await send()
  if (status !== 201) throw new Error(`registration: ${status} ${body?.error}`)
  return { ...account, user: body }
}

/** Registers a person on a server of the tests; `rol` other than 3 is then granted as an administrator would. */
export const register = async (
  server: Server,
  rol: Rol = ROL.USUARIO,
  changes: Record<string, unknown> = {},
): Promise<Person> => {
  const { uid, correo, user } = await registerTaxpayer(server, changes)
  // The mail that asks to prove the mailbox: what stands in the outbox is a test's own business.
  await records(server, 'mails').doc(`cuenta-${uid}`).delete()
  if (rol !== ROL.USUARIO) {
    await records(server, 'users').doc(uid).update({ rol })
    await server.firebase.auth.setCustomUserClaims(uid, { rol })
  }
  return { ...(await signIn(correo)), user }
}

/** Makes somebody of another server's known to this one, whose records are its own: the accounts are everybody's. */
export const introduce = (server: Server, { uid, user }: Person, rol: Rol) =>
  records(server, 'users').doc(uid).set({
    correo: user.Correo,
    username: user.Username,
    nombre: user.Nombre,
    apellido: user.Apellido,
    rol,
  })

/** One person of every kind, the visitor with no token at all. */
export const everyKind = async (server: Server) => {
  const [usuario, editor, admin] = await Promise.all([
    register(server, ROL.USUARIO),
    register(server, ROL.EDITOR),
    register(server, ROL.ADMIN),
  ])
  return { visitor: { token: undefined }, usuario, editor, admin }
}

/** `n` things done, some of them at once. */
export const times = async <T>(n: number, work: (n: number) => Promise<T>, atOnce = 40): Promise<T[]> => {
  const done: T[] = []
  let next = 0
  const worker = async () => {
    while (next < n) {
      const at = next++
      done[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

/** How many answers there were of each status. */
export const tally = (replies: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
