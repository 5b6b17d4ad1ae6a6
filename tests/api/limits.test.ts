import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { api, type Endpoint, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aNewcomer,
  call,
  JSON_TYPE,
  type Person,
  type Reply,
  refusal,
  register,
  send,
  tally,
  times,
  under,
  uniqueMail,
} from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, anInscripcion, aSignUp } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { countReads, failReads } from '../support/outage.ts'
import { isAbout, records } from '../support/records.ts'
import { type ApiServer, withApi } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'
import { isCore } from '../tiers.ts'

/** The addresses that Google's front ends write to the right of whatever was sent (docs/decisions/rate-limits.md). */

/** One of Hosting's machines: it calls the function for many people. */
const HOSTING = '104.198.56.253'

/** How a request from this address arrives at the function's own address, with what it made up in front. */
const direct = (client: string, ...madeUp: string[]) => {
  return { 'x-forwarded-for': [...madeUp, client].join(', ') }
}
/** Past Hosting, as if it came through it from the last of `madeUp`. */
const asHosting = (client: string, ...madeUp: string[]) => {
  return { ...direct(client, ...madeUp), 'x-forwarded-host': 'naf.test' }
}
const throughHosting = (client: string, ...madeUp: string[]) => asHosting(HOSTING, ...madeUp, client)

/** How many people's share one caller of the platform has. */
const CALLER_SHARE = 20

type Headers = Record<string, string>

let lastHost = 0
/** An address that no test has used yet. */
const anAddress = () => `198.18.${++lastHost >> 8}.${lastHost & 255}`
const madeUp = (n: number) => `203.0.113.${n}`

const realTime = { date: Date.now.bind(Date), monotonic: performance.now.bind(performance) }

/** Moves the clock that the limits read; timers stay as they are. */
const moveClock = (minutes: number) => {
  const ms = minutes * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: realTime.date() + ms })
  vi.spyOn(performance, 'now').mockImplementation(() => realTime.monotonic() + ms)
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Called = Pick<Endpoint, 'method' | 'path'>

/** A broken form costs next to nothing and counts all the same. */
const sendBroken = (to: Pick<ApiServer, 'url'>, { method, path }: Called, headers: Headers) => {
  const body = method !== 'GET' && { headers: { ...JSON_TYPE, ...headers }, body: '{' }
  return send(to, method, path.replace(/:\w+/g, 'x'), { headers, ...body })
}

const expectToWait = (reply: Reply, above: number, upTo: number) => {
  expect(reply).toMatchObject(refusal(429, 'too_many_requests'))
  const seconds = Number(reply.headers.get('retry-after'))
  expect([seconds > above, seconds <= upTo], `${seconds}`).toEqual([true, true])
}

