import { api } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { parseConfig, parseMailConfig } from '../../functions/src/config.ts'
import { call, JSON_TYPE, send } from '../support/api-as.ts'
import { startApi, withApi } from '../support/server.ts'

const server = withApi()

describe('the health check', () => {
  it('tells everybody that Firestore answers', async () => {
    expect(await call(server, api.salud.read, {})).toMatchObject({
      status: 200,
      body: { estado: 'ok', firestore: 'ok' },
    })
  })

  it('answers 503 within seconds when Firestore does not', async () => {
    const dead = await startApi({}, () => ({ salud: { ping: () => new Promise<void>(() => {}) } }))
    expect(await call(dead, api.salud.read, {})).toMatchObject({
      status: 503,
      body: { error: 'La base de datos no responde.', code: 'unavailable' },
    })
    await dead.close()
  })
})

describe('every refusal has the one error shape', () => {
  it.each([
    ['an unknown path', 'GET', '/no-existe', {}, 404, 'not_found'],
    ['a known path by another method', 'POST', '/salud', {}, 404, 'not_found'],
    ['no body', 'POST', '/users/login', {}, 400, 'invalid_input'],
    ['a body that is no JSON', 'POST', '/users/login', { body: 'hola' }, 415, 'unsupported_body'],
    [
      'a JSON body that is a list',
      'POST',
      '/users/login',
      { headers: JSON_TYPE, body: '[]' },
      400,
      'invalid_input',
    ],
    [
      'an Authorization that is no Bearer',
      'GET',
      '/salud',
      { headers: { authorization: 'Basic eA==' } },
      401,
      'unauthenticated',
    ],
  ] as const)('%s', async (_, method, path, options, status, code) => {
    const reply = await send(server, method, path, options)
    expect(reply).toMatchObject({ status, body: { code, error: expect.any(String) } })
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'error'])
  })

  const nobody = { correo: '', correoVerificado: false, username: null, signedInAt: new Date() }

  it('tells nothing of the inside when something unforeseen happens', async () => {
    const broken = await startApi({}, ({ asesorias }) => ({
      asesorias: { ...asesorias, list: () => Promise.reject(new Error('secret inside at /srv/db')) },
      identity: {
        ...server.deps.identity,
        verifyToken: async () => ({ ...nobody, uid: 'a', rol: 1 as const }),
      },
    }))
    const reply = await call(broken, api.asesorias.list, { token: 'any' })
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(JSON.stringify(reply.body)).not.toMatch(/secret|srv/)
    await broken.close()
  })
})

describe('every answer', () => {
  it('carries a request id, is never cached or sniffed, and does not name the server', async () => {
    const { headers } = await call(server, api.salud.read, {})
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('is the same under the function’s own address, where /api is already spent', async () => {
    const own = { url: server.url.replace(/\/api$/, '') }
    expect((await call(own, api.salud.read, {})).status).toBe(200)
  })
})

describe('the role gate', () => {
  it('comes before the body: a visitor’s broken body costs a 401, not a 400', async () => {
    const reply = await send(server, 'PUT', '/users/perfil/abc', {
      headers: JSON_TYPE,
      body: '{"nombre": 7}',
    })
    expect(reply.status).toBe(401)
  })
})

describe('the configuration', () => {
  const complete = {
    SENDGRID_API_KEY: 'SG.x',
    CORREO_REMITENTE: 'naf@example.org',
    PORTAL_URL: 'https://naf.example.org/',
    IDENTITY_API_KEY: 'key',
  }

  it('is read once and cleaned', () => {
    expect(parseConfig(complete)).toMatchObject({
      PORTAL_URL: 'https://naf.example.org',
      MAX_LOGIN_FAILURES: 10,
    })
  })

  it('names every variable that is missing or wrong, and gives no value away', () => {
    const { IDENTITY_API_KEY: _, ...rest } = complete
    const start = () => parseConfig({ ...rest, PORTAL_URL: 'no-es-una-url' })
    expect(start).toThrow(/IDENTITY_API_KEY/)
    expect(start).toThrow(/PORTAL_URL/)
    expect(start).not.toThrow(/no-es-una-url|MAX_LOGIN_FAILURES/)
  })

  it('of the API has no need of the mail service’s key, and that of the mail names it', () => {
    const { SENDGRID_API_KEY, ...rest } = complete
    expect(Object.values(parseConfig(complete))).not.toContain(SENDGRID_API_KEY)
    expect(parseConfig(rest)).toEqual(parseConfig(complete))
    expect(() => parseMailConfig(rest)).toThrow(/: SENDGRID_API_KEY\./)
  })
})
