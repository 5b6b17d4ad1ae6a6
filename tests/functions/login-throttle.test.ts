import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { createLoginThrottle } from '../../functions/src/entities/users/login-throttle.ts'
import { unavailable } from '../../functions/src/platform/deadline.ts'
import { call, JSON_TYPE, type Person, register, send, uniqueName } from '../support/api-as.ts'
import { tally, times } from '../support/at-once.ts'
import { direct, PRODUCTION_LIMITS, throughHosting } from '../support/platform.ts'
import { withApi } from '../support/server.ts'

/** Wrong passwords for one username from one address in a quarter of an hour. */
const LIMIT = 10

let identityIsDown = false

const server = withApi(PRODUCTION_LIMITS, ({ identity }) => ({
  identity: {
    ...identity,
    passwordMatches: async (correo, password) => {
      if (identityIsDown) throw unavailable('El servicio de cuentas no responde.')
      return identity.passwordMatches(correo, password)
    },
  },
}))

type Headers = Record<string, string>

const attempt = (username: string, password: string, headers: Headers) =>
  call(server, api.users.login, { input: { username, password }, headers })

const guess = (person: Person, headers: Headers) => attempt(person.user.Username, 'mala-clave', headers)
const enter = async (person: Person, headers: Headers) =>
  (await attempt(person.user.Username, person.password, headers)).status

let lastHost = 0
/** An address that nobody has used yet. */
const anAddress = () => {
  lastHost += 1
  return `198.18.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`
}

describe('a person who does not get the password right', () => {
  it('is refused after ten, from that address and for that username only', async () => {
    const [person, colleague] = [await register(server), await register(server)]
    const office = throughHosting(anAddress())
    expect(tally(await times(LIMIT, () => guess(person, office)))).toEqual({ 401: LIMIT })
    const refused = await attempt(` ${person.user.Username.toUpperCase()} `, person.password, office)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    expect(await enter(colleague, office)).toBe(200)
    expect(await enter(person, throughHosting(anAddress()))).toBe(200)
  })

  it('is refused after ten of username and e-mail together', async () => {
    const person = await register(server)
    const home = throughHosting(anAddress())
    const names = Array.from({ length: LIMIT }, (_, i) => (i % 2 ? person.user.Correo : person.user.Username))
    for (const name of names) expect((await attempt(name, 'mala-clave', home)).status).toBe(401)
    for (const name of [person.user.Correo, person.user.Username])
      expect((await attempt(name, person.password, home)).status).toBe(429)
  })

  it('begins anew once it was right', async () => {
    const person = await register(server)
    const home = throughHosting(anAddress())
    for (const _ of [1, 2]) {
      expect(tally(await times(LIMIT - 1, () => guess(person, home)))).toEqual({ 401: LIMIT - 1 })
      expect(await enter(person, home)).toBe(200)
    }
  })
})

describe('a stranger who wants to lock a person out', () => {
  it('does not by bodies without a password, or that are no login at all', async () => {
    const person = await register(server)
    const home = throughHosting(anAddress())
    const username = person.user.Username
    const bodies = [
      { username },
      { username, password: '' },
      { username, password: 7 },
      { username: [username] },
    ]
    const replies = await times(40, (n) =>
      send(server, 'POST', '/users/login', {
        headers: { ...JSON_TYPE, ...home },
        body: JSON.stringify(bodies[n % bodies.length]),
      }),
    )
    expect(tally(replies)).toEqual({ 400: 40 })
    expect(await enter(person, home)).toBe(200)
  })

  it('does not while the identity service is down', async () => {
    const person = await register(server)
    const home = throughHosting(anAddress())
    identityIsDown = true
    const replies = await times(LIMIT, () => guess(person, home))
    identityIsDown = false
    expect(tally(replies)).toEqual({ 503: LIMIT })
    expect(await enter(person, home)).toBe(200)
  })

  it('does not in that person’s own name, past Hosting', async () => {
    const person = await register(server)
    const home = anAddress()
    const pretend = { 'x-forwarded-host': 'naf.test', ...direct('203.0.113.99', home) }
    expect(tally(await times(LIMIT + 5, () => guess(person, pretend)))).toEqual({ 401: LIMIT, 429: 5 })
    expect(await enter(person, throughHosting(home))).toBe(200)
  })

  it('does not from thirty addresses: its owner gets in, a little later', async () => {
    const person = await register(server)
    const strangers = Array.from({ length: 30 }, anAddress)
    const from = (n: number) => throughHosting(strangers[n % strangers.length] ?? '')
    const replies = await times(120, (n) => guess(person, from(n)))
    expect(tally(replies)).toEqual({ 401: 120 })
    const start = performance.now()
    expect(await enter(person, throughHosting(anAddress()))).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(2_000)
    expect(performance.now() - start).toBeLessThan(10_000)
  }, 60_000)
})

describe('a stranger who guesses', () => {
  it('gets ten guesses out of forty sent at once, whatever hops are made up', async () => {
    const person = await register(server)
    for (const arrive of [throughHosting, direct]) {
      const here = anAddress()
      const replies = await times(40, (n) => guess(person, arrive(here, `203.0.113.${n}`, `10.0.0.${n}`)))
      expect(tally(replies)).toEqual({ 401: LIMIT, 429: 40 - LIMIT })
    }
  })

  it('gets a hundred over all usernames and what is none, and hinders no other address', async () => {
    const person = await register(server)
    const here = throughHosting(anAddress())
    const replies = await times(120, (n) =>
      attempt(n % 2 ? uniqueName('azar') : `ñ ${n}`, 'mala-clave', here),
    )
    expect(tally(replies)).toEqual({ 401: 100, 429: 20 })
    expect(await enter(person, here)).toBe(429)
    expect(await enter(person, throughHosting(anAddress()))).toBe(200)
  })

  it('is not who sits in a class where everybody errs twice and then gets in', async () => {
    const room = throughHosting(anAddress())
    const people = await times(12, () => register(server))
    await times(24, (n) => guess(people[n % people.length] as Person, room))
    expect(await Promise.all(people.map((person) => enter(person, room)))).toEqual(people.map(() => 200))
  })
})

describe('the memory of the throttle', () => {
  const collect = (() => {
    setFlagsFromString('--expose-gc')
    return runInNewContext('gc') as () => void
  })()
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed / 1_000_000
  }
  const wrong = async () => ({ isRight: false })

  it.each([
    ['100,000 made-up usernames', 100_000, (n: number) => `inventado-${n}`, () => '198.18.200.1'],
    [
      '100,000 made-up addresses',
      100_000,
      () => 'persona',
      (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ],
    ['100 texts of a megabyte', 100, (n: number) => `${n}`.repeat(500_000), () => '198.18.200.2'],
  ] as const)('stays small after %s', async (_, tries, username, address) => {
    const throttle = createLoginThrottle(1_000_000)
    const before = heap()
    for (let n = 0; n < tries; n++) {
      const client = address(n)
      await throttle.guard(username(n), { client, caller: client }, wrong)
    }
    const grown = heap() - before
    expect(grown).toBeLessThan(8)
    // The throttle is still in use, and was not collected with what it holds.
    expect(await throttle.guard('otra', { client: 'a', caller: 'a' }, wrong)).toEqual({ isRight: false })
  })
})