describe('a form', () => {
  const LIMIT = 3
  const server = withApi({ MAX_FORMS_PER_IP: String(LIMIT), MAX_LISTS_PER_IP: String(LIMIT) })

  const ask = (headers: Headers) => call(server, api.asesorias.create, { input: anAsesoria(), headers })
  const askTimes = async (n: number, headersOf: (n: number) => Headers) =>
    tally(await times(n, (each) => ask(headersOf(each))))

  it('is refused beyond the limit of its address, whatever else is sent, and not stored', async () => {
    const GARBAGE = ['', 'unknown', '1.2.3', '1.2.3.4:80', 'fe80::1%a.b', '999.1.1.1']
    const otherNames = ['x-real-ip', 'x-client-ip', 'true-client-ip', 'fastly-client-ip', 'cf-connecting-ip']
    const named = (n: number) => ({
      ...Object.fromEntries(otherNames.map((name) => [name, madeUp(n)])),
      forwarded: `for=${madeUp(n)}`,
    })
    const ATTACKS: Record<string, (client: string, n: number) => Headers> = {
      'hops through Hosting': (client, n) => throughHosting(client, madeUp(n), madeUp(n + 7)),
      'hops past Hosting': (client, n) => direct(client, madeUp(n), madeUp(n + 7)),
      'other headers': (client, n) => ({ ...throughHosting(client), ...named(n) }),
      'garbage in front': (client, n) => direct(client, GARBAGE[n] ?? '', 'x'.repeat(n)),
      'garbage alone': (_, n) => ({ 'x-forwarded-for': `${GARBAGE[n]}${n}x` }),
      'an address as IPv6': (client, n) => throughHosting(n % 2 ? client : `::ffff:${client}`),
      'an IPv6 /48': (_, n) => throughHosting(`2001:db8:48:${n + 1}::1`),
    }
    for (const [what, headersOf] of Object.entries(ATTACKS)) {
      const client = anAddress()
      const counts = await askTimes(LIMIT + 2, (n) => headersOf(client, n))
      expect.soft(counts, what).toEqual({ 201: LIMIT, 429: 2 })
    }
    expect((await ask(throughHosting('2001:db8:49:1::1'))).status).toBe(201)
    const { token } = await register(server, ROL.EDITOR)
    const stored = LIMIT * Object.keys(ATTACKS).length + 1
    expect((await call(server, api.asesorias.list, { token })).body).toHaveLength(stored)
  })

  it('is accepted again ten minutes later, as the refusal says', async () => {
    const here = throughHosting(anAddress())
    await askTimes(LIMIT, () => here)
    expectToWait(await ask(here), 500, 600)
    moveClock(9)
    expect((await ask(here)).status).toBe(429)
    moveClock(11)
    expect((await ask(here)).status).toBe(201)
  })

  it('sent past Hosting in the name of another person leaves that person her share', async () => {
    const NETWORKS = {
      'an IPv4 /16': (n: number) => `192.0.${n}.1`,
      'an IPv4 /16 as IPv6': (n: number) => `::ffff:198.51.${n}.1`,
      'an IPv6 /32': (n: number) => `2001:db8:${n + 1}::1`,
    }
    for (const [what, strangerIn] of Object.entries(NETWORKS)) {
      const hers = anAddress()
      const counts = await askTimes(LIMIT + 3, (n) => asHosting(strangerIn(n), hers))
      expect.soft(counts, what).toEqual({ 201: LIMIT, 429: 3 })
      expect.soft((await ask(throughHosting(hers))).status, what).toBe(201)
    }
  })

  it('that many addresses send broken, or a list that they read, stays open to others behind the machine', async () => {
    const machine = anAddress()
    const behind = (n: number) => asHosting(machine, madeUp(n % 30))
    const broken = await times(30 * LIMIT, (n) => sendBroken(server, api.asesorias.create, behind(n)))
    expect(tally(broken)).toEqual({ 400: 30 * LIMIT })
    const read = (headers: Headers) => call(server, api.libros.list, { headers })
    expect(tally(await times(30 * LIMIT, (n) => read(behind(n))))).toEqual({ 200: 30 * LIMIT })
    const neighbour = asHosting(machine, anAddress())
    expect([(await ask(neighbour)).status, (await read(neighbour)).status]).toEqual([201, 200])
  })
})

