import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { numberAt } from '../../functions/src/store/numbers.ts'
import { call } from '../support/api-as.ts'
import { tally, times } from '../support/at-once.ts'
import { direct, PRODUCTION_LIMITS, throughHosting } from '../support/platform.ts'
import { withApi } from '../support/server.ts'
import { type KnownRequest, trackedRequests } from '../support/tracked-requests.ts'

/** Wrong ones for one number, or one e-mail, from one address in fifteen minutes. */
const LIMIT = 10

const server = withApi({ ...PRODUCTION_LIMITS, MAX_LISTS_PER_IP: undefined })
const { ask, stored, messages } = trackedRequests(server)

type Headers = Record<string, string>

let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`

const find = (Numero: string, Correo: string, headers: Headers) =>
  call(server, api.seguimiento.find, { input: { Numero, Correo }, headers })
const theOwn = ({ Numero, Correo }: KnownRequest, headers: Headers) => find(Numero, Correo, headers)
const aNumber = (n: number) => numberAt(`inventado-${n}`, 0)

describe('an address that guesses', () => {
  it.each([
    ['through Hosting', throughHosting],
    ['past Hosting', direct],
  ] as const)(
    'the e-mail of a number %s gets ten wrong, whatever it makes up, and hinders no other',
    async (_, arrive) => {
      const request = await ask()
      const here = anAddress()
      const replies = await times(30, (n) =>
        find(request.Numero, `azar-${n}@example.com`, arrive(here, `203.0.113.${n}`)),
      )
      expect(tally(replies)).toEqual({ 404: LIMIT, 429: 20 })
      const refused = replies.find(({ status }) => status === 429)
      expect(refused?.body.code).toBe('too_many_requests')
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500)
      expect((await theOwn(request, arrive(here))).status).toBe(429)
      expect((await theOwn(request, arrive(anAddress()))).status).toBe(200)
    },
  )

  it('the number of an e-mail gets ten wrong', async () => {
    const { Correo } = await ask()
    const here = throughHosting(anAddress())
    expect(tally(await times(30, (n) => find(aNumber(n), Correo, here)))).toEqual({ 404: LIMIT, 429: 20 })
  })

  it('5,000 pairs gets no further than the forms of an address', async () => {
    const here = throughHosting(anAddress())
    const replies = await times(5_000, (n) => find(aNumber(n), `azar-${n}@example.com`, here))
    expect(tally(replies)).toEqual({ 404: 60, 429: 4_940 })
  }, 120_000)

  it('the link of a request 5,000 times gets a hundred wrong; it stays as it was', async () => {
    const { id, Enlace } = await ask()
    const before = await stored(id)
    const here = throughHosting(anAddress())
    const forged = (n: number) => `${id}.${String(n).padStart(22, 'x')}`
    const replies = await times(5_000, (n) =>
      call(server, api.seguimiento.open, { input: { Enlace: forged(n) }, headers: here }),
    )
    expect(tally(replies)).toEqual({ 404: 100, 429: 4_900 })
    const writes = await times(50, (n) =>
      call(server, api.seguimiento.answer, {
        input: { Enlace: forged(n), Texto: 'Hola' },
        headers: throughHosting(anAddress()),
      }),
    )
    expect(tally(writes)).toEqual({ 404: 50 })
    expect(await stored(id)).toEqual(before)
    expect(await messages(id)).toEqual([])
    const there = throughHosting(anAddress())
    expect((await call(server, api.seguimiento.open, { input: { Enlace }, headers: there })).status).toBe(200)
  }, 120_000)
})

describe('the owner of a number that many guess', () => {
  it('gets in from an address of their own, a little later', async () => {
    const request = await ask()
    for (let crowd = 0; crowd < 11; crowd++) {
      const here = throughHosting(anAddress())
      await times(LIMIT, (n) => find(request.Numero, `azar-${n}@example.com`, here))
    }
    const start = performance.now()
    expect((await theOwn(request, throughHosting(anAddress()))).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(1_990)
  }, 120_000)
})

it('who errs twice and then knows is not counted', async () => {
  const request = await ask()
  const here = throughHosting(anAddress())
  for (let round = 0; round < 6; round++) {
    await find(request.Numero, 'otra@example.com', here)
    await find(request.Numero, 'otro@example.com', here)
    expect((await theOwn(request, here)).status).toBe(200)
  }
})
