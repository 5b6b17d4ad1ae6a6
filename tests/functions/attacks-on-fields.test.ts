import { randomUUID } from 'node:crypto'
import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, JSON_TYPE, type Person, register, send, uniqueName } from '../support/api-as.ts'
import {
  aBoletin,
  anAsesoria,
  anInscripcion,
  aPerfil,
  aRegistration,
  aUserToCreate,
  aUserUpdate,
} from '../support/builders.ts'
import { aPdf, asFile } from '../support/files.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

/** What can be tried with what stands in a body. */

const server = withApi()
let admin: Person
let editor: Person
let victim: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
  editor = await register(server, ROL.EDITOR)
  victim = await register(server, ROL.USUARIO, { username: uniqueName('Kiki-Isabel') })
})

const { stored, accountOf } = storedUsers(() => server)
const record = async (collection: string, id: string) =>
  (await server.firebase.db.collection(collection).doc(id).get()).data()

/** Fields that are not the sender's to decide. */
const greed = () => ({
  rol: 1,
  Rol: 1,
  rol_id: 1,
  uid: victim.uid,
  id: 'elegido',
  Id: 'elegido',
  usuarioId: victim.uid,
  UsuarioId: victim.uid,
  realizada: true,
  Realizada: true,
  fechaSolicitud: '1999-01-01T00:00:00Z',
  fechaInscripcion: '1999-01-01T00:00:00Z',
  fechaRegistro: '1999-01-01T00:00:00Z',
  fingerprint: 'elegida',
  emailVerified: true,
  customClaims: { rol: 1 },
})

describe('fields that nobody asked for', () => {
  it('decide nothing of a request for advice', async () => {
    const { status, body } = await call(server, api.asesorias.create, {
      input: { ...anAsesoria(), ...greed() },
    })
    expect(status).toBe(201)
    const kept = await record('asesorias', body.Id)
    expect(kept).toMatchObject({ usuarioId: null, realizada: false, fechaRealizacion: null })
    expect(kept?.fingerprint).not.toBe('elegida')
    expect(Object.keys(kept ?? {})).not.toContain('rol')
    expect(kept?.fechaSolicitud.toDate().getFullYear()).toBeGreaterThan(2020)
    expect(await record('asesorias', 'elegido')).toBeUndefined()
  })

  it('decide nothing of an enrolment', async () => {
    const input = { ...anInscripcion({ IdEspe: 'L00477777' }), ...greed() }
    const { body } = await call(server, api.inscripciones.create, { input })
    const kept = await record('inscripciones', body.Id)
    expect(Object.keys(kept ?? {})).not.toContain('rol')
    expect(kept?.fechaInscripcion.toDate().getFullYear()).toBeGreaterThan(2020)
    expect(await record('inscripciones', 'elegido')).toBeUndefined()
  })

  it('make no administrator of who registers or of who edits the own profile', async () => {
    const username = uniqueName('avida')
    const { uid, correo, token } = await signUp(`${username}@example.com`)
    const input = { ...greed(), ...aRegistration({ username, correo, rol_id: 1 }), uid }
    expect((await call(server, api.users.register, { input, token })).body.rol_id).toBe(3)
    const profile = { ...aPerfil(), ...greed(), correo: victim.correo, username: 'otra', cedulaRuc: '9' }
    const person = await register(server)
    const reply = await call(server, api.users.updatePerfil, {
      params: { uid: person.uid },
      input: profile,
      token: person.token,
    })
    expect(reply.status).toBe(200)
    expect(await stored(uid)).toMatchObject({ rol: 3, correo })
    expect(await stored(person.uid)).toMatchObject({
      rol: 3,
      correo: person.correo,
      username: person.user.Username,
      cedulaRUC: '1710034065',
    })
    for (const one of [uid, person.uid])
      expect(await accountOf(one)).toMatchObject({ customClaims: { rol: 3 }, emailVerified: false })
  })

  it('change nothing of a user but what the administrator’s form has', async () => {
    const input = { ...aUserUpdate(victim.user), uid: admin.uid, fechaRegistro: 0, password: 'otra-clave-1' }
    const before = await stored(victim.uid)
    const reply = await call(server, api.users.update, {
      params: { id: victim.uid },
      input,
      token: admin.token,
    })
    expect(reply.status).toBe(200)
    expect(await stored(victim.uid)).toEqual(before)
  })

  it('are refused in a form with a file, and nothing is stored', async () => {
    const input = { ...aBoletin(), 'archivo.carpeta': 'libros/x', token: 'x' }
    const file = asFile(await aPdf(), 'a.pdf')
    const reply = await call(server, api.boletines.create, { input, file, token: editor.token })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await server.firebase.db.collection('boletines').get()).size).toBe(0)
  })
})

