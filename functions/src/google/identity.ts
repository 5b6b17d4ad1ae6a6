import { DEFAULT_ROL, isRol, MENSAJES_IDENTIDAD, ROL, type Rol, type UserListItem } from '@naf/contract'
import type { Auth, UserMetadata } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { AppError, serviceFailed, tooManyRequests } from '../errors.ts'
import type { Session } from '../session.ts'
import { chunks } from '../util.ts'

/** The identity provider: tokens, passwords, accounts, and the copy of each role in the token's claim. */

/** Accounts by uid; `proven` is the account's e-mail if somebody has proved it. */
export type AccountStates = Map<string, Pick<UserListItem, 'Cuenta'> & { proven?: string | undefined }>

/** An account whose mailbox nobody has proved and that was not used after its first day; `rol` is its claim. */
export type UnprovenAccount = Record<'uid', string> & { rol: unknown }

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const identityUnavailable = (cause: unknown) =>
  serviceFailed('identity', 'El servicio de cuentas no responde. Inténtalo de nuevo en unos minutos.', cause)

export const ended = () => new AppError('unauthenticated', 'Tu sesión terminó. Ingresa de nuevo.')

/** Codes of tokens that are malformed, expired or revoked, and of disabled and deleted accounts. */
const ENDED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

const REFUSALS: Record<string, () => AppError> = {
  'auth/email-already-exists': () =>
    new AppError('email_taken', 'Ya existe una cuenta con ese correo. Usa otro.'),
  'auth/invalid-email': () => new AppError('invalid_input', MENSAJES_IDENTIDAD.correo),
  'auth/invalid-password': () => new AppError('invalid_input', MENSAJES_IDENTIDAD.password),
  'auth/user-not-found': () => new AppError('not_found', 'La cuenta de este usuario ya no existe.'),
}

/** Less than the time of a login, so that it can say which service is silent. */
const PASSWORD_CHECK_MS = 8000

const WRONG_CREDENTIALS =
  /^(EMAIL_NOT_FOUND|INVALID_EMAIL|INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|USER_DISABLED)\b/

/** The provider does not say for how long it refuses. */
const PROVIDER_RETRY_AFTER_S = 300

/** https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password */
const passwordUrl = (apiKey: string): string => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/` : 'https://'
  return `${host}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
}

/** @throws too_many_requests if the provider refuses to check; unavailable if it does not answer */
const createPasswordCheck =
  (apiKey: string) =>
  async (correo: string, password: string): Promise<boolean> => {
    const response = await fetch(passwordUrl(apiKey), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: correo, password, returnSecureToken: false }),
      signal: AbortSignal.timeout(PASSWORD_CHECK_MS),
    }).catch((error: unknown) => {
      throw identityUnavailable(error)
    })
    if (response.ok) return true
    const body: unknown = await response.json().catch(() => null)
    const reason = (body as { error?: { message?: string } } | null)?.error?.message ?? ''
    if (WRONG_CREDENTIALS.test(reason)) return false
    if (reason.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) throw tooManyRequests(PROVIDER_RETRY_AFTER_S)
    throw identityUnavailable({ code: response.status, message: reason })
  }

/** The provider's limits (firebase.google.com/docs/auth/admin/manage-users). */
const MAX_PER_CALL = 100
const MAX_PER_PAGE = 1000

const DAY_MS = 24 * 60 * 60_000

const wasNeverUsed = (
  { creationTime, lastSignInTime, lastRefreshTime }: UserMetadata,
  createdBefore: Date,
): boolean => {
  const created = Date.parse(creationTime)
  const used = [lastSignInTime, lastRefreshTime].map((time) => (time ? Date.parse(time) : 0))
  return created < createdBefore.getTime() && Math.max(...used) < created + DAY_MS
}

const isSameCorreo = (a: string | undefined, b: unknown): boolean =>
  typeof b === 'string' && a?.toLowerCase() === b.toLowerCase()

export type Identity = ReturnType<typeof createIdentity>

