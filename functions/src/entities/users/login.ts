import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, api, Received } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Origin } from '../../http/origin.ts'
import type { LoginBrake } from './login-brake.ts'
import type { StoredUser } from './users.repository.ts'

/** Nobody's address (RFC 2606): asking about it makes an unknown username cost what a known one costs. */
const NOBODY = 'nadie@naf.invalid'

/** Nobody's record, read for the same reason. */
const NOBODYS_UID = 'nadie'

/**
 * Refusals leave at whole steps after their arrival. Both reads and the check of a password, known or not, fit into the
 * first one, so that none of them shows in the time.
 */
const STEP_MS = 500

/**
 * Gives the e-mail of a username away only to who knows the password.
 * @throws bad_credentials, the same and after the same time for an unknown username and a wrong password;
 * too_many_requests, see `LoginBrake`
 */
export const login = async (
  deps: Deps,
  brake: LoginBrake,
  origin: Origin,
  { username, password }: Received<typeof api.users.login>,
): Promise<Answer<typeof api.users.login>> => {
  const attempt: Attempt = { username, password }
  const user = await brake.guard(username, origin, () => onStep(() => whoseIs(deps, attempt)))
  if (!user)
    throw new AppError('bad_credentials', 'Usuario o contraseña incorrectos.', { target: attempt.known })
  return { email: user.correo }
}

interface Attempt extends Received<typeof api.users.login> {
  /** Whose username it is, for the log. */
  known?: string
}

const whoseIs = async ({ users, identity }: Deps, attempt: Attempt): Promise<StoredUser | null> => {
  const user = (await users.findByUsername(attempt.username)) ?? (await users.find(NOBODYS_UID))
  if (user) attempt.known = user.uid
  const matches = await identity.passwordMatches(user?.correo ?? NOBODY, attempt.password)
  return matches ? user : null
}

/** Holds everything but a success back until the next whole step since its beginning. */
const onStep = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
  const start = performance.now()
  let outcome: T | null = null
  try {
    outcome = await work()
    return outcome
  } finally {
    if (outcome === null) await wait(STEP_MS - ((performance.now() - start) % STEP_MS))
  }
}
