import { api } from '@naf/contract'
import { ApiError, call } from '../../lib/api-client.ts'
import { resetPassword, signIn } from '../../lib/identity.ts'

/** The account has no user record: somebody began to register with that e-mail and did not end it. */
export class IncompleteAccountError extends Error {}

/**
 * Whoever reads the mailbox gets the account: saves the new password, signs in and learns the username.
 * @throws {IncompleteAccountError} once the password is saved
 */
export const resetAndEnter = async (code: string, correo: string, password: string): Promise<string> => {
  await resetPassword(code, password)
  const uid = await signIn(correo, password)
  try {
    return (await call(api.users.read, { params: { uid } })).Username
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      throw new IncompleteAccountError()
    throw error
  }
}
