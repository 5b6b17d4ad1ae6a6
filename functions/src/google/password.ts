import { serviceFailed, tooManyRequests } from '../errors.ts'

/** The check of a password by the identity provider. */

/** Less than the time of a login, so that it can say which service is silent. */
const PASSWORD_CHECK_MS = 8000

export const identityUnavailable = (cause: unknown) =>
  serviceFailed('identity', 'El servicio de cuentas no responde. Inténtalo de nuevo en unos minutos.', cause)

const WRONG_CREDENTIALS = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'USER_DISABLED',
])

/** The provider does not say for how long it refuses. */
const PROVIDER_RETRY_AFTER_S = 300

/** https://firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password */
const passwordUrl = (apiKey: string): string => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const host = emulator ? `http://${emulator}/` : 'https://'
  return `${host}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
}

/**
 * Asks the provider, the only one that knows passwords.
 * @throws too_many_requests if the provider refuses to check; unavailable if it does not answer
 */
export const createPasswordCheck =
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
    const reason = (body as { error?: { message?: string } } | null)?.error?.message?.split(' ')[0] ?? ''
    if (WRONG_CREDENTIALS.has(reason)) return false
    if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw tooManyRequests(PROVIDER_RETRY_AFTER_S)
    throw identityUnavailable({ code: response.status, message: reason })
  }
