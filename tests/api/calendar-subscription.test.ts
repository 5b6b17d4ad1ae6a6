import { api } from '@naf/contract'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../support/api-as.ts'
import { ask } from '../support/ask.ts'
import { aCalendario } from '../support/builders.ts'
import { withApi, withEveryKind } from '../support/server.ts'

const server = withApi()
const people = withEveryKind(server)
const staff = () => ({ token: people.editor.token })
beforeAll(async () => {
  for (const year of [2030, 2031])
    await call(server, api.calendario.create, { input: aCalendario({}, year), ...staff() })
})
afterEach(() => {
  vi.useRealTimers()
})

const look = (path: string, headers = {}) =>
  ask(`${server.url}/calendario/suscripcion/${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
const textOf = async (path: string) => (await look(path)).bytes.toString('utf8').replaceAll('\r\n ', '')

describe('a calendar to subscribe to', () => {
  it('has one address for each kind of taxpayer and digit', async () => {
    const CASES: [path: string, status: number][] = [
      ['general/0.ics', 200],
      ['sociedad-rimpe/3.ics', 200],
      ['otro/3.ics', 404],
      ['toString/3.ics', 404],
      ['general/10.ics', 404],
      ['general/x.ics', 404],
      ['general/3', 404],
    ]
    for (const [path, status] of CASES) expect.soft((await look(path)).status, path).toBe(status)
  })

  it('covers the published years, is read daily and has stable ids', async () => {
    const { headers } = await look('general/3.ics')
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    })
    const text = await textOf('general/3.ics')
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n')
    const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id ?? '')
    expect([ids.length, new Set(ids).size]).toEqual([50, 50])
    expect(ids.filter((id) => id.startsWith('IvaMensual-2031-12-3@'))).toHaveLength(1)
  })

  it('keeps the id of a corrected date, and changes its day, its revision and the entity tag', async () => {
    const eventOf = async () => {
      const event =
        /UID:IvaMensual-2030-4-3@[\s\S]*?END:VEVENT/.exec(await textOf('general/3.ics'))?.[0] ?? ''
      return (name: string) => event.split('\r\n').find((line) => line.startsWith(name)) ?? ''
    }
    const former = await eventOf()
    const { etag = '' } = (await look('general/3.ics')).headers
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(304)
    const Fecha = former('DTSTART').replace(/.*:(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const input = aCalendario({ Fuente: 'Con decreto', Feriados: [{ Fecha, Nombre: 'Por decreto' }] })
    await call(server, api.calendario.edit, { params: { id: '2030' }, input, ...staff() })
    expect((await look('general/3.ics', { 'if-none-match': etag })).status).toBe(200)
    const corrected = await eventOf()
    expect(corrected('UID')).toBe(former('UID'))
    expect(corrected('DTSTART')).not.toBe(former('DTSTART'))
    expect(corrected('LAST-MODIFIED') > former('LAST-MODIFIED')).toBe(true)
  })
})
