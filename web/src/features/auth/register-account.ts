import type { api, Sent } from '@naf/contract'
import { ApiError } from '../../api/client.ts'
import { identityErrorCode, isOffline, isWrongPassword } from '../../api/identity.ts'
import { NetworkError, NO_CONNECTION } from '../../api/transport.ts'
import { MENSAJES_REGISTRARSE as TEXTO } from './messages.ts'

type Registration = Sent<typeof api.users.register>
type WithoutUid<T> = T extends unknown ? Omit<T, 'uid'> : never

/** What the registration does outside itself. */
export interface RegistrationSteps {
  createAccount: (correo: string, password: string) => Promise<string>
  signIn: (correo: string, password: string) => Promise<string>
  deleteAccount: () => Promise<void>
  saveRecord: (input: Registration) => Promise<unknown>
  /** The token must carry the new role before the session asks for anything. */
  refreshToken: () => Promise<unknown>
}

/** Why there is no new user, in words for the person; `field` where one field is to blame. */
export class RegistrationError extends Error {
  readonly field: 'correo' | 'username' | null
  constructor(message: string, field: 'correo' | 'username' | null = null) {
    super(message)
    this.field = field
  }
}

/**
 * An account at the identity provider first, then the portal's record under its uid. The two can part: a browser that
 * dies in between leaves an account without a record, and the same e-mail and password then complete it.
 * @throws {RegistrationError}
 */
export const registerAccount = async (
  form: WithoutUid<Registration>,
  steps: RegistrationSteps,
): Promise<void> => {
  const account = await openAccount(form.correo, form.password, steps).catch((error: unknown) => {
    throw explain(error)
  })
  try {
    await steps.saveRecord({ ...form, uid: account.uid })
  } catch (error) {
    if (account.isNew && isRefusal(error)) await steps.deleteAccount().catch(() => {})
    throw explain(error)
  }
  await steps.refreshToken().catch(() => {})
}

/** A new account, or the one this e-mail and password already open. */
const openAccount = async (
  correo: string,
  password: string,
  { createAccount, signIn }: RegistrationSteps,
): Promise<{ uid: string; isNew: boolean }> => {
  try {
    return { uid: await createAccount(correo, password), isNew: true }
  } catch (error) {
    if (identityErrorCode(error) !== 'auth/email-already-in-use') throw error
  }
  try {
    return { uid: await signIn(correo, password), isNew: false }
  } catch (error) {
    throw isWrongPassword(error) ? new RegistrationError(TEXTO.correoTaken, 'correo') : error
  }
}

/**
 * Only a plain no tells that there is no record. After a failure of the server, or without any answer, there may
 * be one; deleting its account would lock the person out, and sending again completes the registration.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && error.code !== 'account_exists' && error.status < 500

const explain = (error: unknown): RegistrationError => {
  if (error instanceof RegistrationError) return error
  if (error instanceof NetworkError || isOffline(error)) return new RegistrationError(NO_CONNECTION)
  if (!(error instanceof ApiError)) return new RegistrationError(TEXTO.unexpected)
  if (error.code === null) return new RegistrationError(TEXTO.saveFailed)
  if (error.code === 'username_taken') return new RegistrationError(error.message, 'username')
  if (error.code === 'account_exists' || error.code === 'email_taken')
    return new RegistrationError(error.message, 'correo')
  return new RegistrationError(error.message)
}
