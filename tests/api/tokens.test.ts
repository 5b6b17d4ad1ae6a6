import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { api, homeOf, ROL, type Rol } from '@naf/contract'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, refusal, register, uniqueMail } from '../support/api-as.ts'
import { anAsesoria, aUserUpdate } from '../support/builders.ts'
import { applyCode, codesOf, moveCorreo, nextSecond, signIn } from '../support/identity-client.ts'
import { records } from '../support/records.ts'
import { withApi } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

/**
 * The emulator's tokens have no signature, and its library checks none. Here the library checks tokens as in the cloud:
 * algorithm, key, signature, audience, issuer, expiry. The keys that it would fetch from Google are ours.
 */

type Claims = Record<string, unknown>

const KEY_ID = 'clave-de-prueba'
const genuine = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PUBLIC_KEY = genuine.publicKey.export({ type: 'spki', format: 'pem' }).toString()

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url')

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const GENUINE_HEADER: Claims = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' }

/** A token of these claims, signed as Google signs unless told otherwise. */
const sign = (claims: Claims, { header = GENUINE_HEADER, key = genuine.privateKey } = {}): string => {
  const content = `${encoded(header)}.${encoded(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
}

/** The emulator's token with a signature, and with some of its claims changed. */
const signed = (token: string, changes: Claims = {}): string => sign({ ...claimsOf(token), ...changes })

interface Verifier {
  verifyDecodedJWTNotRevokedOrDisabled(token: DecodedIdToken, revoked: object): Promise<DecodedIdToken>
  idTokenVerifier: {
    verifyJWT(token: string, isEmulator: boolean): Promise<DecodedIdToken>
    signatureVerifier: { keyFetcher: unknown }
  }
}

let isRegistering = false
let noKeys: string | undefined

/** Questions about accounts still go to the emulator; while somebody registers, its own tokens pass. */
const checkAsInTheCloud = (auth: Auth): void => {
  const library = auth as unknown as Verifier
  const verifier = library.idTokenVerifier
  const fetchPublicKeys = async () => (noKeys ? Promise.reject(Error(noKeys)) : { [KEY_ID]: PUBLIC_KEY })
  verifier.signatureVerifier.keyFetcher = { fetchPublicKeys }
  auth.verifyIdToken = async (token, checkRevoked) => {
    const decoded = await verifier.verifyJWT(token, isRegistering)
    const revoked = { code: 'id-token-revoked', message: 'revoked' }
    return checkRevoked ? library.verifyDecodedJWTNotRevokedOrDisabled(decoded, revoked) : decoded
  }
}

const server = withApi()

const signedPerson = async (rol: Rol = ROL.USUARIO): Promise<Person> => {
  isRegistering = true
  const { token, ...rest } = await register(server, rol)
  isRegistering = false
  return { ...rest, token: signed(token) }
}

const ENDED = refusal(401, 'unauthenticated', 'Tu sesión terminó. Ingresa de nuevo.')

let admin: Person
let taxpayer: Person

beforeAll(async () => {
  checkAsInTheCloud(server.firebase.auth)
  admin = await signedPerson(ROL.ADMIN)
  taxpayer = await signedPerson()
})

const dashboard = (token: string) => call(server, api.users.dashboardAccess, { token })
const listUsers = (token: string) => call(server, api.users.list, { token })

const parts = (token: string) => token.split('.') as [string, string, string]

/** Tokens of a person who wants to be the administrator. */
const forgeries = (): [what: string, token: string][] => {
  const claims = claimsOf(admin.token)
  const past = Math.floor(Date.now() / 1000) - 7200
  const [header, payload] = parts(admin.token)
  const withHeader = (changes: object) => sign(claims, { header: { typ: 'JWT', ...changes } })
  const own = parts(taxpayer.token)
  const keyAsSecret = `${encoded({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' })}.${payload}`
  const hmac = createHmac('sha256', PUBLIC_KEY).update(keyAsSecret).digest('base64url')
  return [
    ['no algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['the public key as an HMAC secret', `${keyAsSecret}.${hmac}`],
    ['the signature of another key', sign(claims, { key: stranger.privateKey })],
    ['an empty signature', `${header}.${payload}.`],
    ['the signature of another token', `${own[0]}.${payload}.${own[2]}`],
    ['a raised role', `${own[0]}.${encoded({ ...claimsOf(taxpayer.token), rol: 1 })}.${own[2]}`],
    ['an unknown key', withHeader({ alg: 'RS256', kid: 'otra' })],
    ['its own key', withHeader({ alg: 'RS256', jku: 'http://127.0.0.1:1/jwks', jwk: { kty: 'RSA' } })],
    ['another algorithm', withHeader({ alg: 'ES256', kid: KEY_ID })],
    ['an expiry in the past', signed(admin.token, { iat: past, auth_time: past, exp: past + 3600 })],
    ['another project', signed(admin.token, { aud: 'ajeno', iss: 'https://securetoken.google.com/ajeno' })],
    ['another issuer', signed(admin.token, { iss: 'https://accounts.google.com' })],
    ['no subject', signed(admin.token, { sub: undefined })],
    ['an unknown subject', signed(admin.token, { sub: 'nadie-en-absoluto' })],
    ['a login before the revocation', signed(admin.token, { auth_time: 1 })],
    ['12,000 characters', admin.token.padEnd(12_000, 'A')],
  ]
}

describe('a token', () => {
  it('is rejected when forged, on public endpoints too, and nothing changes', async () => {
    const before = await everythingStored(server, [admin.uid, taxpayer.uid])
    for (const [what, token] of forgeries()) {
      const replies = await Promise.all([
        listUsers(token),
        dashboard(token),
        call(server, api.asesorias.deleteAll, { token }),
        call(server, api.users.delete, { token, params: { id: taxpayer.uid } }),
        call(server, api.asesorias.create, { token, input: anAsesoria() }),
        call(server, api.libros.list, { token }),
        call(server, api.salud.read, { token }),
      ])
      const answers = replies.map(({ status, body }) => `${status} ${body.code}`)
      expect.soft(new Set(answers), what).toEqual(new Set(['401 unauthenticated']))
    }
    expect(await everythingStored(server, [admin.uid, taxpayer.uid])).toEqual(before)
  })

  it('is not refused while Google’s keys cannot be fetched: the answer asks for patience', async () => {
    for (noKeys of ['Error fetching public keys for Google certs: x', 'Error while making request: x', ''])
      expect.soft((await dashboard(admin.token)).status, noKeys).toBe(noKeys ? 503 : 200)
  })

  it('has the role of its record, whatever it claims', async () => {
    for (const rol of [1, '1', undefined]) {
      expect.soft((await listUsers(signed(taxpayer.token, { rol }))).status, `${rol}`).toBe(403)
      expect.soft((await listUsers(signed(admin.token, { rol }))).status, `${rol}`).toBe(200)
    }
  })

  it('claims the role of its record again from the next dashboard on', async () => {
    const { uid, token } = await signedPerson()
    const { auth } = server.firebase
    await auth.setCustomUserClaims(uid, { rol: ROL.EDITOR })
    const { body } = await dashboard(signed(token, { rol: ROL.EDITOR }))
    expect(body).toEqual({ redirect: homeOf(ROL.USUARIO) })
    expect((await auth.getUser(uid)).customClaims).toEqual({ rol: ROL.USUARIO })
  })
})

describe('a session', () => {
  it('ends at its next request when the account is revoked, disabled or deleted', async () => {
    const { auth } = server.firebase
    const ends: Record<string, (uid: string) => Promise<unknown>> = {
      revoked: (uid) => auth.revokeRefreshTokens(uid),
      disabled: (uid) => auth.updateUser(uid, { disabled: true }),
      deleted: (uid) => auth.deleteUser(uid),
    }
    for (const [name, end] of Object.entries(ends)) {
      const { uid, token } = await signedPerson()
      expect((await dashboard(token)).status).toBe(200)
      await nextSecond()
      await end(uid)
      expect.soft(await dashboard(token), name).toMatchObject(ENDED)
    }
  })
})

describe('an account that was moved at the provider', () => {
  const move = (uid: string, email: string) => server.firebase.auth.updateUser(uid, { email })
  const rights = async ({ uid, token }: Pick<Person, 'uid' | 'token'>) => {
    const own = { params: { uid }, token }
    return [
      (await call(server, api.users.readRol, own)).body.rol,
      (await dashboard(token)).body.redirect,
      (await call(server, api.users.read, own)).status,
      (await call(server, api.boletines.list, { token })).status,
      (await listUsers(token)).status,
      (await call(server, api.users.count, { token })).status,
    ]
  }
  const TAXPAYER = [ROL.USUARIO, homeOf(ROL.USUARIO), 200, 200, 403, 403]
  const save = ({ uid, user }: Person, changes = {}) => {
    const input = aUserUpdate(user, changes)
    return call(server, api.users.update, { params: { id: uid }, input, token: admin.token })
  }
  const signedIn = async (correo: string) => signed((await signIn(correo)).token)

  it('has a taxpayer’s rights over the own data alone, until an administrator saves the user', async () => {
    for (const rol of [ROL.ADMIN, ROL.EDITOR, ROL.USUARIO]) {
      const person = await signedPerson(rol)
      const { uid, correo } = person
      const before = await rights(person)
      const moved = uniqueMail()
      await move(uid, moved)
      expect.soft(await rights({ uid, token: await signedIn(moved) }), `${rol}`).toEqual(TAXPAYER)
      expect((await save(person)).body.rol_id).toBe(rol)
      expect.soft(await rights({ uid, token: await signedIn(correo) }), `${rol}`).toEqual(before)
    }
  })

  it('has its rights again with its former e-mail, which the link in the provider’s mail recovers', async () => {
    const { uid, correo, token } = await signedPerson(ROL.EDITOR)
    const moved = uniqueMail()
    await moveCorreo(token, moved)
    expect((await listUsers(await signedIn(moved))).status).toBe(403)
    const [code = ''] = await codesOf(correo, 'RECOVER_EMAIL')
    await applyCode(code)
    expect(await server.firebase.auth.getUser(uid)).toMatchObject({ email: correo })
    expect((await listUsers(await signedIn(correo))).status).toBe(200)
  })

  it('keeps its rights where the e-mails differ in capitals alone', async () => {
    const { uid, correo, token } = await signedPerson(ROL.EDITOR)
    await records(server, 'users').doc(uid).update({ correo: correo.toUpperCase() })
    expect((await listUsers(token)).status).toBe(200)
  })

  it('by an administrator refuses the older tokens of staff, and takes a renewed one', async () => {
    for (const rol of [ROL.EDITOR, ROL.USUARIO]) {
      const person = await signedPerson(rol)
      const correo = uniqueMail()
      expect((await save(person, { correo })).status).toBe(200)
      const renewed = await signedIn(correo)
      const older = await dashboard(signed(renewed, { email: person.correo }))
      if (rol === ROL.EDITOR) expect(older).toMatchObject(ENDED)
      else expect(older.status).toBe(200)
      expect((await dashboard(renewed)).body).toEqual({ redirect: homeOf(rol) })
    }
  })
})
