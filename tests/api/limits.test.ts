import { api, type Endpoint, ROL } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  aNewcomer,
  call,
  JSON_TYPE,
  type Person,
  register,
  send,
  tally,
  times,
  uniqueMail,
} from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import {
  anAddress,
  asHosting,
  CALLER_SHARE,
  direct,
  expectToWait,
  FEW_FORMS,
  type Headers,
  madeUp,
  throughHosting,
  withClock,
} from '../support/origins.ts'
import { type ApiServer, startApi, withApi } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'
import { sampled } from '../tiers.ts'

/** docs/decisions/rate-limits.md; api/guesses tests the limits of the login and of a mailbox. */

const moveClock = withClock()

/** A server for each test alone, since it counts for ten minutes. */
const withOwnApi = (...how: Parameters<typeof startApi>): ApiServer => {
  const server = {} as ApiServer
  beforeEach(async () => void Object.assign(server, await startApi(...how)))
  afterEach(() => server.close())
  return server
}

type Called = Pick<Endpoint, 'method' | 'path'>

/** A broken form costs next to nothing and counts all the same. */
const sendBroken = (to: Pick<ApiServer, 'url'>, { method, path }: Called, headers: Headers) => {
  const body = method !== 'GET' && { headers: { ...JSON_TYPE, ...headers }, body: '{' }
  return send(to, method, path.replace(/:\w+/g, 'x'), { headers, ...body })
}

describe('a form', () => {
  const LIMIT = 2
  const server = withOwnApi({ MAX_FORMS_PER_IP: String(LIMIT), MAX_CALLS_PER_IP: String(LIMIT) })

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
  const LIMIT = 2
  const limits = { MAX_FORMS_PER_IP: String(LIMIT), MAX_CALLS_PER_IP: String(LIMIT) }
  const documents = { version: 'x', headers: {}, shells: { biblioteca: '', boletines: '' }, appShell: '' }
  const server = withOwnApi(limits, { documents })
  const elsewhere = () => throughHosting(anAddress())

  let editor: Person
  let colleague: Person
  beforeEach(async () => {
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
    await Promise.all(sampled(ENDPOINTS).map(({ endpoint }) => exhaust(server, endpoint)))
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
    expect([...new Set(notes)].sort()).toEqual(['Nota 0', 'Nota 1'])
  })
})

describe('a machine of Hosting, or somebody who makes addresses up,', () => {
  /** Of an address: more than an address may store that still counts as one with few. */
  const LIMIT = FEW_FORMS + 2
  const SHARE = LIMIT * CALLER_SHARE
  const server = withOwnApi({ MAX_FORMS_PER_IP: String(LIMIT), ANSWER_STEP_MS: '1' })
  /** Of a mailbox without requests: accepted each time, and read once. */
  const form = { input: { Correo: uniqueMail() } }
  const ask = (headers: Headers) => call(server, api.seguimiento.sendLinks, { ...form, headers })

  it('has twenty shares of accepted forms, and three times as many of addresses with few', async () => {
    const machine = anAddress()
    const behind = (n: number) => asHosting(machine, `192.0.2.${n}`)
    /** One mailbox takes eight forms at once. */
    const askTimes = (n: number, host: (n: number) => number) => times(n, (at) => ask(behind(host(at))), 8)
    /** One more than few, and one less than their own limit. */
    const each = FEW_FORMS + 1
    const busy = SHARE / each
    expect(tally(await askTimes(SHARE, (n) => n % busy))).toEqual({ 202: SHARE })
    expectToWait(await ask(behind(0)), 500, 600)
    const others = await askTimes(2 * SHARE, (n) => busy + Math.floor(n / each))
    expect(tally(others)).toEqual({ 202: 2 * SHARE })
    expect((await ask(behind(250))).status).toBe(429)
    expect((await ask(asHosting(anAddress(), madeUp(1)))).status).toBe(202)
  })
})

const server = withApi()

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

describe('the right link or code', () => {
  const { ask } = trackedRequests(server)

  it('opens from an address that sent many wrong ones, which changed nothing', async () => {
    const { id, Enlace } = await ask()
    const here = throughHosting(anAddress())
    const openFrom = (link: string) =>
      call(server, api.seguimiento.open, { input: { Enlace: link }, headers: here })
    const before = await openFrom(Enlace)
    const wrong = await times(40, (n) => openFrom(`${id}.${String(n).padStart(22, 'x')}`))
    const codes = await times(40, () =>
      call(server, api.verificar.read, { params: { codigo: 'NAF-3333-3333-3333' }, headers: here }),
    )
    expect(tally([...wrong, ...codes])).toEqual({ 404: 80 })
    expect((await openFrom(Enlace)).body).toEqual(before.body)
  })
})
