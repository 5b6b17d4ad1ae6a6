import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  call,
  JSON_TYPE,
  type Person,
  type Reply,
  refusal,
  register,
  send,
  tally,
  times,
  uniqueMail,
} from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, aSignUp } from '../support/builders.ts'
import { signIn } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import {
  anAddress,
  asHosting,
  CALLER_SHARE,
  direct,
  expectToWait,
  type Headers,
  madeUp,
  throughHosting,
  withClock,
} from '../support/origins.ts'
import { countReads, failReads } from '../support/outage.ts'
import { isAbout, records } from '../support/records.ts'
import { type ApiServer, withApi } from '../support/server.ts'

/** What nobody finds out by trying: passwords, and which e-mails are known. */

const moveClock = withClock()

const server = withApi({ MAX_LOGIN_FAILURES: '2', ANSWER_STEP_MS: undefined })
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
/** Answers that tell nothing come in whole steps. */
const STEP_MS = 500
/** Wrong ones for one name from one address; an address has ten times as many over all names. */
const LIMIT = 2
const MANY = 10 * LIMIT

describe('the login', () => {
  let person: Person
  let colleague: Person
  beforeAll(async () => {
    person = await register(server)
    colleague = await register(server)
  })

  /** It takes one wrong password for a name from an address, and ten over all names. */
  const strict = withApi({ MAX_LOGIN_FAILURES: '1' })
  const attempt = (username: string, password: string, headers: Headers, at: ApiServer = server) =>
    call(at, api.users.login, { input: { username, password }, headers })
  const guess = ({ user }: Person, headers: Headers) => attempt(user.Username, 'x', headers)
  /** Guesses that each come from a caller and an address of their own. */
  const guessFromMany = (who: Person, n: number) => times(n, () => guess(who, direct(anAddress())))
  const enter = async ({ user, password }: Person, headers: Headers, at?: ApiServer) =>
    (await attempt(user.Username, password, headers, at)).status

  /** @returns the seconds that the login took */
  const entersSlowly = async (who: Person, headers: Headers, at?: ApiServer): Promise<number> => {
    const start = performance.now()
    expect(await enter(who, headers, at)).toBe(200)
    return (performance.now() - start) / 1000
  }
  const SLOWED = 1.99

  it('answers a wrong password half a second later, whether the name is known or not', async () => {
    const names = [person.user.Username, person.correo, 'nadie', 'nadie@example.com', '..']
    await times(names.length, async (n) => {
      const start = performance.now()
      expect((await attempt(names[n] ?? '', 'mala-clave', direct(anAddress()))).status).toBe(401)
      expect.soft(performance.now() - start, names[n]).toBeGreaterThan(STEP_MS - 20)
    })
  })

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
  nightly(
    'keeps the counts of others while an address that is refused makes 2,600 names up',
    async () => {
      const [home, stranger] = [throughHosting(anAddress()), throughHosting(anAddress())]
      await times(LIMIT, () => guess(person, home))
      await times(MANY, (n) => attempt(`azar${n}`, 'mala', stranger))
      const refused = await times(2_600, (n) => attempt(`inventado${n}`, 'mala', stranger))
      expect(tally(refused)).toEqual({ 429: 2_600 })
      expect(await enter(person, home)).toBe(429)
    },
    60_000,
  )

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

  // It takes 200 guesses, so it runs nightly only.
  nightly('slows everybody behind a shared caller with too many guesses, and refuses nobody', async () => {
    const machine = anAddress()
    const behindOne = (n: number) => asHosting(machine, `192.0.2.${n}`)
    const guesses = 10 * CALLER_SHARE
    const replies = await withOwnProvider({}, () =>
      times(guesses, (n) => attempt(`azar${n}`, 'mala-clave', behindOne(n), strict), 100),
    )
    expect(tally(replies)).toEqual({ 401: guesses })
    expect(await entersSlowly(await register(strict), behindOne(251), strict)).toBeGreaterThan(SLOWED)
  })

  nightly('lets the owner of a name that many addresses guess in, two seconds later', async () => {
    expect(tally(await guessFromMany(colleague, MANY))).toEqual({ 401: MANY })
    expect(await entersSlowly(colleague, throughHosting(anAddress()))).toBeGreaterThan(SLOWED)
  })

  // It waits for the longest pause, so it runs nightly only.
  nightly(
    'lets the owner of a name in within ten seconds and the check, however many guess it',
    async () => {
      const owner = await register(server)
      await guessFromMany(owner, MANY)
      await guessFromMany(owner, 2 * MANY)
      const seconds = await entersSlowly(owner, throughHosting(anAddress()))
      expect(seconds).toBeGreaterThan(9.99)
      expect(seconds).toBeLessThan(12)
    },
    60_000,
  )

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

  const FORMS = [askForLinks, subscribe, signUp]
  const reads = (work: () => Promise<unknown>) => countReads(server.firebase.db)(work)
  const linesLogged = async () => (await records(server, 'log').count().get()).data().count
  /** Mailboxes that all forms know, for longer than they remember a form. */
  const knownMailboxes = async (count: number) => {
    const all = Array.from({ length: count }, () => uniqueMail())
    for (const form of [askForAdvice, signUp])
      expect(tally(await Promise.all(all.map(form)))).toEqual({ 201: count })
    moveClock(2)
    return all
  }

  /** Sends a form three times at once, and expects an answer a step. @returns the answers */
  const burst = async (form: () => Promise<Reply>) => {
    const begun = performance.now()
    const answers = await times(3, async () => ({ ...(await form()), ms: performance.now() - begun }))
    const inOrder = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
    for (const [n, ms] of inOrder.entries()) expect(ms).toBeGreaterThan((n + 1) * STEP_MS - 20)
    return answers
  }

  nightly(
    'answers a burst for a mailbox one a step, known or not, and repeats nothing within a minute',
    async () => {
      const known = await knownMailboxes(FORMS.length)
      const pairs = FORMS.map((form, n) => [known[n] ?? '', uniqueMail()].map((correo) => () => form(correo)))
      const first = await Promise.all(pairs.flat().map((form) => form()))
      const told = first.map(({ status, body }) => ({ status, body }))
      for (const n of FORMS.keys()) expect(told[2 * n]).toEqual(told[2 * n + 1])
      const logged = await linesLogged()
      const again = async () => {
        const bursts = await Promise.all(pairs.flat().map(burst))
        for (const [n, answers] of bursts.entries())
          for (const answer of answers) expect(answer).toMatchObject(told[n] as object)
      }
      // Each repeated sign-up reads its training, and no form reads anything of the mailbox.
      expect(await reads(again)).toBe(2 * 3)
      expect(await linesLogged()).toBe(logged)
      moveClock(4)
      for (const [n, form] of FORMS.entries())
        expect(await reads(() => form(known[n] ?? ''))).toBeGreaterThan(form === signUp ? 1 : 0)
    },
  )

  it('answers one a step also within the form for advice, by its box', async () => {
    const mailboxes = [...(await knownMailboxes(1)), uniqueMail()]
    const bursts = await Promise.all(mailboxes.map((correo) => burst(() => askForAdvice(correo))))
    expect(tally(bursts.flat())).toEqual({ 201: 6 })
  })

  nightly(
    'has the wrong links of its record refused half a second later, as those of no record',
    async () => {
      const correo = uniqueMail()
      await Promise.all([subscribe(correo), signUp(correo)])
      const secret = 'x'.repeat(22)
      for (const [kept, endpoint] of [
        ['readers', api.suscripciones.open],
        ['signUps', api.capacitaciones.open],
      ] as const) {
        const { docs } = await records(server, kept).where('correo', '==', correo).get()
        const known = docs[0]?.id ?? ''
        for (const record of [known, 'n'.repeat(known.length)]) {
          const begun = performance.now()
          const reply = await call(server, endpoint, { input: { Enlace: `${record}.${secret}` } })
          expect.soft(reply).toMatchObject(refusal(404, 'not_found'))
          expect.soft(performance.now() - begun, `${kept} ${record}`).toBeGreaterThan(STEP_MS - 20)
        }
      }
    },
  )

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

  nightly(
    'is refused beyond eight at once for a mailbox, without delaying another one or closing the first',
    async () => {
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
    },
  )

  nightly('holds nobody back who proves the mailbox', async () => {
    const { uid, correo } = await register(server)
    await server.firebase.auth.updateUser(uid, { emailVerified: true })
    const { token } = await signIn(correo)
    const waiting = times(12, () => signUp(correo))
    const proven = { params: { id }, input: aSignUp({ Correo: correo }), token }
    expect((await call(server, api.capacitaciones.signUp, proven)).body.Estado).toBe('inscrito')
    await waiting
  })
})