describe('an endpoint', () => {
  const LIMIT = 3
  const limits = { MAX_FORMS_PER_IP: String(LIMIT), MAX_LISTS_PER_IP: String(LIMIT) }
  const documents = { headers: {}, shells: { biblioteca: '', boletines: '' }, appShell: '' }
  const server = withApi(limits, { documents })
  const elsewhere = () => throughHosting(anAddress())

  let editor: Person
  let colleague: Person
  beforeAll(async () => {
    editor = await register(server, ROL.EDITOR)
    colleague = await register(server, ROL.EDITOR)
  })

  it('has a limit by address, and so has a page that the server completes', async () => {
    const pages = [{ path: '/biblioteca/x' }, { path: '/boletines/x' }] as const
    const hosted = { url: server.url.replace(/\/api$/, '') }
    const there = elsewhere()
    const exhaust = async (to: { url: string }, endpoint: Called) => {
      const [name, here] = [`${endpoint.method} ${endpoint.path}`, elsewhere()]
      const replies = await times(LIMIT + 1, () => sendBroken(to, endpoint, here), 1)
      const limited = replies.map(({ status }) => status === 429)
      expect.soft(limited, name).toEqual([...Array(LIMIT).fill(false), true])
      expect.soft(Number(replies.at(-1)?.headers.get('retry-after')), name).toBeGreaterThan(500)
      expect.soft((await sendBroken(to, endpoint, there)).status, name).not.toBe(429)
    }
    for (const { endpoint } of ENDPOINTS) await exhaust(server, endpoint)
    for (const page of pages) await exhaust(hosted, { ...page, method: 'GET' })
  })

  it('that needs an account limits each account, from whatever addresses, before it reads the body', async () => {
    for (const endpoint of [
      api.asesorias.changes,
      api.asesorias.addMessage,
      api.asesorias.changeState,
      api.asesorias.delete,
    ]) {
      const sendAs = ({ token }: Person) =>
        sendBroken(server, endpoint, { ...elsewhere(), authorization: `Bearer ${token}` })
      const replies = await times(LIMIT + 2, () => sendAs(editor))
      const limited = replies.filter(({ status }) => status === 429)
      expect.soft(limited, endpoint.path).toHaveLength(2)
      for (const reply of limited) expectToWait(reply, 500, 600)
      expect.soft((await sendAs(colleague)).status, endpoint.path).not.toBe(429)
    }
  })

  it('stores nothing of a call beyond the limit', async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria(), headers: elsewhere() })
    const params = { id: body.Id as string }
    const note = (n: number) =>
      call(server, api.asesorias.addNote, {
        params,
        input: { Texto: `Nota ${n}` },
        token: editor.token,
        headers: elsewhere(),
      })
    expect(tally(await times(LIMIT + 2, note, 1))).toEqual({ 201: LIMIT, 429: 2 })
    const read = await call(server, api.asesorias.read, {
      params,
      token: colleague.token,
      headers: elsewhere(),
    })
    const notes = JSON.stringify(read.body).match(/Nota \d/g)
    expect([...new Set(notes)].sort()).toEqual(['Nota 0', 'Nota 1', 'Nota 2'])
  })
})

describe('a machine of Hosting, or somebody who makes addresses up,', () => {
  const LIMIT = 5
  const SHARE = LIMIT * CALLER_SHARE
  const server = withApi({ MAX_FORMS_PER_IP: String(LIMIT) })
  /** Stored once, and answered as stored each time. */
  const form = { input: anInscripcion(), headers: under(randomUUID()).headers }
  const store = (headers: Headers) =>
    call(server, api.inscripciones.create, { ...form, headers: { ...form.headers, ...headers } })

  it('has twenty shares of stored forms, and three times as many of addresses with few', async () => {
    const machine = anAddress()
    const behind = (n: number) => asHosting(machine, `192.0.2.${n}`)
    const busy = SHARE / 4
    expect(tally(await times(SHARE, (n) => store(behind(n % busy))))).toEqual({ 201: SHARE })
    expectToWait(await store(behind(0)), 500, 600)
    const others = await times(2 * SHARE, (n) => store(behind(busy + Math.floor(n / 4))))
    expect(tally(others)).toEqual({ 201: 2 * SHARE })
    expect((await store(behind(250))).status).toBe(429)
    expect((await store(asHosting(anAddress(), madeUp(1)))).status).toBe(201)
  })
})

