import { type Answer, type api, isCorreo, isUsername, type Received } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type GuessThrottle, type Origin, padTime } from '../http/throttle.ts'
import type { StoredUser } from './record.ts'

/** Nobody's address (RFC 2606) and record: an unknown username costs the same reads and the same check. */
const NOBODY = 'nadie@naf.invalid'
const NOBODYS_UID = 'nadie'

/** The name under which guesses count; a text that is neither a username nor an e-mail is not kept. */
const namesOf = (typed: string): string[] => {
  const name = typed.toLowerCase()
  return isUsername(name) || isCorreo(name) ? [name] : []
}

/**
 * Answers with the account's e-mail for a username, or that e-mail, and the right password.
 * @throws bad_credentials, the same after the same time for an unknown name and a wrong password; too_many_requests
 */
export const login = async (
  { users, identity }: Deps,
  throttle: GuessThrottle,
  origin: Origin,
  { username, password }: Received<typeof api.users.login>,
): Promise<Answer<typeof api.users.login>> => {
  // The e-mail and the username of one account count as one name.
  const byCorreo = username.includes('@') ? await users.findByCorreo(username) : null

  const check = async (): Promise<{ user: StoredUser | null; isRight: boolean }> => {
    const known = byCorreo ?? (await users.findByUsername(username))
    const user = known ?? (await users.find(NOBODYS_UID))
    const matches = await identity.passwordMatches(user?.correo ?? NOBODY, password)
    return { user, isRight: user !== null && matches }
  }

  const names = namesOf(byCorreo?.username ?? username)
  const { user, isRight } = await throttle.guard(names, origin, () => padTime(check))
  if (!user || !isRight)
    throw new AppError('bad_credentials', 'Usuario o contraseña incorrectos.', {
      target: user?.uid,
      isGuess: true,
    })
  return { email: user.correo }
}