export const createIdentity = (openAuth: () => Promise<Auth>, db: Firestore, apiKey: string) => {
  /** Turns the provider's refusals into ours, and every other failure into `unavailable`. */
  const ask = <T>(request: (auth: Auth) => Promise<T>): Promise<T> =>
    openAuth()
      .then(request)
      .catch((error: unknown) => {
        throw REFUSALS[codeOf(error)]?.() ?? identityUnavailable(error)
      })

  const setClaim = (uid: string, rol: Rol) => ask((auth) => auth.setCustomUserClaims(uid, { rol }))

  /**
   * The holder of an account can give it another e-mail. Staff then has a taxpayer's rights until account and record agree.
   * @throws unauthenticated if they agree and the token is older: a renewed one has the e-mail
   */
  const rightsOf = async (
    rol: Rol,
    token: { uid: string; email?: string },
    correo: unknown,
  ): Promise<Rol> => {
    // A record from the console may lack an e-mail; nobody but the project's owner can take it away.
    if (rol === ROL.USUARIO || !correo || isSameCorreo(token.email, correo)) return rol
    const { email } = await (await openAuth()).getUser(token.uid)
    if (isSameCorreo(email, correo)) throw ended()
    return ROL.USUARIO
  }

  return {
    /**
     * Checks a token against its account, and reads the role from the record.
     * @throws unauthenticated for a token that is wrong, expired, revoked or older than the e-mail of staff, and for a
     * disabled or deleted account; unavailable if the provider does not answer
     */
    async verifyToken(token: string): Promise<Session> {
      try {
        const claims = await (await openAuth()).verifyIdToken(token, true)
        const { uid, email, email_verified, rol, auth_time } = claims
        // These fields alone, because a record that cannot be read otherwise has a session too.
        const [user] = await db.getAll(db.doc(`users/${uid}`), { fieldMask: ['username', 'rol', 'correo'] })
        const storedRol: unknown = user?.exists ? (user.get('rol') ?? DEFAULT_ROL) : null
        const username: unknown = user?.get('username')
        return {
          uid,
          correo: email ?? '',
          correoVerificado: email_verified === true,
          rol: isRol(storedRol) ? await rightsOf(storedRol, claims, user?.get('correo')) : null,
          claimedRol: rol,
          username: typeof username === 'string' ? username : null,
          signedInAt: new Date(auth_time * 1000),
        }
      } catch (error) {
        if (error instanceof AppError) throw error
        // The library has one code for a wrong token and for keys of Google's that it could not fetch.
        const isOutage = /Error (fetching|while making request)/.test(String(error))
        throw ENDED.has(codeOf(error)) && !isOutage ? ended() : identityUnavailable(error)
      }
    },

    passwordMatches: createPasswordCheck(apiKey),

    /** @throws email_taken, unavailable */
    async createAccount(uid: string, correo: string, password: string): Promise<void> {
      await ask((auth) => auth.createUser({ uid, email: correo, password }))
    },

    /** Sets the claim and keeps the running sessions. @throws not_found, unavailable */
    grantFirstRol: setClaim,

    /** Sets the claim and ends the running sessions. @throws not_found, unavailable */
    async claimRol(uid: string, rol: Rol): Promise<void> {
      await setClaim(uid, rol)
      await ask((auth) => auth.revokeRefreshTokens(uid))
    },

    /**
     * Sets the e-mail that the account signs in with.
     * @param proven the e-mail that somebody has proved; nobody has proved another one yet
     * @throws email_taken, not_found, unavailable
     */
    async moveMailbox(uid: string, correo: string, proven: string | undefined): Promise<void> {
      const email = correo.toLowerCase()
      // The provider ends the sessions of an account whose e-mail changes.
      if ((await ask((auth) => auth.getUser(uid))).email === email) return
      await ask((auth) => auth.updateUser(uid, { email, emailVerified: email === proven }))
    },

    /** @throws unavailable */
    async statesOf(uids: string[]): Promise<AccountStates> {
      const states: AccountStates = new Map(uids.map((uid) => [uid, { Cuenta: 'sin cuenta' }]))
      const parts = chunks(uids, MAX_PER_CALL).map((part) =>
        ask((auth) => auth.getUsers(part.map((uid) => ({ uid })))),
      )
      for (const { users } of await Promise.all(parts))
        for (const { uid, disabled, email, emailVerified } of users)
          states.set(uid, {
            Cuenta: disabled ? 'inactiva' : 'activa',
            proven: emailVerified ? email : undefined,
          })
      return states
    },

    async verificationCode(correo: string): Promise<string> {
      const link = await ask((auth) => auth.generateEmailVerificationLink(correo))
      const code = new URL(link).searchParams.get('oobCode')
      if (!code) throw new Error('the link carries no code')
      return code
    },

    /** @throws unavailable */
    async unprovenAccounts(createdBefore: Date): Promise<UnprovenAccount[]> {
      const found: UnprovenAccount[] = []
      let pageToken: string | undefined
      do {
        const page = await ask((auth) => auth.listUsers(MAX_PER_PAGE, pageToken))
        for (const { uid, emailVerified, metadata, customClaims } of page.users)
          if (!emailVerified && wasNeverUsed(metadata, createdBefore))
            found.push({ uid, rol: customClaims?.rol })
        pageToken = page.pageToken
      } while (pageToken)
      return found
    },

    /** @returns false if there was no such account @throws unavailable */
    async deleteAccount(uid: string): Promise<boolean> {
      try {
        await (await openAuth()).deleteUser(uid)
        return true
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return false
        throw identityUnavailable(error)
      }
    },
  }
}