it.each(['__proto__', 'constructor'])('a body with %s poisons no object of the server', async (name) => {
  const poison = name === '__proto__' ? '{"rol":1}' : '{"prototype":{"rol":1}}'
  const body = JSON.stringify(anAsesoria()).replace('{', `{"${name}":${poison},`)
  expect([201, 400]).toContain(
    (await send(server, 'POST', '/asesorias/nueva', { headers: JSON_TYPE, body })).status,
  )
  expect(({} as { rol?: number }).rol).toBeUndefined()
  expect((await call(server, api.users.list, {})).status).toBe(401)
})

it.each([{ $gt: '' }, { $ne: null }, ['admin'], true, 1, null])(
  'a login with %j for a name or a password is no login',
  async (value) => {
    for (const input of [
      { username: value, password: victim.password },
      { username: victim.user.Username, password: value },
    ]) {
      const reply = await send(server, 'POST', '/users/login', {
        headers: JSON_TYPE,
        body: JSON.stringify(input),
      })
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    }
  },
)

describe('the name of somebody else', () => {
  const attempts: [string, (name: string) => string][] = [
    ['in capitals', (name) => name.toUpperCase()],
    ['with a Kelvin sign', (name) => name.replace('K', '\u212a')],
    ['with a Turkish I', (name) => name.replace('I', 'İ')],
    ['with an i without a dot', (name) => name.replace('i', 'ı')],
    ['with a Cyrillic letter', (name) => name.replace('a', 'а')],
    ['in full width', (name) => name.replace('K', 'Ｋ')],
    ['with an invisible sign', (name) => `${name}\u200b`],
    ['with a soft hyphen', (name) => `${name.slice(0, 4)}\u00ad${name.slice(4)}`],
    ['turned around', (name) => `\u202e${name}`],
    ['with a combining accent', (name) => `${name}\u0301`],
    ['with a line break', (name) => `${name}\n`.replace('\n', '\r\nadmin')],
  ]

  it.each(attempts)('%s is given to nobody, and opens nothing', async (_, change) => {
    const name = victim.user.Username
    const wanted = change(name)
    const { uid, correo, token } = await signUp(`${uniqueName('impostora')}@example.com`)
    const input = aRegistration({ username: wanted, uid, correo })
    const reply = await call(server, api.users.register, { input, token })
    expect([400, 409]).toContain(reply.status)
    expect(await stored(uid)).toBeUndefined()
    const login = await call(server, api.users.login, { input: { username: wanted, password: 'otra-clave' } })
    expect([400, 401]).toContain(login.status)
    expect(login.body.email).toBeUndefined()
  })

  it('an e-mail in other capitals is the same mailbox', async () => {
    const correo = victim.correo.toUpperCase()
    const input = aUserToCreate({ username: uniqueName('doble'), correo })
    const reply = await call(server, api.users.create, { input, token: admin.token })
    expect(reply).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })
})

describe('a key under which somebody else sent a form', () => {
  it('gives neither the other’s record nor a change to it', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = (token: string | undefined, Nombre: string) =>
      call(server, api.asesorias.create, { input: anAsesoria({ Nombre }), token, headers })
    const first = await send(victim.token, 'Primera Persona')
    const others = await Promise.all([
      send(undefined, 'Sin Cuenta'),
      send(editor.token, 'Otra Persona'),
      ...Array.from({ length: 10 }, () => send(admin.token, 'Tercera Persona')),
    ])
    const ids = new Set([first, ...others].map(({ body }) => body.Id))
    expect([first, ...others].map(({ status }) => status)).toEqual(Array(13).fill(201))
    expect(ids.size).toBe(4)
    expect(await record('asesorias', first.body.Id)).toMatchObject({
      nombre: 'Primera Persona',
      usuarioId: victim.uid,
    })
  })

  it('gives nobody else’s bulletin either', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const pdf = await aPdf()
    const publish = (token: string) =>
      call(server, api.boletines.create, { input: aBoletin(), file: asFile(pdf, 'a.pdf'), token, headers })
    const [one, other] = [await publish(editor.token), await publish(admin.token)]
    expect(one.body.Id).not.toBe(other.body.Id)
    expect(other.body.Username).toBe(admin.user.Username)
  })
})
