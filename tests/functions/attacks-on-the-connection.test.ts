import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, send } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { sendBytes } from '../support/raw-http.ts'
import { withApi } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** What can be tried with the request itself, whatever it asks for. */

const server = withApi()
let admin: Person
let asesoria: string

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
  asesoria = (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id
})

const { asesorias, count } = storedAsesorias(() => server)

describe('a second request hidden in the first', () => {
  const hidden = JSON.stringify(anAsesoria({ Nombre: 'Escondida' }))
  const HIDDEN = [
    'POST /api/asesorias/nueva HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(hidden)}`,
    '',
    hidden,
  ].join('\r\n')
  const CHUNKED = `0\r\n\r\n${HIDDEN}`
  const length = `Content-Length: ${Buffer.byteLength(CHUNKED)}`

  it.each([
    ['behind both a length and chunks', [length, 'Transfer-Encoding: chunked']],
    ['behind chunks and a length', ['Transfer-Encoding: chunked', length]],
    ['behind a name with a blank', [length, 'Transfer-Encoding : chunked']],
    ['behind an encoding with a tab', [length, 'Transfer-Encoding:\tchunked']],
    ['behind an unknown encoding', [length, 'Transfer-Encoding: xchunked']],
    ['behind two encodings', [length, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['behind an encoding on a second line', [length, 'Transfer-Encoding:', ' chunked']],
    ['behind an encoding after a bare line feed', [length, 'X-A: b\nTransfer-Encoding: chunked']],
    ['behind two lengths', [length, 'Content-Length: 5']],
    ['behind a list of lengths', ['Content-Length: 5, 5']],
    ['behind a length with a sign', [`Content-Length: +${Buffer.byteLength(CHUNKED)}`]],
  ])('%s is never done', async (_, headers) => {
    const head = ['POST /api/users/login HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json']
    const bytes = Buffer.from(`${[...head, ...headers].join('\r\n')}\r\n\r\n${CHUNKED}`)
    const { status } = await sendBytes(server, bytes, { halfClose: true })
    expect([null, 400, 401]).toContain(status)
    expect((await asesorias().where('nombre', '==', 'Escondida').get()).size).toBe(0)
  })
})

it('the same request in plain sight is done', async () => {
  const body = JSON.stringify(anAsesoria({ Nombre: 'A la vista' }))
  const head = `POST /api/asesorias/nueva HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`
  const { status } = await sendBytes(
    server,
    Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
  )
  expect(status).toBe(201)
  const { docs } = await asesorias().where('nombre', '==', 'A la vista').get()
  expect(docs).toHaveLength(1)
  await docs[0]?.ref.delete()
})

describe('a method that is not what it says', () => {
  const path = () => `/asesorias/eliminar/${asesoria}`

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'by %s deletes nothing, even for who may delete',
    async (header) => {
      for (const method of ['POST', 'GET']) {
        const reply = await send(server, method, path(), {
          token: admin.token,
          headers: { [header]: 'DELETE' },
        })
        expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
      }
      const byQuery = await send(server, 'POST', `${path()}?_method=DELETE`, { token: admin.token })
      expect(byQuery.status).toBe(404)
      expect(await count(asesorias())).toBe(1)
    },
  )

  it('HEAD needs what GET needs', async () => {
    const head = (token?: string) =>
      fetch(`${server.url}/asesorias/todas`, {
        method: 'HEAD',
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    expect((await head()).status).toBe(401)
    expect((await head(admin.token)).status).toBe(200)
  })

  it('TRACE does not tell the headers that came', async () => {
    const secret = 'Authorization: Bearer secreto-de-prueba'
    const bytes = Buffer.from(
      `TRACE /api/salud HTTP/1.1\r\nHost: a\r\n${secret}\r\nConnection: close\r\n\r\n`,
    )
    const { status, body } = await sendBytes(server, bytes)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('secreto-de-prueba')
  })
})

describe('a page of another site', () => {
  const ORIGINS = [
    'https://ajeno.example',
    'null',
    'http://127.0.0.1:5000.ajeno.example',
    'http://127.0.0.1:5000',
  ]

  it.each(ORIGINS)('%s is never allowed to read an answer, nor to send with a token', async (origin) => {
    const asked = await fetch(`${server.url}/users`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    const { headers } = await send(server, 'GET', '/salud', { headers: { origin } })
    for (const given of [asked.headers, headers])
      expect([...given.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('headers that a proxy might believe', () => {
  it.each([
    ['X-Original-URL', '/api/users'],
    ['X-Rewrite-URL', '/api/users'],
    ['X-Forwarded-Host', 'ajeno.example'],
    ['X-Forwarded-Prefix', '/ajeno'],
    ['X-Forwarded-Proto', 'javascript'],
    ['Forwarded', 'host=ajeno.example;proto=https'],
  ])('%s changes nothing, and nobody keeps the answer', async (name, value) => {
    const reply = await send(server, 'GET', '/salud', { headers: { [name]: value } })
    expect(reply).toMatchObject({ status: 200, body: { estado: 'ok' } })
    expect(JSON.stringify([reply.body, ...reply.headers])).not.toContain('ajeno')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('a line break in an address reaches no header', async () => {
    const reply = await send(server, 'GET', '/users/a%0d%0aSet-Cookie:%20a=b', { token: admin.token })
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(reply.headers.get('set-cookie')).toBeNull()
  })

  it('cookies are nobody’s session', async () => {
    const headers = { cookie: `__session=${admin.token}; token=${admin.token}` }
    expect((await send(server, 'GET', '/users', { headers })).status).toBe(401)
    const inAddress = await send(server, 'GET', `/users?token=${admin.token}&access_token=${admin.token}`)
    expect(inAddress.status).toBe(401)
  })
})
