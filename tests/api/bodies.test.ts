import { deflateSync, gzipSync } from 'node:zlib'
import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { JSON_TYPE, send } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { ask, type RawRequest } from '../support/raw.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

const server = withApi()
const people = withEveryKind(server)
const login = () => `${server.url}/users/login`
const post = (url: string, { headers, ...rest }: RawRequest) =>
  ask(url, { method: 'POST', headers: headers ?? {}, ...rest })

const typed = (type: string) => ({ 'content-type': type })
const encoded = (encoding: string) => ({ ...JSON_TYPE, 'content-encoding': encoding })

const SECRET = '1710034065'
const json = Buffer.from(JSON.stringify({ username: SECRET, CedulaRUC: SECRET, password: SECRET }))
const utf16 = Buffer.from(json.toString(), 'utf16le')
const tooLong = Buffer.from(`"${'a'.repeat(65_535)}"`)
const polluting = Buffer.from(`{"username":"${SECRET}","a":{"__proto__":{"rol":1}}}`)

/** Bodies that no form of the portal sends, by the code of their refusal. */
const REFUSED: Record<string, Record<string, RawRequest>> = {
  unsupported_body: {
    gzip: { headers: encoded('gzip'), body: gzipSync(json) },
    'gzip in chunks': { headers: encoded('gzip'), body: gzipSync(json), chunked: true },
    'a bomb of 30 MB': { headers: encoded('gzip'), body: gzipSync(Buffer.alloc(30_000_000)) },
    deflate: { headers: encoded('deflate'), body: deflateSync(json) },
    'an unknown encoding': { headers: encoded('rot13'), body: json },
    'a form of another site': {
      headers: typed('application/x-www-form-urlencoded'),
      body: Buffer.from(`username=${SECRET}`),
    },
    'JSON as text': { headers: typed('text/plain'), body: json },
    'JSON without a type': { body: json },
    'an event': { headers: typed('application/cloudevents+json'), body: json },
    'a multipart form': { headers: typed('multipart/form-data; boundary=x'), body: json },
    'UTF-16': { headers: typed('application/json; charset=utf-16'), body: utf16 },
  },
  body_too_large: {
    '65,537 bytes': { headers: JSON_TYPE, body: tooLong },
    '65,537 bytes in chunks': { headers: JSON_TYPE, body: tooLong, chunked: true },
  },
  invalid_input: {
    'broken JSON': { headers: JSON_TYPE, body: json.subarray(0, -2) },
    'UTF-16 as UTF-8': { headers: JSON_TYPE, body: utf16 },
    '60,000 nested lists': { headers: JSON_TYPE, body: Buffer.from('['.repeat(60_000)) },
    'a key that changes the prototype': { headers: JSON_TYPE, body: polluting },
  },
}
const STATUS: Record<string, number> = { unsupported_body: 415, body_too_large: 413, invalid_input: 400 }

describe('a body', () => {
  it('is refused if no form of the portal sends it, and changes nothing', async () => {
    const { uid, token } = people.admin
    const before = await everythingStored(server, [uid])
    const ROUTES = [
      ['POST', '/users/login'],
      ['POST', '/asesorias/nueva'],
      ['PUT', `/users/${uid}`],
    ] as const
    for (const [code, bodies] of Object.entries(REFUSED))
      for (const [what, odd] of Object.entries(bodies))
        for (const [method, path] of ROUTES) {
          const headers = { authorization: `Bearer ${token}`, ...odd.headers }
          const { status, bytes } = await ask(server.url + path, { ...odd, method, headers })
          const error = expect.stringMatching(
            /^(No pudimos leer el formulario|Lo que enviaste es demasiado largo)/,
          )
          expect
            .soft([status, JSON.parse(`${bytes}`)], `${what} to ${path}`)
            .toEqual([STATUS[code], { code, error }])
        }
    expect(await everythingStored(server, [uid])).toEqual(before)
    expect((await send(server, 'GET', '/salud')).status).toBe(200)
  })

  it('is refused when compressed, before the sender is checked', async () => {
    for (const { method, path } of [api.users.list, api.users.delete, api.libros.create]) {
      const headers = { 'content-encoding': 'gzip', authorization: 'Bearer ninguno' }
      const reply = await ask(server.url + path.replace(':id', 'x'), {
        method,
        headers,
        body: gzipSync('{}'),
      })
      expect.soft([reply.status, JSON.parse(`${reply.bytes}`).code], path).toEqual([415, 'unsupported_body'])
    }
  })

  it('is read in UTF-8, with its length or in chunks, up to 65,536 bytes; none is an empty form', async () => {
    let students = 0
    for (const type of ['application/json', 'Application/JSON;charset="UTF-8"'])
      for (const chunked of [true, false]) {
        const IdEspe = `L0041111${++students}`
        const body = Buffer.from(JSON.stringify(anInscripcion({ IdEspe })))
        const headers = { 'content-type': type, 'content-encoding': 'identity' }
        const { status } = await post(`${server.url}/inscripciones/crear`, { headers, body, chunked })
        expect(status).toBe(201)
        expect((await post(login(), { headers: JSON_TYPE, chunked })).status).toBe(400)
      }
    const longest = Buffer.from(JSON.stringify({ username: 'a', password: 'a' }).padEnd(65_536))
    expect((await post(login(), { headers: JSON_TYPE, body: longest })).status).toBe(401)
  })
})