const server = withApi({ MAX_LOGIN_FAILURES: '2' })
/** Does this while passwords are checked by another provider of accounts. */
const withProvider = <T>(host: string, work: () => Promise<T>): Promise<T> => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host)
  return work().finally(() => vi.unstubAllEnvs())
}
/** The same with a provider that knows one password, and answers to a wrong one after `onWrong`. */
const withOwnProvider = async <T>(
  { password, onWrong }: { password?: string; onWrong?: () => Promise<void> },
  work: () => Promise<T>,
): Promise<T> => {
  const provider = createServer(async (request, response) => {
    const isRight = ((await json(request)) as { password: string }).password === password
    if (!isRight) await onWrong?.()
    const answer = isRight ? {} : { error: { message: 'INVALID_LOGIN_CREDENTIALS' } }
    response.writeHead(isRight ? 200 : 400, JSON_TYPE).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  return withProvider(`127.0.0.1:${port}`, work).finally(() => {
    provider.closeAllConnections()
    provider.close()
  })
}
/** Wrong ones for one name from one address; an address has ten times as many over all names. */
const LIMIT = 2
const MANY = 10 * LIMIT

describe('an account', () => {
  it('registers 20 times at most in ten minutes, from however many addresses', async () => {
    const { token, input } = await aNewcomer(server)
    const attempt = (n: number) => {
      const another = { ...input, username: `aula-${n}` }
      return call(server, api.users.register, { input: another, token, headers: throughHosting(anAddress()) })
    }
    expect(tally(await times(23, attempt))).toMatchObject({ 201: 1, 429: 3 })
    moveClock(11)
    expect((await attempt(0)).status).not.toBe(429)
  })
})

describe('the login', () => {
  let person: Person
  let colleague: Person
  beforeAll(async () => {
    person = await register(server)
    colleague = await register(server)
  })

  const attempt = (username: string, password: string, headers: Headers) =>
    call(server, api.users.login, { input: { username, password }, headers })
  const guess = ({ user }: Person, headers: Headers) => attempt(user.Username, 'x', headers)
  /** Guesses that each come from a caller and an address of their own. */
  const guessFromMany = (who: Person, n: number) => times(n, () => guess(who, direct(anAddress())))
  const enter = async ({ user, password }: Person, headers: Headers) =>
    (await attempt(user.Username, password, headers)).status

  /** @returns the seconds that the login took */
  const entersSlowly = async (who: Person, headers: Headers): Promise<number> => {
    const start = performance.now()
    expect(await enter(who, headers)).toBe(200)
    return (performance.now() - start) / 1000
  }
  const SLOWED = 1.99

  it('refuses a person after too many wrong passwords, there and for that name only', async () => {
    const office = throughHosting(anAddress())
    expect(tally(await times(LIMIT, () => guess(person, office)))).toEqual({ 401: LIMIT })
    const { Username } = person.user
    for (const name of [Username, ` ${Username.toUpperCase()} `])
      expectToWait(await attempt(name, person.password, office), 800, 900)
    expect(await enter(colleague, office)).toBe(200)
    expect(await enter(person, throughHosting(anAddress()))).toBe(200)
    moveClock(14)
    expect(await enter(person, office)).toBe(429)
    moveClock(16)
    expect(await enter(person, office)).toBe(200)
  })

  it('tells nobody after wrong passwords which e-mail belongs to a username, and reads nothing then', async () => {
    for (const [name, other] of [
      ['Username', 'Correo'],
      ['Correo', 'Username'],
    ] as const) {
      const here = throughHosting(anAddress())
      const names = [person.user[other], colleague.user[other], `nadie-${other}`]
      await times(LIMIT, () => attempt(person.user[name], 'mala-clave', here))
      const reads = countReads(server.firebase.db)
      const refused = () => attempt(person.user[name], person.password, here)
      expect(await reads(async () => expect((await refused()).status).toBe(429)), name).toBe(0)
      for (const each of names) expect.soft((await attempt(each, 'mala-clave', here)).status, each).toBe(401)
    }
  })

  // It takes a while, so it runs nightly only.
  if (!isCore)
    it('keeps the counts of others while an address that is refused makes 2,600 names up', async () => {
      const [home, stranger] = [throughHosting(anAddress()), throughHosting(anAddress())]
      await times(LIMIT, () => guess(person, home))
      await times(MANY, (n) => attempt(`azar${n}`, 'mala', stranger))
      const refused = await times(2_600, (n) => attempt(`inventado${n}`, 'mala', stranger))
      expect(tally(refused)).toEqual({ 429: 2_600 })
      expect(await enter(person, home)).toBe(429)
    }, 60_000)

  it('counts wrong passwords for the e-mail of an account without a username', async () => {
    const { uid, correo } = await register(server)
    await records(server, 'users').doc(uid).update({ username: '' })
    const here = throughHosting(anAddress())
    expect(tally(await times(3, () => attempt(correo, 'mala-clave', here)))).toEqual({ 401: LIMIT, 429: 1 })
  })

  it('resets its count after a right password', async () => {
    const home = throughHosting(anAddress())
    for (const _ of [1, 2, 3]) {
      expect((await guess(person, home)).status).toBe(401)
      expect(await enter(person, home)).toBe(200)
    }
  })

  it('counts nothing without a password, or while passwords cannot be checked', async () => {
    const home = throughHosting(anAddress())
    const username = person.user.Username
    const passwords = [{}, { password: '' }, { password: 7 }].map((typed) => ({ username, ...typed }))
    for (const body of [...passwords, { username: [username] }]) {
      const options = { headers: { ...JSON_TYPE, ...home }, body: JSON.stringify(body) }
      expect((await send(server, 'POST', '/users/login', options)).status).toBe(400)
    }
    const replies = await withProvider('127.0.0.1:9', () => times(LIMIT + 1, () => guess(person, home), 1))
    expect(tally(replies)).toEqual({ 503: LIMIT + 1 })
    expect(await enter(person, home)).toBe(200)
  })

  it('counts guesses sent at once, whatever hops are made up', async () => {
    for (const arrive of [throughHosting, direct]) {
      const here = anAddress()
      const replies = await times(10, (n) => guess(person, arrive(here, madeUp(n), `10.0.0.${n}`)))
      expect(tally(replies)).toEqual({ 401: LIMIT, 429: 10 - LIMIT })
    }
  })

  it('refuses an address after too many wrong ones over all names, and no other address', async () => {
    const here = throughHosting(anAddress())
    const replies = await times(MANY + 4, (n) => attempt(`azar${n}`, 'mala', here))
    expect(tally(replies)).toEqual({ 401: MANY, 429: 4 })
    expect(await enter(person, here)).toBe(429)
    expect(await enter(person, throughHosting(anAddress()))).toBe(200)
  })

  it('lets nobody lock a person out from past Hosting in her name', async () => {
    const home = anAddress()
    const replies = await times(LIMIT + 2, () => guess(person, asHosting('203.0.113.99', home)))
    expect(tally(replies)).toEqual({ 401: LIMIT, 429: 2 })
    expect(await enter(person, throughHosting(home))).toBe(200)
  })

  it('slows everybody behind a shared caller with too many guesses, and refuses nobody', async () => {
    const machine = anAddress()
    const behindOne = (n: number) => asHosting(machine, `192.0.2.${n % 250}`)
    const replies = await withOwnProvider({}, () =>
      times(MANY * CALLER_SHARE, (n) => attempt(`azar${n}`, 'mala-clave', behindOne(n)), 100),
    )
    expect(tally(replies)).toEqual({ 401: MANY * CALLER_SHARE })
    expect(await entersSlowly(person, behindOne(251))).toBeGreaterThan(SLOWED)
  })

  it('lets the owner of a name that many addresses guess in, two seconds later', async () => {
    expect(tally(await guessFromMany(colleague, MANY))).toEqual({ 401: MANY })
    expect(await entersSlowly(colleague, throughHosting(anAddress()))).toBeGreaterThan(SLOWED)
  })

  // It waits for the longest pause, so it runs nightly only.
  if (!isCore)
    it('lets the owner of a name in within ten seconds and the check, however many guess it', async () => {
      const owner = await register(server)
      await guessFromMany(owner, MANY)
      await guessFromMany(owner, 2 * MANY)
      const seconds = await entersSlowly(owner, throughHosting(anAddress()))
      expect(seconds).toBeGreaterThan(9.99)
      expect(seconds).toBeLessThan(12)
    }, 60_000)

  it('checks two guesses of a name at a time through one caller, whatever hops are made up, and admits the owner', async () => {
    const owner = await register(server)
    const stranger = anAddress()
    const from = (n: number) => asHosting(stranger, madeUp(n))
    const checked: number[] = []
    const refused: number[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const onWrong = vi.fn(() => held)
    await withOwnProvider({ password: owner.password, onWrong }, async () => {
      const guesses = times(30, async (n) => {
        const reply = await guess(owner, from(n))
        if (reply.status === 401) return checked.push(n)
        expectToWait(reply, 0, 5)
        return refused.push(n)
      })
      const counts = () => ({ refused: refused.length, asked: onWrong.mock.calls.length })
      await vi.waitFor(() => expect(counts()).toEqual({ refused: 28, asked: 2 }), { timeout: 10_000 })
      const reads = countReads(server.firebase.db)
      expect(await reads(async () => expect((await guess(owner, from(30))).status).toBe(429))).toBe(0)
      expect((await attempt('otro-nombre', owner.password, from(30))).status).toBe(401)
      const home = throughHosting(anAddress())
      expect(await times(2, () => enter(owner, home))).toEqual([200, 200])
      release()
      await guesses
    })
    expect(checked).toHaveLength(2)
    // Neither a place nor a count is left.
    const again = from(refused[0] ?? 0)
    expect(tally(await times(LIMIT, () => guess(owner, again)))).toEqual({ 401: LIMIT })
  })
})

describe('a form that does not tell whether an e-mail is known', () => {
  const STEP_MS = 500
  const Suscripcion = VERSION_COMUNICACIONES
  let id = ''
  beforeAll(async () => {
    const { token } = await register(server, ROL.EDITOR)
    id = (await call(server, api.capacitaciones.create, { input: aCapacitacion(), token })).body.Id
  })
  const askForLinks = (Correo: string) => call(server, api.seguimiento.sendLinks, { input: { Correo } })
  const askForAdvice = (Correo: string) =>
    call(server, api.asesorias.create, { input: anAsesoria({ Correo, Suscripcion }) })
  const subscribe = (Correo: string) =>
    call(server, api.suscripciones.ask, { input: { Correo, Version: Suscripcion } })
  const signUp = (Correo: string) =>
    call(server, api.capacitaciones.signUp, { params: { id }, input: aSignUp({ Correo }) })

  /** @param repeated what the same form reads within a minute: nothing of the mailbox */
  const FORMS: [what: string, form: (correo: string) => Promise<Reply>, repeated: number][] = [
    ['links', askForLinks, 0],
    ['subscription', subscribe, 0],
    ['sign-up, which reads its training', signUp, 1],
  ]
  const reads = (work: () => Promise<unknown>) => countReads(server.firebase.db)(work)
  const linesLogged = async () => (await records(server, 'log').count().get()).data().count
  /** A mailbox that all forms know, for longer than they remember a form. */
  const aKnownMailbox = async () => {
    const correo = uniqueMail()
    for (const form of [askForAdvice, signUp]) expect((await form(correo)).status).toBe(201)
    moveClock(2)
    return correo
  }

  /** Sends a form three times at once, and expects an answer a step. @returns the answers */
  const burst = async (form: () => Promise<Reply>) => {
    const begun = performance.now()
    const answers = await times(3, async () => ({ ...(await form()), ms: performance.now() - begun }))
    const inOrder = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
    for (const [n, ms] of inOrder.entries()) expect(ms).toBeGreaterThan((n + 1) * STEP_MS - 20)
    return answers
  }

  it.each(FORMS)(
    'answers a burst for a mailbox one a step, known or not, and repeats nothing within a minute: %s',
    async (_, form, repeated) => {
      const known = await aKnownMailbox()
      for (const correo of [known, uniqueMail()]) {
        const first = await form(correo)
        const logged = await linesLogged()
        const again = async () => {
          for (const { status, body } of await burst(() => form(correo)))
            expect([status, body]).toEqual([first.status, first.body])
        }
        expect(await reads(again)).toBe(3 * repeated)
        expect(await linesLogged()).toBe(logged)
      }
      moveClock(4)
      expect(await reads(() => form(known))).toBeGreaterThan(repeated)
    },
  )

  it('answers one a step also within the form for advice, by its box', async () => {
    for (const correo of [await aKnownMailbox(), uniqueMail()])
      for (const { status } of await burst(() => askForAdvice(correo))) expect(status).toBe(201)
  })

  it('does again what failed', async () => {
    const correo = uniqueMail()
    await askForAdvice(correo)
    let isFailing = true
    failReads(server.firebase.db, (asked) => isFailing && isAbout('requests', asked))
    expect((await askForLinks(correo)).status).toBe(500)
    isFailing = false
    expect((await askForLinks(correo)).status).toBe(202)
    const mails = (await server.mailsTo(correo)).map(({ subject }) => subject)
    expect(mails).toContain('El enlace de tu solicitud - NAF ESPE')
  })

  it('is refused beyond eight at once for a mailbox, without delaying another one or closing the first', async () => {
    const correo = uniqueMail()
    let answered = 0
    const sent = times(12, async () => {
      const reply = await askForLinks(correo)
      if (reply.status === 202) answered += 1
      return reply
    })
    expect((await askForLinks(uniqueMail())).status).toBe(202)
    expect(answered).toBeLessThan(8)
    const replies = await sent
    expect(tally(replies)).toEqual({ 202: 8, 503: 4 })
    expect(replies.find(({ status }) => status === 503)).toMatchObject(refusal(503, 'unavailable'))
    expect((await askForLinks(correo)).status).toBe(202)
  })
})

describe('the right link or code', () => {
  const { ask } = trackedRequests(server)

  it('opens from an address that sent many wrong ones, which changed nothing', async () => {
    const { id, Enlace } = await ask()
    const here = throughHosting(anAddress())
    const openFrom = (link: string) =>
      call(server, api.seguimiento.open, { input: { Enlace: link }, headers: here })
    const before = await openFrom(Enlace)
    const wrong = await times(110, (n) => openFrom(`${id}.${String(n).padStart(22, 'x')}`))
    const codes = await times(110, () =>
      call(server, api.verificar.read, { params: { codigo: 'NAF-3333-3333-3333' }, headers: here }),
    )
    expect(tally([...wrong, ...codes])).toEqual({ 404: 220 })
    expect((await openFrom(Enlace)).body).toEqual(before.body)
  })
})

describe('the real portal', () => {
  /** `startApi` lifts the limits for the other tests. */
  const portal = withApi({
    MAX_LOGIN_FAILURES: undefined,
    MAX_FORMS_PER_IP: undefined,
    MAX_LISTS_PER_IP: undefined,
  })

  it('signs a class of 40 behind one address up for one training', async () => {
    const here = throughHosting(anAddress())
    const { token } = await register(portal, ROL.EDITOR)
    const { body } = await call(portal, api.capacitaciones.create, { input: aCapacitacion(), token })
    const params = { id: body.Id as string }
    const replies = await times(40, () =>
      call(portal, api.capacitaciones.signUp, {
        params,
        input: aSignUp({ Correo: uniqueMail() }),
        headers: here,
      }),
    )
    expect(tally(replies)).toEqual({ 201: 40 })
  })

  it('takes 300 steps of each kind from an editor who works through the queue', async () => {
    const { token } = await register(portal, ROL.EDITOR)
    const step = (n: number) => {
      const headers = { ...throughHosting(madeUp(n % 250)), authorization: `Bearer ${token}` }
      return sendBroken(portal, api.asesorias.changeState, headers)
    }
    expect(tally(await times(300, step))).toEqual({ 400: 300 })
  })

  it('takes 200 forms of each kind, 600 reads of each list and 10 wrong passwords of an address', async () => {
    const here = throughHosting(anAddress())
    const forms = await times(201, () => sendBroken(portal, api.users.register, here))
    expect(tally(forms)).toEqual({ 400: 200, 429: 1 })
    const reads = await times(601, () => call(portal, api.libros.list, { headers: here }))
    expect(tally(reads)).toEqual({ 200: 600, 429: 1 })
    const logins = await times(
      11,
      () =>
        call(portal, api.users.login, {
          input: { username: 'nadie', password: 'mala-clave' },
          headers: here,
        }),
      2,
    )
    expect(tally(logins)).toEqual({ 401: 10, 429: 1 })
  })
})
