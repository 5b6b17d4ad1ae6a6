import { api } from '@naf/contract'
import { call } from '../../api/client.ts'
import { resetPassword, signIn } from '../../api/identity.ts'

/**
 * Whoever reads the mailbox gets the account: saves the new password, signs in and learns the username.
 * @throws what `isOrphan` tells, once the password is saved: somebody began to register with that e-mail and did not end it
 */
export const resetAndEnter = async (code: string, correo: string, password: string): Promise<string> => {
  await resetPassword(code, password)
  const uid = await signIn(correo, password)
  return (await call(api.users.read, { params: { uid } })).Username
}
