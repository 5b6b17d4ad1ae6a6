import { createSign, generateKeyPairSync } from 'node:crypto'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { PROJECT } from './emulators.ts'

/**
 * The emulator's tokens carry no signature and its library looks for none. Here the library judges as it does in the
 * cloud: algorithm, key, signature, audience, issuer, expiry; the keys it would fetch from Google are ours.
 */

type Claims = Record<string, unknown>

/** The name of the genuine key. */
export const KEY_ID = 'clave-de-prueba'
const genuine = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const PUBLIC_KEY = genuine.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const SIGNING_KEYS = { genuine: genuine.privateKey, stranger: stranger.privateKey }

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
