import { isRol, type Rol } from '@naf/contract'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { AppError, tooManyRequests } from '../errors.ts'
import { createAccounts } from './accounts.ts'
import { DEADLINE_MS } from './deadline.ts'
import { codeOf, identityUnavailable } from './identity-errors.ts'
import { createProvenTokens } from './proven-tokens.ts'

/** Whose token a request carries. `rol` is null for an account that has no user record. */
export interface Session {
  uid: string
  correo: string
  /** Whether its person has shown to read that mailbox; until then nothing that belongs to the mailbox is theirs. */
  correoVerificado: boolean
  rol: Rol | null
  /** What its user record calls it; null where there is no record, and before that was read. */
  username: string | null
  /** When the password was last typed: a renewed token keeps it. */
  signedInAt: Date
}

/** A session that a permission has let through: who has no role has no permission either. */
export type AuthorizedSession = Session & { rol: Rol }

export type Identity = ReturnType<typeof createIdentity>

/** Of a revoked token and a disabled account the library itself speaks on the Auth emulator, where it always asks. */
const ENDED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

const WRONG_CREDENTIALS = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'USER_DISABLED',
])

/** The provider does not say for how long it refuses. */
const PROVIDER_RETRY_AFTER_S = 300

export const ended = () => new AppError('unauthenticated', 'Tu sesión terminó. Ingresa de nuevo.')

/**
 * What `verifyIdToken` checks when asked about revocation, and the role as well: revocation counts in whole seconds, and
 * a token made in the second in which its role was taken away would pass for an hour.
 */
const isOver = (token: DecodedIdToken, account: UserRecord): boolean =>
  account.disabled ||
  token.auth_time * 1000 < Date.parse(account.tokensValidAfterTime ?? '') ||
  (token.rol !== undefined && token.rol !== account.customClaims?.rol)

const claimedBy = ({ uid, email, email_verified, rol, auth_time }: DecodedIdToken): Session => ({
  uid,
  correo: email ?? '',
  correoVerificado: email_verified === true,
  rol: isRol(rol) ? rol : null,
  username: null,
  signedInAt: new Date(auth_time * 1000),
})

/** The user record under a uid, as far as a session holds of it; null where there is none. */
export type FindRecord = (uid: string) => Promise<{ username: string | null } | null>

/**
 * Accounts, passwords and role claims, all at the identity provider.
 * @param findRecord without a record a claimed role is nobody's
 */
export const createIdentity = (auth: Auth, apiKey: string, findRecord: FindRecord) => {
  const decode = createProvenTokens((token) => auth.verifyIdToken(token))
  return {
    ...createAccounts(auth),

    /**
     * @param signed hears whose the token says to be as soon as its signature is known to be genuine, before anybody has
     * said that this still holds
     * @throws unauthenticated for a token that is wrong, expired or revoked, or whose role or account is gone;
     * unavailable where the provider cannot be asked
     */
    async verifyToken(token: string, signed: (claimed: Session) => void = () => {}): Promise<Session> {
      try {
        const decoded = await decode(token)
        const claimed = claimedBy(decoded)
        signed(claimed)
        const [account, record] = await Promise.all([auth.getUser(claimed.uid), findRecord(claimed.uid)])
        if (isOver(decoded, account)) throw ended()
        return record ? { ...claimed, username: record.username } : { ...claimed, rol: null }
      } catch (error) {
        if (error instanceof AppError) throw error
        throw ENDED.has(codeOf(error)) ? ended() : identityUnavailable()
      }
    },

    /**
     * Asks the provider, which is the only one to know passwords.
     * @throws too_many_requests when the provider refuses to check any more; unavailable when it does not answer
     */
    async passwordMatches(correo: string, password: string): Promise<boolean> {
      const response = await fetch(passwordUrl(apiKey), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: correo, password, returnSecureToken: false }),
        signal: AbortSignal.timeout(DEADLINE_MS.identity),
      }).catch(() => {
        throw identityUnavailable()
      })
      if (response.ok) return true
      const body: unknown = await response.json().catch(() => null)
      const reason = (body as { error?: { message?: string } } | null)?.error?.message?.split(' ')[0] ?? ''
      if (WRONG_CREDENTIALS.has(reason)) return false
      if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw tooManyRequests(PROVIDER_RETRY_AFTER_S)
      throw identityUnavailable()
    },
  }
}

/** https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password */
const passwordUrl = (apiKey: string): string => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/` : 'https://'
  return `${host}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
}
