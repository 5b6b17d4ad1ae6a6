import { createHmac } from 'node:crypto'
import { api, ROL } from '@naf/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, type Person } from '../support/api-as.ts'
import { PROJECT } from '../support/emulators.ts'
import { type StrictApi, startStrictApi } from '../support/every-identity.ts'
import { everythingStored } from '../support/everything-stored.ts'
import {
  anHourAgo,
  asSignedByOthers,
  claimsOf,
  encoded,
  KEY_ID,
  OTHER_PROJECT,
  PUBLIC_KEY,
  sign,
  signed,
} from '../support/signed-tokens.ts'

/** Tokens as somebody writes them who wants to be an administrator, judged as the cloud judges them. */

let strict: StrictApi
let admin: Person
let taxpayer: Person

beforeAll(async () => {
  strict = await startStrictApi()
  admin = await strict.person(ROL.ADMIN)
  taxpayer = await strict.person()
  // A public list is read while its caller's token is checked, and stored once: before anything is compared.
  await call(strict.server, api.libros.list, {})
  const list = strict.server.firebase.db.doc('listas/libros')
  await vi.waitFor(async () => expect((await list.get()).exists).toBe(true))
})
afterAll(() => strict.server.close())

const parts = (token: string) => token.split('.') as [string, string, string]
const unsigned = (alg: string, claims: object) => `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.`
const withHeader = (header: object) => sign(claimsOf(admin.token), { header: { typ: 'JWT', ...header } })

/** The public key taken for the secret of another algorithm. */
const confused = (): string => {
  const content = `${encoded({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' })}.${parts(admin.token)[1]}`
  return `${content}.${createHmac('sha256', PUBLIC_KEY).update(content).digest('base64url')}`
}

const swapPayload = (token: string, claims: object): string => {
  const [header, , signature] = parts(token)
  return [header, encoded(claims), signature].join('.')
}

const now = () => Math.floor(Date.now() / 1000)

const FORGERIES: [string, () => string][] = [
  ['no algorithm, no signature', () => unsigned('none', claimsOf(admin.token))],
  ['an algorithm called None', () => unsigned('None', claimsOf(admin.token))],
  ['an algorithm called nOnE', () => unsigned('nOnE', claimsOf(admin.token))],
  ['the public key as an HMAC secret', confused],
  ['the signature of somebody else’s key', () => asSignedByOthers(admin.token)],
  ['no signature', () => parts(admin.token).slice(0, 2).join('.')],
  ['an empty signature', () => `${parts(admin.token).slice(0, 2).join('.')}.`],
  ['a signature cut short', () => admin.token.slice(0, -20)],
  ['the signature of another token', () => swapPayload(taxpayer.token, claimsOf(admin.token))],
  [
    'the role raised in a signed token',
    () => swapPayload(taxpayer.token, { ...claimsOf(taxpayer.token), rol: 1 }),
  ],
  ['an unknown key', () => withHeader({ alg: 'RS256', kid: 'otra' })],
  ['no key', () => withHeader({ alg: 'RS256' })],
  ['a key that is a path', () => withHeader({ alg: 'RS256', kid: '../../../../dev/null' })],
  ['a key that is a query', () => withHeader({ alg: 'RS256', kid: "' OR 1=1 --" })],
  ['a key of every object', () => withHeader({ alg: 'RS256', kid: '__proto__' })],
  ['a key that is no text', () => withHeader({ alg: 'RS256', kid: { toString: 1 } })],
  [
    'a key of its own',
    () => withHeader({ alg: 'RS256', jku: 'http://127.0.0.1:1/jwks', jwk: { kty: 'RSA' } }),
  ],
  ['an algorithm the library knows but Google does not use', () => withHeader({ alg: 'ES256', kid: KEY_ID })],
  ['an expiry in the past', () => signed(admin.token, anHourAgo())],
  ['an expiry that is text', () => signed(admin.token, { exp: 'mañana' })],
  ['a beginning in the future', () => signed(admin.token, { nbf: now() + 3600 })],
  ['another project', () => signed(admin.token, OTHER_PROJECT)],
  ['another project’s audience', () => signed(admin.token, { aud: OTHER_PROJECT.aud })],
  ['both projects as audience', () => signed(admin.token, { aud: [PROJECT, OTHER_PROJECT.aud] })],
  ['another issuer', () => signed(admin.token, { iss: 'https://accounts.google.com' })],
  ['no subject', () => signed(admin.token, { sub: undefined })],
  ['an empty subject', () => signed(admin.token, { sub: '', user_id: '' })],
  ['a subject of 129 characters', () => signed(admin.token, { sub: 'a'.repeat(129) })],
  ['a subject that is a list', () => signed(admin.token, { sub: [admin.uid] })],
  ['a subject nobody has', () => signed(admin.token, { sub: 'nadie-en-absoluto' })],
  ['a role that the account does not claim', () => signed(taxpayer.token, { rol: 1 })],
  ['a role as text', () => signed(taxpayer.token, { rol: '1' })],
  ['a login before the sessions were ended', () => signed(admin.token, { auth_time: 1 })],
  [
    'a session cookie’s issuer',
    () => signed(admin.token, { iss: `https://session.firebase.google.com/${PROJECT}` }),
  ],
  ['three dots', () => '...'],
  ['no JSON', () => `${Buffer.from('{').toString('base64url')}.e30.e30`],
  ['a token of 12,000 characters', () => `${admin.token}${'A'.repeat(12_000 - admin.token.length)}`],
]

it('a token as Google signs it opens what its role opens', async () => {
  expect((await call(strict.server, api.users.list, { token: admin.token })).status).toBe(200)
  expect((await call(strict.server, api.users.list, { token: taxpayer.token })).status).toBe(403)
})

it.each(FORGERIES)('a token with %s opens nothing, not even what visitors see', async (_, forge) => {
  const before = await everythingStored(strict.server, [admin.uid, taxpayer.uid])
  const token = forge()
  const replies = await Promise.all([
    call(strict.server, api.users.list, { token }),
    call(strict.server, api.asesorias.deleteAll, { token }),
    call(strict.server, api.users.delete, { token, params: { id: taxpayer.uid } }),
    call(strict.server, api.libros.list, { token }),
  ])
  for (const { status, body } of replies)
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthenticated' })
  expect(await everythingStored(strict.server, [admin.uid, taxpayer.uid])).toEqual(before)
})

/** Without a role in the token there is no session of that role; the account's claim alone gives none either. */
it('a token that hides its role is nobody’s of staff', async () => {
  const token = signed(admin.token, { rol: undefined })
  expect((await call(strict.server, api.users.list, { token })).status).toBe(403)
})
