import { APP_CHECK_HEADER, api, can } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../functions/src/errors.ts'
import { type AppCheck, createAppCheck } from '../../functions/src/platform/app-check.ts'
import { call, type Person, register, send, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion, aRegistration } from '../support/builders.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { signUp } from '../support/identity-client.ts'
import { startApi, withApi } from '../support/server.ts'

const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint)
const TOKEN = 'de-la-web'

/** In Google's place. */
const stub: AppCheck = { verify: async (token) => token === TOKEN }

const server = withApi({ APP_CHECK: 'required' }, () => ({ appCheck: stub }))
let person: Person

beforeAll(async () => {
  person = await register(server)
})

const proof = { [APP_CHECK_HEADER]: TOKEN }
const stored = async (collection: string) =>
  (await server.firebase.db.collection(collection).count().get()).data().count

/** As a visitor, or as whoever holds the token, with these headers. */
const asks = {
  asesoria: (headers = {}, token?: string) =>
    call(server, api.asesorias.create, { input: anAsesoria(), headers, token }),
  inscripcion: (headers = {}, token?: string) =>
    call(server, api.inscripciones.create, { input: anInscripcion(), headers, token }),
  login: (headers = {}, token?: string) => {
    const input = { username: person.user.Username, password: person.password }
    return call(server, api.users.login, { input, headers, token })
  },
}

const WITHOUT_PROOF: [how: string, headers: Record<string, string>][] = [
  ['nothing', {}],
  ['an empty token', { [APP_CHECK_HEADER]: '' }],
  ['a token of its own making', { [APP_CHECK_HEADER]: 'x.y.z' }],
]

describe('where App Check is required', () => {
  it('it is asked for whatever a visitor can write without the link of a mail, which is a proof of its own', () => {
    const { open, cancel, answer, rate } = api.seguimiento
    const { open: chosen, unsubscribe } = api.suscripciones
    const { open: training, cancel: leave } = api.capacitaciones
    const linked = [open, cancel, answer, rate, chosen, unsubscribe, training, leave]
    // However often a book is opened, an instance writes once a minute.
    const exempt: readonly string[] = [...linked, api.libros.countOpened].map(({ path }) => path)
    const writable = endpoints.filter(
      ({ method, path, permission }) => method !== 'GET' && can(null, permission) && !exempt.includes(path),
    )
    expect(writable.map(({ path }) => path)).toHaveLength(7)
    expect(endpoints.filter(({ appCheck }) => appCheck)).toEqual(writable)
  })

  it.each(WITHOUT_PROOF)(
    'a script that sends %s stores nothing and learns no address',
    async (_how, headers) => {
      const before = [await stored('asesorias'), await stored('inscripciones'), await stored('correos')]
      for (const ask of Object.values(asks))
        expect(await ask(headers)).toMatchObject({
          status: 403,
          body: { code: 'unverified_app', error: expect.stringContaining('viene del portal') },
        })
      expect([await stored('asesorias'), await stored('inscripciones'), await stored('correos')]).toEqual(
        before,
      )
    },
  )

  it('a registration without an account behind it is refused before it is read', async () => {
    const input = aRegistration({ username: uniqueName('nadie') })
    expect(await call(server, api.users.register, { input })).toMatchObject({
      body: { code: 'unverified_app' },
    })
    expect(await call(server, api.users.register, { input, headers: proof })).toMatchObject({ status: 401 })
  })

  it('the portal’s own calls pass', async () => {
    expect((await asks.asesoria(proof)).status).toBe(201)
    expect((await asks.inscripcion(proof)).status).toBe(201)
    expect(await asks.login(proof)).toMatchObject({ status: 200, body: { email: person.correo } })
  })

  it('whoever has a session needs no such token, a dead session is none', async () => {
    expect((await asks.asesoria({}, person.token)).status).toBe(201)
    expect(await asks.asesoria({}, 'x.y.z')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('an account can be completed by its owner', async () => {
    const { correo, uid, token } = await signUp(`${uniqueName('nueva')}@example.com`)
    const input = aRegistration({ username: uniqueName('nueva'), correo, uid })
    expect((await call(server, api.users.register, { input, token })).status).toBe(201)
  })

  it('reading is open as ever', async () => {
    expect((await call(server, api.libros.list, {})).status).toBe(200)
    expect((await send(server, 'GET', '/salud')).status).toBe(200)
  })
})

describe('where App Check is not configured', () => {
  it('nothing is asked of anybody', async () => {
    const plain = await startApi()
    expect(plain.deps.appCheck).toBeNull()
    expect((await call(plain, api.asesorias.create, { input: anAsesoria() })).status).toBe(201)
    await plain.close()
  })
})

describe('the check of a token', () => {
  const failing = (code: string, message = '') =>
    createAppCheck({ verifyToken: () => Promise.reject(Object.assign(new Error(message), { code })) })

  it.each(['', 'x', 'x.y.z', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`])(
    'refuses %j by Google’s own library',
    async (token) => {
      expect(await createAppCheck(server.firebase.appCheck()).verify(token)).toBe(false)
    },
  )

  it('refuses one whose time is over', async () => {
    expect(await failing('app-check/app-check-token-expired').verify('x')).toBe(false)
  })

  it.each([
    ['does not come to an end', createAppCheck({ verifyToken: () => new Promise(() => {}) }, 20)],
    ['cannot get Google’s keys', failing('app-check/invalid-argument', 'Error fetching Json Web Keys: x')],
    ['fails otherwise', failing('app-check/unknown-error')],
  ])('that %s is no refusal: try again later', async (_how, check) => {
    const error = await check.verify('x').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) })
  })
})
