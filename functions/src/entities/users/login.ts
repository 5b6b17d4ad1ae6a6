import type { Answer, api, Received } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'

/** Nobody's address (RFC 2606): asking about it makes an unknown username cost what a known one costs. */
const NOBODY = 'nadie@naf.invalid'

/**
 * Gives the e-mail of a username away only to who knows the password.
 * @throws bad_credentials, the same for an unknown username and a wrong password
 */
export const login = async (
  { users, identity }: Deps,
  { username, password }: Received<typeof api.users.login>,
): Promise<Answer<typeof api.users.login>> => {
  const user = await users.findByUsername(username)
  const matches = await identity.passwordMatches(user?.correo ?? NOBODY, password)
  if (!user || !matches)
    throw new AppError('bad_credentials', 'Usuario o contraseña incorrectos.', { target: user?.uid })
  return { email: user.correo }
}
