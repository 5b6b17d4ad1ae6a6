import type { Answer, api, Received } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { onStep } from '../../http/on-step.ts'
import type { Origin } from '../../http/origin.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { StoredUser } from './user-record.ts'

/** Nobody's address (RFC 2606): asking about it makes an unknown username cost what a known one costs. */
const NOBODY = 'nadie@naf.invalid'

/** Nobody's record, read for the same reason. */
const NOBODYS_UID = 'nadie'

/**
 * Answers with the account's e-mail, for a username or that e-mail and the right password. Both count as one name.
 * @throws bad_credentials, the same and after the same time for an unknown name and a wrong password;
 * too_many_requests, see `LoginThrottle`
 */
export const login = async (
  deps: Deps,
  throttle: LoginThrottle,
  origin: Origin,
  { username, password }: Received<typeof api.users.login>,
): Promise<Answer<typeof api.users.login>> => {
  const byCorreo = username.includes('@') ? await deps.users.findByCorreo(username) : null
  const find = async () => byCorreo ?? (await deps.users.findByUsername(username))
  const check = () => onStep(() => checkPassword(deps, find, password))
  const { user, isRight } = await throttle.guard(byCorreo?.username ?? username, origin, check)
  if (!user || !isRight)
    throw new AppError('bad_credentials', 'Usuario o contraseña incorrectos.', {
      target: user?.uid,
      isGuess: true,
    })
  return { email: user.correo }
}

const checkPassword = async (
  { users, identity }: Deps,
  find: () => Promise<StoredUser | null>,
  password: string,
) => {
  const user = (await find()) ?? (await users.find(NOBODYS_UID))
  const matches = await identity.passwordMatches(user?.correo ?? NOBODY, password)
  return { user, isRight: user !== null && matches }
}
