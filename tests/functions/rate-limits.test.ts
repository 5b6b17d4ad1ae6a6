import { api, type Endpoint } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, JSON_TYPE, type Reply, send, uniqueName } from '../support/api-as.ts'
import { tally, times } from '../support/at-once.ts'
import { anAsesoria, anInscripcion, aRegistration } from '../support/builders.ts'
import { signUp } from '../support/identity-client.ts'
import { direct, PRODUCTION_LIMITS, throughHosting } from '../support/platform.ts'
import { sendRaw } from '../support/raw-request.ts'
import { type ApiServer, startApi, withApi } from '../support/server.ts'

/** Of one address in ten minutes. */
const LIMIT = 60

const server = withApi(PRODUCTION_LIMITS)

type Headers = Record<string, string>

const ask = (Ciudad: string, headers: Headers) =>
  call(server, api.asesorias.create, { input: anAsesoria({ Ciudad }), headers })

/** Costs next to nothing, and is counted all the same. */
const sendEmptyForm = (to: Pick<ApiServer, 'url'>, { path }: Endpoint, headers: Headers) =>
  send(to, 'POST', path, { headers: { ...JSON_TYPE, ...headers }, body: '{}' })

const storedOf = async (ciudad: string) => {
  const asked = server.firebase.db.collection('asesorias').where('ciudad', '==', ciudad)
  return (await asked.count().get()).data().count
}

