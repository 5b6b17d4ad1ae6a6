import { gzipSync } from 'node:zlib'
import { api, type Endpoint, IMAGEN_GALERIA, PDF_LIBRO } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { asForm } from '../../scripts/lib/as-form.ts'
import { JSON_TYPE, type Person, register, send } from '../support/api-as.ts'
import { aLibro, anInscripcion } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { everythingStored } from '../support/everything-stored.ts'
import { aPdf, asFile } from '../support/files.ts'
import { oddBodies } from '../support/odd-bodies.ts'
import { aFilePart, FORM_TYPE, fieldsOf, rawForm } from '../support/raw-form.ts'
import { sendRaw } from '../support/raw-request.ts'
import { withApi } from '../support/server.ts'

const server = withApi()
let admin: Person

beforeAll(async () => {
  admin = await register(server, 1)
})

const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint)
const JSON_ROUTES = ENDPOINTS.filter(({ entity, action, endpoint }) => {
  const { input } = (schemas[entity] as Record<string, { input?: unknown }>)[action] ?? {}
  return input && !endpoint.file
}).map(({ endpoint }) => endpoint)

const urlOf = ({ path }: Pick<Endpoint, 'path'>) => server.url + path.replace(/:\w+/g, admin.uid)
const authorization = () => ({ authorization: `Bearer ${admin.token}` })

const everything = () => everythingStored(server, [admin.uid])

describe('a body that no form of the portal sends', () => {
  it.each(oddBodies('1710034065'))(
    '%s is refused on every JSON route, at once',
    async (_, odd, status, code) => {
      const before = await everything()
      for (const endpoint of JSON_ROUTES) {
        const request = { ...odd, method: endpoint.method, headers: { ...authorization(), ...odd.headers } }
        const reply = await sendRaw(urlOf(endpoint), request)
        const { error, ...rest } = JSON.parse(reply.text) as { error: string; code: string }
        expect([endpoint.path, reply.status, rest]).toEqual([endpoint.path, status, { code }])
        expect(error).toMatch(/^(No pudimos leer el formulario|Lo que enviaste es demasiado largo)/)
        expect(reply.ms).toBeLessThan(3000)
      }
      expect(await everything()).toEqual(before)
    },
  )

  it('is refused before anybody asks who sends it', async () => {
    for (const endpoint of endpoints) {
      const headers = { 'content-encoding': 'gzip', authorization: 'Bearer ninguno' }
      const reply = await sendRaw(urlOf(endpoint), { method: endpoint.method, headers, body: gzipSync('{}') })
      expect([endpoint.path, reply.status]).toEqual([endpoint.path, 415])
    }
  })

  it('may be refused, and the connection still carries the next request', async () => {
    const long = { headers: JSON_TYPE, body: `{"a":"${'a'.repeat(500_000)}"}` }
    expect((await send(server, 'POST', '/users/login', long)).status).toBe(413)
    expect((await send(server, 'GET', '/salud')).status).toBe(200)
  })
})

describe('a body of a form', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'is taken as %s, announced or in chunks',
    async (type) => {
      for (const chunked of [true, false]) {
        const IdEspe = `L00${Math.floor(Math.random() * 1e9)}`
        const body = Buffer.from(JSON.stringify(anInscripcion({ IdEspe })))
        const headers = { 'content-type': type, 'content-encoding': 'identity' }
        expect((await sendRaw(`${server.url}/inscripciones/crear`, { headers, body, chunked })).status).toBe(
          201,
        )
      }
    },
  )

  it('of 65,536 bytes is read, and its schema judges it', async () => {
    const body = Buffer.from(JSON.stringify({ username: 'a', password: 'a', largo: '' }).padEnd(65_536))
    const reply = await sendRaw(`${server.url}/users/login`, { headers: JSON_TYPE, body })
    expect(reply.status).toBe(401)
  })

  it('that does not come is a form without its fields, as ever', async () => {
    for (const chunked of [true, false]) {
      const reply = await sendRaw(`${server.url}/users/login`, { headers: JSON_TYPE, chunked })
      expect(reply.status).toBe(400)
    }
  })
})

describe('a form with a file', () => {
  const libros = () => `${server.url}/libros/crear`
  const formOf = async (bytes: Buffer) => rawForm([...fieldsOf(aLibro()), aFilePart('archivoPdf', bytes)])

  it('is taken in chunks too', async () => {
    const headers = { ...authorization(), 'content-type': FORM_TYPE }
    const reply = await sendRaw(libros(), { headers, body: await formOf(await aPdf()), chunked: true })
    expect(reply.status).toBe(201)
  })

  it('is refused compressed, and nothing of it stands anywhere', async () => {
    const before = await everything()
    const headers = { ...authorization(), 'content-type': FORM_TYPE, 'content-encoding': 'gzip' }
    const reply = await sendRaw(libros(), { headers, body: gzipSync(await formOf(await aPdf())) })
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([415, 'unsupported_body'])
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['libros', PDF_LIBRO],
    ['galeria', IMAGEN_GALERIA],
  ] as const)(
    'of %s far beyond its limit is refused, whether or not it says how long it is',
    async (kind, rule) => {
      const before = await everything()
      const body = Buffer.alloc(rule.limitBytes + 70_000, 0x20)
      for (const chunked of [true, false]) {
        const headers = { ...authorization(), 'content-type': FORM_TYPE }
        const reply = await sendRaw(`${server.url}/${kind}/crear`, { headers, body, chunked })
        expect([reply.status, JSON.parse(reply.text)]).toEqual([
          413,
          { error: rule.messages.tooLarge, code: 'file_too_large' },
        ])
      }
      expect(await everything()).toEqual(before)
    },
  )

  it('of a visitor is refused without being read', async () => {
    const body = asForm(api.libros.create.file, aLibro(), asFile(await aPdf(), 'a.pdf'))
    expect((await send(server, 'POST', '/libros/crear', { body })).status).toBe(401)
  })
})
