import { createSign, generateKeyPairSync } from 'node:crypto'
import { api, ROL, type Rol } from '@naf/contract'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { call, type Person, register, uniqueName } from './api-as.ts'
import { aUserUpdate } from './builders.ts'
import { PROJECT } from './emulators.ts'
import { nextSecond, signUp } from './identity-client.ts'
import { type ApiServer, startApi } from './server.ts'

/**
 * The emulator's tokens carry no signature and its library looks for none. Here the library judges as it does in the
 * cloud: algorithm, key, signature, audience, issuer, expiry; the keys it would fetch from Google are ours.
 */

type Claims = Record<string, unknown>

/** The name of the genuine key. */
export const KEY_ID = 'clave-de-prueba'
const genuine = generateKeyPairSync('rsa', { modulusLength: 2048 })
const strangersKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const PUBLIC_KEY = genuine.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const SIGNING_KEYS = { genuine: genuine.privateKey, stranger: strangersKeys.privateKey }

export const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url')

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const GENUINE_HEADER = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' }

/** A token of these claims, signed as Google signs unless told otherwise. */
export const sign = (
  claims: Claims,
  { header = GENUINE_HEADER, key = 'genuine' }: { header?: Claims; key?: keyof typeof SIGNING_KEYS } = {},
): string => {
  const content = `${encoded(header)}.${encoded(claims)}`
  const signature = createSign('RSA-SHA256').update(content).sign(SIGNING_KEYS[key], 'base64url')
  return `${content}.${signature}`
}

/** The emulator's token with a signature, and with some of its claims changed. */
export const signed = (token: string, changes: Claims = {}): string =>
  sign({ ...claimsOf(token), ...changes })

export const asSignedByOthers = (token: string): string => sign(claimsOf(token), { key: 'stranger' })

export const OTHER_PROJECT = {
  aud: `${PROJECT}-ajeno`,
  iss: `https://securetoken.google.com/${PROJECT}-ajeno`,
}

export const anHourAgo = () => {
  const now = Math.floor(Date.now() / 1000)
  return { iat: now - 7200, auth_time: now - 7200, exp: now - 3600 }
}

/** As the emulator hands them out: nothing after the last dot. */
const isUnsigned = (token: string) => token.endsWith('.')

interface Verifier {
  verifyDecodedJWTNotRevokedOrDisabled(token: DecodedIdToken, revoked: object): Promise<DecodedIdToken>
  idTokenVerifier: {
    verifyJWT(token: string, isEmulator: boolean): Promise<DecodedIdToken>
    signatureVerifier: { keyFetcher: unknown }
  }
}

/**
 * Makes this one instance of the library check tokens as in the cloud: the signature and the claims, and the account only
 * if asked to. Questions about accounts still go to the emulator.
 * @returns runs some work, such as a registration, while the emulator's own tokens pass
 */
export const checkAsInTheCloud = (auth: Auth): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const library = auth as unknown as Verifier
  const verifier = library.idTokenVerifier
  verifier.signatureVerifier.keyFetcher = { fetchPublicKeys: async () => ({ [KEY_ID]: PUBLIC_KEY }) }
  let lenient = 0
  // The emulator's check rejects a signature, so a signed token is checked as in the cloud meanwhile.
  auth.verifyIdToken = async (token, checkRevoked) => {
    const decoded = await verifier.verifyJWT(token, lenient > 0 && isUnsigned(token))
    const revoked = { code: 'id-token-revoked', message: 'revoked' }
    return checkRevoked ? library.verifyDecodedJWTNotRevokedOrDisabled(decoded, revoked) : decoded
  }
  return async (work) => {
    lenient++
    return work().finally(() => lenient--)
  }
}

/** Whose session is good, or who has none. */
export const LIVING = ['visitor', 'usuario', 'editor', 'admin', 'withoutRecord'] as const
/** Tokens that were an administrator's, or look like it. */
export const DEAD = [
  'expired',
  'forged',
  'otherProject',
  'revoked',
  'disabled',
  'deleted',
  'demoted',
] as const

export type Living = (typeof LIVING)[number]
export type Dead = (typeof DEAD)[number]
export type IdentityName = Living | Dead

/** Somebody who asks: `token` as the cloud would have signed it, `uid` and `user` where there is an account, a record. */
export interface Identity {
  token: string | undefined
  uid?: string
  correo?: string
  user?: Person['user']
}

const ROL_OF = { usuario: ROL.USUARIO, editor: ROL.EDITOR, admin: ROL.ADMIN }

/** A server that judges tokens as in the cloud, and how people come to be there: their tokens are signed. */
export const startStrictApi = async () => {
  const server = await startApi()
  const leniently = checkAsInTheCloud(server.firebase.auth)
  const person = async (rol: Rol = ROL.USUARIO): Promise<Person> => {
    const { token, ...rest } = await leniently(() => register(server, rol))
    return { ...rest, token: signed(token) }
  }
  return { server, person }
}

export type StrictApi = Awaited<ReturnType<typeof startStrictApi>>

/** An account at the identity provider that never registered. */
const stranger = async (): Promise<Identity> => {
  const { token, uid, correo } = await signUp(`${uniqueName('sin-registro')}@example.com`)
  return { token: signed(token), uid, correo }
}

/** A new one of this kind, for calls that use somebody up. */
export const living = async ({ person }: StrictApi, kind: Living): Promise<Identity> => {
  if (kind === 'visitor') return { token: undefined }
  return kind === 'withoutRecord' ? stranger() : person(ROL_OF[kind])
}

const changed = ({ token, ...rest }: Person, change: (token: string) => string): Identity => ({
  ...rest,
  token: change(token),
})

/** What happens to an administrator, or to the token. */
const death: Record<Dead, (server: ApiServer, victim: Person, admin: Person) => Promise<Identity>> = {
  expired: async (_, victim) => changed(victim, (token) => signed(token, anHourAgo())),
  forged: async (_, victim) => changed(victim, asSignedByOthers),
  otherProject: async (_, victim) => changed(victim, (token) => signed(token, OTHER_PROJECT)),
  async revoked({ firebase }, victim) {
    await nextSecond()
    await firebase.auth.revokeRefreshTokens(victim.uid)
    return victim
  },
  async disabled({ firebase }, victim) {
    await firebase.auth.updateUser(victim.uid, { disabled: true })
    return victim
  },
  async deleted({ firebase }, victim) {
    await firebase.auth.deleteUser(victim.uid)
    return victim
  },
  async demoted(server, victim, { token }) {
    // A token of the same second has the new role; an older one has ended.
    await nextSecond()
    const input = aUserUpdate(victim.user, { rol_id: ROL.USUARIO })
    const { status } = await call(server, api.users.update, { params: { id: victim.uid }, input, token })
    if (status !== 200) throw new Error(`demotion: ${status}`)
    return victim
  },
}

/** One of every kind, and an administrator besides. */
export const everyIdentity = async (strict: StrictApi): Promise<Record<IdentityName, Identity>> => {
  const admin = await strict.person(ROL.ADMIN)
  const alive = LIVING.map(async (kind) => [kind, await living(strict, kind)])
  const dead = DEAD.map(async (kind) => [
    kind,
    await death[kind](strict.server, await strict.person(ROL.ADMIN), admin),
  ])
  return Object.fromEntries(await Promise.all([...alive, ...dead]))
}
