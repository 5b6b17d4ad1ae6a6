import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type api, isCorreo, isUsername, type Received } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { AppError, inTime } from '../errors.ts'
import { CALLER_SHARE, createCounter, type Origin, tooManyUntil } from '../http/throttle.ts'
import { joinReaders } from './accounts.ts'

/** The login's look-up, and what slows guesses of passwords (docs/decisions/login.md). */

const GUESS_WINDOW_MS = 15 * 60_000

/** How many times more wrong guesses an address may make over all names, and a name may get from all addresses. */
const MANY = 10

/** How many checks of one name run at once through one caller: a doubled click, or two people of a household. */
const PLACES = 2

/** The time of a check after its pause, so that a silent service frees the place. */
const CHECK_MS = 10_000

const PAUSE_S = 2

/** Two seconds at the limit of a name, and one more for each further tenth of it, ten at most. */
const pauseOf = (hits: number, limit: number): number =>
  hits < limit ? 0 : Math.min(10, PAUSE_S + Math.floor((hits - limit) / (limit / 10)))

const BUSY = 'Hay varios intentos con este usuario a la vez. Espera unos segundos e inténtalo de nuevo.'

/** Typed texts that can be no account's share one name, because they are not kept. */
const nameOf = (typed: string): string => (isUsername(typed) || isCorreo(typed) ? typed.toLowerCase() : '')

const isWrong = (error: unknown): boolean => error instanceof AppError && error.code === 'bad_credentials'

/**
 * Slows guesses. An address that guesses is refused. Guesses from many addresses, or through a shared caller such as
 * Hosting, are answered later: a refusal would lock out others. Of one name two at a time are checked through one caller.
 * @param maxFailures wrong guesses for one name from one address in fifteen minutes
 */
const createGuessThrottle = (maxFailures: number) => {
  const counter = createCounter(GUESS_WINDOW_MS)
  const many = maxFailures * MANY
  /** The checks under way, by name and caller. */
  const underWay = new Map<string, number>()

  const assertBelow = (key: string, limit: number): void => {
    const { hits, until } = counter.read(key)
    if (hits >= limit) throw tooManyUntil(until)
  }

  /**
   * Runs `check`. It counts as a wrong guess if it throws bad_credentials.
   * @throws too_many_requests after too many wrong guesses from this address, or while two of this name are checked;
   * what `check` throws
   */
  return async <T>(name: string, { client, caller }: Origin, check: () => Promise<T>): Promise<T> => {
    const keys = {
      pair: `pair ${name} ${client}`,
      client: `client ${client}`,
      name: `name ${name}`,
      caller: `caller ${caller}`,
    }
    // A refused guess leaves no count behind, which could push out another one.
    assertBelow(keys.pair, maxFailures)
    assertBelow(keys.client, many)
    const place = `${name} ${caller}`
    const taken = underWay.get(place) ?? 0
    if (taken >= PLACES) throw new AppError('too_many_requests', BUSY, { retryAfter: PAUSE_S })
    // A longer pause for all names of a caller would fill the instances with checks that wait.
    const isCallerBusy = counter.read(keys.caller).hits >= many * CALLER_SHARE
    const pause = Math.max(pauseOf(counter.read(keys.name).hits, many), isCallerBusy ? PAUSE_S : 0)

    underWay.set(place, taken + 1)
    // Counted before the check, so that a hundred guesses at once are a hundred.
    for (const key of Object.values(keys)) counter.hit(key)
    const takeBack = () => {
      for (const key of Object.values(keys)) counter.takeBack(key)
    }
    try {
      await wait(pause * 1000)
      const right = await inTime(check(), CHECK_MS)
      takeBack()
      counter.reset(keys.pair)
      return right
    } catch (error) {
      if (!isWrong(error)) takeBack()
      throw error
    } finally {
      const left = (underWay.get(place) ?? 0) - 1
      if (left > 0) underWay.set(place, left)
      else underWay.delete(place)
    }
  }
}

/** Nobody's address (RFC 2606) and record: an unknown name costs the same reads and the same check. */
const NOBODY = 'nadie@naf.invalid'
const NOBODYS_UID = 'nadie'

/** @throws bad_credentials, the same after the same time for an unknown name and a wrong password; too_many_requests */
export const createLogin = (deps: Deps) => {
  const { users, identity, config, padRefusal } = deps
  const guard = createGuessThrottle(config.MAX_LOGIN_FAILURES)

  return async (
    origin: Origin,
    { username, password }: Received<typeof api.users.login>,
  ): Promise<Answer<typeof api.users.login>> => {
    const check = async () => {
      // Usernames have no at sign.
      const find = username.includes('@') ? users.findByCorreo : users.findByUsername
      const user = (await find(username)) ?? (await users.find(NOBODYS_UID))
      const matches = await identity.passwordMatches(user?.correo ?? NOBODY, password)
      if (user && matches) return user
      throw new AppError('bad_credentials', 'Usuario o contraseña incorrectos.', {
        target: user?.id,
        isGuess: true,
      })
    }
    // Username and e-mail of one account count apart: a common limit would tell which belong together.
    const user = await guard(nameOf(username), origin, () => padRefusal(check))
    await joinReaders(deps, user)
    return { email: user.correo }
  }
}
