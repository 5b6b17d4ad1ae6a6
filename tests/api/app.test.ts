import { deflateSync, gzipSync } from 'node:zlib'
import { APP_CHECK_HEADER, api, ROL } from '@naf/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  call,
  JSON_TYPE,
  type Person,
  refusal,
  register,
  send,
  tally,
  times,
  uniqueMail,
} from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { VISITORS_WRITES } from '../support/endpoints.ts'
import { signUp } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import { aroundReads, failReads, withStorageGate } from '../support/outage.ts'
import { ask, type RawRequest } from '../support/raw.ts'
import { isAbout, records } from '../support/records.ts'
import { type ApiServer, startApi, withApi } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'

describe('App Check', () => {
  const failed = (code: string, message = '') => Promise.reject(Object.assign(new Error(message), { code }))
  /** Answers of Google's service to some tokens; its own library judges all others. */
  const GOOGLE: Record<string, () => Promise<unknown>> = {
    valid: async () => ({ appId: 'web' }),
    expired: () => failed('app-check/app-check-token-expired'),
    'no keys': () => failed('app-check/invalid-argument', 'Error fetching Json Web Keys: x'),
    unknown: () => failed('app-check/unknown-error'),
  }
  const judging = ({ openAppCheck }: ApiServer['firebase']) => ({
    async openAppCheck() {
      const service = await openAppCheck()
      return { verifyToken: (token) => GOOGLE[token]?.() ?? service.verifyToken(token) } as typeof service
    },
  })
  const server = withApi({ APP_CHECK: 'required' }, { replace: judging })
  const proof = (token: string) => ({ [APP_CHECK_HEADER]: token })
  const ask = (headers = {}, token?: string) =>
    call(server, api.asesorias.create, { input: anAsesoria(), headers, token })
  const enrol = (headers = {}) =>
    call(server, api.inscripciones.create, { input: anInscripcion({ Correo: uniqueMail() }), headers })
  const login = ({ user, password }: Person, headers = {}) =>
    call(server, api.users.login, { input: { username: user.Username, password }, headers })

  it('is required for every write of a visitor that no link of a mail and no signature proves', async () => {
    const { open, confirm, disown, cancel, answer, rate } = api.seguimiento
    const { open: chosen, unsubscribe } = api.suscripciones
    const { open: training, confirm: seat, rename, cancel: leave } = api.capacitaciones
    const ofRequests = [open, confirm, disown, cancel, answer, rate]
    const linked = [...ofRequests, chosen, unsubscribe, training, seat, rename, leave]
    const exempt: readonly string[] = [...linked, api.correos.report].map(({ path }) => path)
    for (const { method, path } of VISITORS_WRITES) {
      const target = path.replace(/:\w+/g, 'x')
      const { body } = await send(server, method, target, { headers: JSON_TYPE, body: '{}' })
      expect.soft(body?.code === 'unverified_app', path).toBe(!exempt.includes(path))
    }
  })

  it('rejects a call without a valid proof; nothing is stored and no address is told', async () => {
    const person = await register(server)
    const before = await everythingStored(server, [person.uid])
    const refused = refusal(403, 'unverified_app', expect.stringContaining('viene del portal'))
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`
    for (const headers of [{}, ...['', 'x', 'x.y.z', unsigned, 'expired'].map(proof)])
      for (const reply of [await ask(headers), await enrol(headers), await login(person, headers)])
        expect.soft(reply, JSON.stringify(headers)).toMatchObject(refused)
    expect(await everythingStored(server, [person.uid])).toEqual(before)
  })

  it.each(['no keys', 'unknown'])('asks for patience when Google fails: %s', async (token) => {
    const reply = await ask(proof(token))
    expect(reply).toMatchObject(refusal(503, 'unavailable'))
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets the portal’s own calls, all readers and sessions with a record pass; a dead session is none', async () => {
    const person = await register(server)
    const proved = proof('valid')
    for (const reply of [await ask(proved), await enrol(proved), await ask({}, person.token)])
      expect(reply.status).toBe(201)
    expect(await login(person, proved)).toMatchObject({ status: 200, body: { email: person.correo } })
    expect((await call(server, api.libros.list, {})).status).toBe(200)
    expect(await ask({}, 'x.y.z')).toMatchObject(refusal(401, 'unauthenticated'))
    const { token: throwaway } = await signUp(uniqueMail())
    expect(await ask({}, throwaway)).toMatchObject(refusal(403, 'unverified_app'))
  })
})

const HEALTHY = { estado: 'ok', version: 'desarrollo', firestore: 'ok', storage: 'ok', correo: 'ok' }

describe('the app', () => {
  const server = withApi()

  it('reports its health, under its own address too; no answer is cached, sniffed or signed', async () => {
    for (const url of [server.url, server.url.replace(/\/api$/, '')]) {
      const { status, body, headers } = await call({ url }, api.salud.read, {})
      expect({ status, body }).toEqual({ status: 200, body: HEALTHY })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('says nothing of the inside of an unforeseen failure', async () => {
    const broken = await startApi()
    const { token } = await register(broken, ROL.EDITOR)
    failReads(broken.firebase.db, (asked) => isAbout('requests', asked))
    const { status, body } = await call(broken, api.asesorias.list, { token })
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' })
    expect(JSON.stringify(body)).not.toMatch(/secret|srv/)
    await broken.close()
  })

  it('gives every refusal one shape, and checks the session before the body', async () => {
    const basic = { authorization: 'Basic eA==' }
    const CASES: [string, string, Parameters<typeof send>[3], status: number, code: string][] = [
      ['GET', '/no-existe', {}, 404, 'not_found'],
      ['POST', '/salud', {}, 404, 'not_found'],
      ['POST', '/users/login', {}, 400, 'invalid_input'],
      ['POST', '/users/login', { body: 'hola' }, 415, 'unsupported_body'],
      ['POST', '/users/login', { headers: JSON_TYPE, body: '[]' }, 400, 'invalid_input'],
      ['PUT', '/users/perfil/abc', { headers: JSON_TYPE, body: '{"nombre":7}' }, 401, 'unauthenticated'],
      ['GET', '/salud', { headers: basic }, 401, 'unauthenticated'],
    ]
    for (const [method, path, options, status, code] of CASES) {
      const { headers: _, ...reply } = await send(server, method, path, options)
      expect.soft(reply, `${method} ${path}`).toEqual(refusal(status, code, expect.any(String)))
    }
  })
})

describe('the health', () => {
  const gate = withStorageGate()
  let server: ApiServer
  let asked = 0
  let answer: () => unknown = () => {}
  let now = Date.now()
  beforeAll(async () => {
    const documents = { version: 'cdcc01b6', headers: {}, shells: {}, appShell: '' }
    server = await startApi({}, { replace: (firebase) => gate.replace(firebase), documents })
    aroundReads(server.firebase.db, {
      before() {
        asked += 1
        return answer()
      },
    })
  })
  afterAll(() => {
    vi.useRealTimers()
    return server.close()
  })
  afterEach(() => {
    gate.mend()
    answer = () => {}
  })

  const read = () => call(server, api.salud.read, {})
  /** Once the last result is forgotten. */
  const readAnew = () => {
    now += 31_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    return read()
  }
  const healthy = { ...HEALTHY, version: 'cdcc01b6' }
  const expectSick = async (parts: Partial<typeof HEALTHY>) => {
    const begun = performance.now()
    const { status, body, headers } = await readAnew()
    expect(performance.now() - begun).toBeLessThan(3000)
    const { error, ...told } = body
    expect({ status, told }).toEqual({
      status: 503,
      told: { ...healthy, estado: 'falla', ...parts, code: 'unavailable' },
    })
    expect(error).toBe('Un servicio del portal no responde bien. Inténtalo de nuevo en unos segundos.')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const refuse = () => {
    throw Object.assign(new Error('secret inside at /srv/db'), { code: 7 })
  }

  nightly('names the service that refuses or is silent, within three seconds, and nothing more', async () => {
    for (const broken of [refuse, () => new Promise(() => {})]) {
      answer = broken
      await expectSick({ firestore: 'falla', correo: 'desconocido' })
    }
    answer = () => {}
    for (const how of ['refuse', 'silence'] as const) {
      gate.fail(how)
      await expectSick({ storage: 'falla' })
    }
    gate.mend()
    expect(await readAnew()).toMatchObject({ status: 200, body: healthy })
  })

  it('is read once for all callers of half a minute', async () => {
    await readAnew()
    const files = vi.fn(() => false)
    gate.fail('refuse', files)
    const before = asked
    await readAnew()
    const once = asked - before
    now += 31_000
    vi.setSystemTime(now)
    for (const _ of [1, 2]) expect(tally(await times(20, read))).toEqual({ 200: 20 })
    expect([asked - before, files.mock.calls.length]).toEqual([2 * once, 2])
  })

  it('is bad while a mail is over half an hour late, and good while mails wait for their time', async () => {
    const mail = records(server, 'mails').doc('x')
    const inMinutes = (n: number) => new Date(now + 31_000 + n * 60_000)
    const set = (dueIn: number, status = 'pendiente') =>
      // Each try moves `sendAfter` on.
      mail.set({ createdAt: inMinutes(-300), sendAfter: inMinutes(9), dueAt: inMinutes(dueIn), status })
    for (const [dueIn, status] of [[-29], [60], [-300, 'enviado']] as const) {
      await set(dueIn, status)
      expect.soft((await readAnew()).status, `${dueIn}`).toBe(200)
    }
    await set(-31)
    await expectSick({ correo: 'atrasado' })
    await mail.delete()
    expect((await readAnew()).status).toBe(200)
  })
})

describe('a body', () => {
  const server = withApi()
  const login = () => `${server.url}/users/login`
  const post = (url: string, request: RawRequest) => ask(url, { method: 'POST', ...request })

  const typed = (type: string) => ({ 'content-type': type })
  const encoded = (encoding: string) => ({ ...JSON_TYPE, 'content-encoding': encoding })

  const SECRET = '1710034065'
  const json = Buffer.from(JSON.stringify({ username: SECRET, CedulaRUC: SECRET, password: SECRET }))
  const urlEncoded = Buffer.from(`username=${SECRET}`)
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
      'a form of another site': { headers: typed('application/x-www-form-urlencoded'), body: urlEncoded },
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

  it('is refused if no form of the portal sends it, and changes nothing', async () => {
    const { uid, token } = await register(server, ROL.ADMIN)
    const before = await everythingStored(server, [uid])
    const error = expect.stringMatching(/^(No pudimos leer el formulario|Lo que enviaste es demasiado largo)/)
    for (const [code, bodies] of Object.entries(REFUSED))
      for (const [what, odd] of Object.entries(bodies))
        for (const route of ['POST /users/login', 'POST /asesorias/nueva', `PUT /users/${uid}`]) {
          const [method = '', path] = route.split(' ')
          const headers = { authorization: `Bearer ${token}`, ...odd.headers }
          const { status, bytes } = await ask(server.url + path, { ...odd, method, headers })
          const answer = { status, body: JSON.parse(`${bytes}`) }
          expect.soft(answer, `${what} to ${path}`).toEqual(refusal(STATUS[code] ?? 0, code, error))
        }
    expect(await everythingStored(server, [uid])).toEqual(before)
    expect((await send(server, 'GET', '/salud')).status).toBe(200)
  })

  it('is refused when compressed, before the sender is checked', async () => {
    for (const { method, path } of [api.users.list, api.users.delete, api.libros.create]) {
      const headers = { 'content-encoding': 'gzip', authorization: 'Bearer ninguno' }
      const sent = { method, headers, body: gzipSync('{}') }
      const reply = await ask(server.url + path.replace(':id', 'x'), sent)
      expect.soft([reply.status, JSON.parse(`${reply.bytes}`).code], path).toEqual([415, 'unsupported_body'])
    }
  })

  it('is read in UTF-8, with its length or in chunks, up to 65,536 bytes; none is an empty form', async () => {
    for (const type of ['application/json', 'Application/JSON;charset="UTF-8"'])
      for (const chunked of [true, false]) {
        const body = Buffer.from(JSON.stringify(anInscripcion({ Correo: uniqueMail() })))
        const headers = { 'content-type': type, 'content-encoding': 'identity' }
        const { status } = await post(`${server.url}/inscripciones/crear`, { headers, body, chunked })
        expect(status).toBe(201)
        expect((await post(login(), { headers: JSON_TYPE, chunked })).status).toBe(400)
      }
    const longest = Buffer.from(JSON.stringify({ username: 'a', password: 'a' }).padEnd(65_536))
    expect((await post(login(), { headers: JSON_TYPE, body: longest })).status).toBe(401)
  })
})

describe('the configuration', () => {
  it('names each variable that is missing or wrong, and no value', async () => {
    const wrong = { PORTAL_URL: 'no-es-una-url', IDENTITY_API_KEY: undefined }
    const refused = expect(startApi(wrong)).rejects
    await refused.toThrow(/PORTAL_URL, IDENTITY_API_KEY/)
    await refused.not.toThrow(/no-es-una-url|MAX_LOGIN_FAILURES/)
  })
})