const made = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`

const GARBAGE = [
  '',
  'unknown',
  '1.2.3',
  '1.2.3.4:80',
  '[::1]:443',
  '_hidden',
  "' or 1=1",
  '%00',
  '0x7f.1',
  '999.1.1.1',
]

/** What a stranger at this address may send along; what the platform appends comes last. */
const ATTACKS: [string, (client: string, n: number) => Headers][] = [
  ['made-up hops through Hosting', (client, n) => throughHosting(client, made(n), made(n + 7))],
  ['made-up hops at the function’s own address', (client, n) => direct(client, made(n), made(n + 7))],
  [
    'every other header that names an address',
    (client, n) => ({
      ...throughHosting(client),
      'x-real-ip': made(n),
      'x-client-ip': made(n),
      'true-client-ip': made(n),
      'fastly-client-ip': made(n),
      'cf-connecting-ip': made(n),
      'x-appengine-user-ip': made(n),
      forwarded: `for=${made(n)}`,
    }),
  ],
  ['garbage in front', (client, n) => direct(client, GARBAGE[n % GARBAGE.length] ?? '', 'x'.repeat(n))],
  ['nothing but garbage', (_, n) => ({ 'x-forwarded-for': `${GARBAGE[n % GARBAGE.length]}${n}x` })],
]

describe('a stranger who sends the form 200 times', () => {
  it.each(ATTACKS)('gets 60 of them through with %s', async (attack, headersOf) => {
    const ciudad = `Ciudad ${ATTACKS.findIndex(([name]) => name === attack)}`
    const client = `198.51.100.${10 + ATTACKS.findIndex(([name]) => name === attack)}`
    const replies = await times(200, (n) => ask(ciudad, headersOf(client, n)))
    expect(tally(replies)).toEqual({ 201: LIMIT, 429: 200 - LIMIT })
    expect(await storedOf(ciudad)).toBe(LIMIT)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.code).toBe('too_many_requests')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })

  it('gets 60 through with the header sent twice', async () => {
    const body = Buffer.from(JSON.stringify(anAsesoria({ Ciudad: 'Dos veces' })))
    const twice = (n: number) => {
      const headers = { ...JSON_TYPE, 'x-forwarded-for': [made(n), `${made(n + 9)}, 198.51.100.30`] }
      return sendRaw(`${server.url}/asesorias/nueva`, { headers, body })
    }
    expect(tally(await times(200, twice))).toEqual({ 201: LIMIT, 429: 200 - LIMIT })
    expect(await storedOf('Dos veces')).toBe(LIMIT)
  })

  it('gets 60 through with all the addresses of a network of IPv6', async () => {
    const replies = await times(200, (n) => ask('Seis', throughHosting(`2001:db8:5:7:${n.toString(16)}::1`)))
    expect(tally(replies)).toEqual({ 201: LIMIT, 429: 200 - LIMIT })
    expect(await storedOf('Seis')).toBe(LIMIT)
    const spelled = ['2001:0DB8:5:7::9', '::ffff:192.0.2.77', '192.0.2.77']
    const [known, ...mapped] = await times(3, (n) => ask('Seis', throughHosting(spelled[n] ?? '')))
    expect([known?.status, ...mapped.map(({ status }) => status)]).toEqual([429, 201, 201])
  })

  it('who pretends to come through Hosting gets no further than twenty people would', async () => {
    const strict = await startApi({ MAX_FORMS_PER_IP: '6' })
    const pretend = (n: number) =>
      sendEmptyForm(strict, api.asesorias.create, {
        'x-forwarded-host': 'naf.test',
        ...direct('198.51.100.40', made(n)),
      })
    const replies = await times(150, pretend)
    expect(tally(replies)).toEqual({ 400: 20 * 6, 429: 30 })
    for (const { status, headers } of replies)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    await strict.close()
  })

  it('in somebody else’s name, past Hosting, leaves that person her share', async () => {
    const hers = '198.51.100.60'
    const inHerName = (n: number) =>
      ask('Ajena', { 'x-forwarded-host': 'naf.test', ...direct(`203.0.113.${n % 2}`, hers) })
    expect(tally(await times(130, inHerName))).toEqual({ 201: LIMIT, 429: 130 - LIMIT })
    expect((await ask('Propia', throughHosting(hers))).status).toBe(201)
    expect([await storedOf('Ajena'), await storedOf('Propia')]).toEqual([LIMIT, 1])
  })

  it('hinders nobody else, not even behind the same machine of Hosting', async () => {
    for (const headers of [throughHosting('198.51.100.50'), direct('198.51.100.51')])
      expect((await ask('Otra', headers)).status).toBe(201)
    expect(await storedOf('Otra')).toBe(2)
  })

  it('has for each kind of form a count of its own', async () => {
    const flooding = throughHosting('198.51.100.10')
    const input = anInscripcion()
    expect((await ask('Otra', flooding)).status).toBe(429)
    expect((await call(server, api.inscripciones.create, { input, headers: flooding })).status).toBe(201)
  })
})

describe('registering', () => {
  const register = async (headers: Headers, account?: Awaited<ReturnType<typeof signUp>>): Promise<Reply> => {
    const username = uniqueName('aula')
    const { token, correo, uid } = account ?? (await signUp(`${username}@example.com`))
    return call(server, api.users.register, {
      input: aRegistration({ username, correo, uid }),
      token,
      headers,
    })
  }
  const users = () => server.firebase.db.collection('users')

  it('works for a class of forty who register at once from one room', async () => {
    const room = throughHosting('192.0.2.10')
    expect(tally(await times(40, () => register(room)))).toEqual({ 201: 40 })
    expect((await users().get()).size).toBe(40)
  })

  it('is refused beyond 60 from one address, whatever is made up, and to no other address', async () => {
    const before = (await users().get()).size
    const replies = await times(LIMIT + 40, (n) =>
      sendEmptyForm(server, api.users.register, throughHosting('192.0.2.20', made(n))),
    )
    expect(tally(replies)).toEqual({ 400: LIMIT, 429: 40 })
    const refused = await register(throughHosting('192.0.2.20'))
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await users().get()).size).toBe(before)
    expect((await register(throughHosting('192.0.2.21'))).status).toBe(201)
  })

  it('is refused beyond 20 for one account, from however many addresses', async () => {
    const account = await signUp(`${uniqueName('muchas')}@example.com`)
    const replies = await times(30, (n) => register(throughHosting(made(n)), account))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await users().where('correo', '==', account.correo).get()).size).toBe(1)
  })
})
