import { type Asesoria, api, ROL } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, send } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi } from '../support/server.ts'

/** What Cloud Run takes of an answer that is not streamed. */
const PLATFORM_LIMIT = 32 * 1024 * 1024
const NEWEST = Date.parse('2026-11-22T12:00:00Z')
const COUNT = 420

let editor: Person

/**
 * 34 MB of requests in all, as 3,500 of the longest that the form takes. The records are short and are made long as they
 * are read: the emulator would need a minute to take in so much.
 */
const DETAIL = 'ñ'.repeat(40_500)
const idAt = (age: number) => `solicitud-${String(age).padStart(4, '0')}`
const ALL = Array.from({ length: COUNT }, (_, age) => idAt(age))

const aRecord = (age: number) => ({
  nombre: 'Ana',
  cedulaRUC: '1710034065',
  correo: 'ana@example.com',
  telefono: '0991234567',
  ciudad: 'Quito',
  tipoServicio: 'Otros',
  tipoContribuyente: 'Sociedad',
  discapacidad: 'no',
  medioContacto: 'Correo',
  detalleSolicitud: 'corto',
  usuarioId: null,
  fechaSolicitud: Timestamp.fromMillis(NEWEST - age * 60_000),
  realizada: false,
  fechaRealizacion: null,
  fingerprint: null,
})

const server = withApi({}, ({ asesorias }) => ({
  asesorias: {
    ...asesorias,
    list: async (query) => {
      const page = await asesorias.list(query)
      return { ...page, records: page.records.map((record) => ({ ...record, detalleSolicitud: DETAIL })) }
    },
  },
}))

beforeAll(async () => {
  editor = await register(server, ROL.EDITOR)
  const { db } = server.firebase
  const batch = db.batch()
  for (let age = 0; age < COUNT; age += 1)
    batch.create(db.collection('asesorias').doc(idAt(age)), aRecord(age))
  await batch.commit()
})

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${editor.token}`, ...headers } })
  const text = await response.text()
  const link = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  return {
    status: response.status,
    ids: (JSON.parse(text) as Asesoria[]).map(({ Id }) => Id),
    bytes: Buffer.byteLength(text),
    sent: Number(response.headers.get('content-length')),
    headers: response.headers,
    next: link === undefined ? null : new URL(link, url).href,
  }
}

describe('a list of requests that is larger than one answer may be', () => {
  it.each([
    ['compressed', 'gzip'],
    ['as it is, for whoever takes no gzip', 'identity'],
  ])('comes %s: the newest that fit, and a link to the rest', async (_, encoding) => {
    // Under the function's own address the /api is spent already.
    const base = encoding === 'gzip' ? server.url : server.url.replace(/\/api$/, '')
    const first = await ask(`${base}/asesorias/todas`, { 'accept-encoding': encoding })
    expect(first.status).toBe(200)
    expect(first.bytes).toBeGreaterThan(29_000_000)
    expect(first.bytes).toBeLessThanOrEqual(30_000_000)
    // Whole and not streamed: a streamed answer may have no more than 10 MB.
    expect(first.sent).toBeGreaterThan(0)
    expect(first.sent).toBeLessThan(encoding === 'gzip' ? 1_000_000 : PLATFORM_LIMIT)
    expect(first.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    expect(first.headers.get('vary')).toBe('Accept-Encoding')

    const rest = await ask(first.next ?? '', { 'accept-encoding': encoding })
    expect(rest.status).toBe(200)
    expect([...first.ids, ...rest.ids]).toEqual(ALL)
    expect(rest.next).toBeNull()
  })

  it('loses nothing between its parts, whatever arrives or is deleted meanwhile', async () => {
    const asesorias = server.firebase.db.collection('asesorias')
    const first = await ask(`${server.url}/asesorias/todas`)
    await asesorias.doc('nueva').create(aRecord(-1))
    await asesorias.doc(idAt(3)).delete()
    expect(new Set([...first.ids, ...(await ask(first.next ?? '')).ids])).toEqual(new Set(ALL))
  })

  it('can be made smaller: staff deletes all', async () => {
    const reply = await call(server, api.asesorias.deleteAll, { token: editor.token })
    expect(reply).toMatchObject({ status: 200, body: { eliminadas: COUNT } })
  })
})

describe('a part of a list that everybody reads', () => {
  it('is counted from its end', async () => {
    const { create } = contentCalls(() => server, 'libros')
    for (let more = 0; more < 3; more += 1) await create(editor.token)
    const whole = (await send(server, 'GET', '/libros/ver')).body
    expect((await send(server, 'GET', '/libros/ver?cursor=2')).body).toEqual(whole.slice(-2))
    expect((await send(server, 'GET', '/libros/ver?cursor=999999')).body).toEqual(whole)
  })

  it.each(['', '0', '-1', '1.5', '1e3', 'x', '9'.repeat(20), '1&cursor=2'])(
    'is refused at ?cursor=%s, which no link names, as is one of staff’s',
    async (cursor) => {
      for (const path of ['/libros/ver', '/users'])
        expect(await send(server, 'GET', `${path}?cursor=${cursor}`, { token: editor.token })).toMatchObject({
          status: 400,
          body: { code: 'invalid_input' },
        })
    },
  )
})

describe('an answer', () => {
  it('is compressed above 1 kB, for whoever takes it so, and says that it depends on that', async () => {
    const { token } = editor
    const answerTo = async (path: string, encoding: string) => {
      const { headers } = await send(server, 'GET', path, { token, headers: { 'accept-encoding': encoding } })
      return [headers.get('content-encoding'), headers.get('vary')]
    }
    expect(await answerTo('/salud', 'gzip')).toEqual([null, 'Accept-Encoding'])
    for (let more = 0; more < 4; more += 1) await register(server)
    for (const encoding of ['gzip', 'gzip, deflate, br', 'br;q=1, gzip;q=0.2'])
      expect(await answerTo('/users', encoding)).toEqual(['gzip', 'Accept-Encoding'])
    for (const encoding of ['identity', 'br', 'gzip;q=0', ''])
      expect(await answerTo('/users', encoding)).toEqual([null, 'Accept-Encoding'])
  })
})
