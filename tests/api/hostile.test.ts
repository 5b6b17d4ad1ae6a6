import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aNewcomer,
  call,
  type Person,
  type Reply,
  refusal,
  register,
  send,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { anAsesoria, anInscripcion, aPerfil, aUserUpdate } from '../support/builders.ts'
import { moveCorreo, nextSecond, signIn, signUp } from '../support/identity-client.ts'
import { aroundAccounts } from '../support/outage.ts'
import { sendBytes } from '../support/raw.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { NONE_LEFT, storedUsers } from '../support/stored.ts'

/** Runs in the midst of a registration, and before an account is deleted. */
const between = { afterRecord: async (_uid: string) => {}, beforeDeletion: async (_uid: string) => {} }

const watched = ({ auth }: ApiServer['firebase']) => ({
  auth: aroundAccounts(auth, async (method, work, [uid]) => {
    if (method === 'setCustomUserClaims') await between.afterRecord(String(uid))
    if (method === 'deleteUser') await between.beforeDeletion(String(uid))
    return work()
  }),
})
const server = withApi({}, { replace: watched })
const people = withEveryKind(server)
const { accountOf, leftOf } = storedUsers(() => server)

let victim: Person
beforeAll(async () => {
  victim = await register(server, ROL.USUARIO, { username: uniqueName('Kiki-Isabel') })
})

const readUser = async (uid: string) =>
  (await call(server, api.users.read, { params: { uid }, token: people.admin.token })).body
const listed = async (what: 'asesorias' | 'inscripciones') =>
  (await call(server, api[what].list, { token: people.editor.token })).body
const listedOne = async (what: 'asesorias' | 'inscripciones', id: string) =>
  (await listed(what)).find(({ Id }: { Id: string }) => Id === id)

describe('a field that is not the sender’s', () => {
  const greed = () => ({
    ...{ rol: 1, Rol: 1, rol_id: 1, id: 'elegido', Id: 'elegido', emailVerified: true },
    ...{ uid: victim.uid, usuarioId: victim.uid, UsuarioId: victim.uid, customClaims: { rol: 1 } },
    ...{ realizada: true, Realizada: true, Estado: 'realizada', Atiende: victim.uid },
    ...{ fechaSolicitud: '1999-01-01T00:00:00Z', fechaInscripcion: '1999-01-01T00:00:00Z' },
  })

  it('decides nothing of a request or an enrolment', async () => {
    const asked = await call(server, api.asesorias.create, { input: { ...anAsesoria(), ...greed() } })
    const enrolment = { ...anInscripcion({ Correo: uniqueMail() }), ...greed() }
    const enrolled = await call(server, api.inscripciones.create, { input: enrolment })
    expect([asked.status, enrolled.status]).toEqual([201, 201])
    const request = await listedOne('asesorias', asked.body.Id)
    expect(request).toMatchObject({ UsuarioId: null, Realizada: false, Estado: 'recibida', Atiende: null })
    expect(new Date(request.FechaSolicitud).getFullYear()).toBeGreaterThan(2020)
    expect(await listedOne('inscripciones', enrolled.body.Id)).toMatchObject({ IdEspe: enrolment.IdEspe })
    for (const what of ['asesorias', 'inscripciones'] as const)
      expect(await listedOne(what, 'elegido')).toBeUndefined()
  })

  it('makes nobody an administrator, at the registration or in the profile', async () => {
    const { uid, correo, send } = await aNewcomer(server)
    expect((await send({ ...greed(), uid })).body.rol_id).toBe(3)
    const person = await register(server)
    const profile = { ...aPerfil(), ...greed(), correo: victim.correo, username: 'otra', cedulaRuc: '9' }
    const params = { uid: person.uid }
    const edited = await call(server, api.users.updatePerfil, { params, input: profile, token: person.token })
    expect(edited.status).toBe(200)
    const { Username } = person.user
    expect(await readUser(uid)).toMatchObject({ rol_id: 3, Correo: correo })
    const own = { Correo: person.correo, Username, CedulaRUC: '1710034065' }
    expect(await readUser(person.uid)).toMatchObject({ rol_id: 3, ...own })
    for (const one of [uid, person.uid])
      expect(await accountOf(one)).toMatchObject({ customClaims: { rol: 3 }, emailVerified: false })
  })
})

describe('a connection', () => {
  const asLines = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}`)
  const aRequest = (name: string) => {
    const body = JSON.stringify(anAsesoria({ Nombre: name }))
    return [
      ...['POST /api/asesorias/nueva HTTP/1.1', 'Host: a', 'Connection: close'],
      ...['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, '', body],
    ]
  }
  const namesAsked = async () => (await listed('asesorias')).map(({ Nombre }: { Nombre: string }) => Nombre)

  it('does a request in plain sight and none that is hidden in another', async () => {
    expect((await sendBytes(server, asLines(...aRequest('A la vista')))).status).toBe(201)
    const chunks = ['0', '', ...aRequest('Escondida')].join('\r\n')
    const size = Buffer.byteLength(chunks)
    const length = `Content-Length: ${size}`
    const HEADERS: string[][] = [
      [length, 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', length],
      [length, 'Transfer-Encoding : chunked'],
      [length, 'Transfer-Encoding:\tchunked'],
      [length, 'Transfer-Encoding: xchunked'],
      [length, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      [length, 'Transfer-Encoding:', ' chunked'],
      [length, 'X-A: b\nTransfer-Encoding: chunked'],
      [length, 'Content-Length: 5'],
      ['Content-Length: 5, 5'],
      [`Content-Length: +${size}`],
    ]
    for (const headers of HEADERS) {
      const head = ['POST /api/users/login HTTP/1.1', 'Host: a', 'Content-Type: application/json']
      const bytes = asLines(...head, ...headers, '', chunks)
      const { status } = await sendBytes(server, bytes, { halfClose: true })
      expect.soft([null, 400, 401], headers.join(' | ')).toContain(status)
    }
    const names = await namesAsked()
    expect(names).toContain('A la vista')
    expect(names).not.toContain('Escondida')
  })

  it('keeps its method, whatever header or query names another', async () => {
    const { token } = people.admin
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const path = `/asesorias/eliminar/${body.Id}`
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
      for (const method of ['POST', 'GET']) {
        const reply = await send(server, method, path, { token, headers: { [name]: 'DELETE' } })
        expect.soft(reply, name).toMatchObject(refusal(404, 'not_found'))
      }
    expect((await send(server, 'POST', `${path}?_method=DELETE`, { token })).status).toBe(404)
    expect(await listedOne('asesorias', body.Id)).toBeDefined()
    expect((await send(server, 'HEAD', '/asesorias/todas')).status).toBe(401)
    expect((await send(server, 'HEAD', '/asesorias/todas', { token })).status).toBe(200)
    const secret = 'Authorization: Bearer secreto-de-prueba'
    const trace = asLines('TRACE /api/salud HTTP/1.1', 'Host: a', secret, 'Connection: close', '', '')
    const traced = await sendBytes(server, trace)
    expect(traced.status).toBeGreaterThanOrEqual(400)
    expect(traced.body).not.toContain('secreto-de-prueba')
  })

  it('lets no page of another site read an answer or send a token', async () => {
    for (const origin of ['https://ajeno.example', 'null', 'http://127.0.0.1:5000.ajeno.example']) {
      const wanted = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x' }
      const asked = await send(server, 'OPTIONS', '/users', { headers: { origin, ...wanted } })
      const { headers } = await send(server, 'GET', '/salud', { headers: { origin } })
      for (const given of [asked.headers, headers])
        expect([...given.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('believes no header of a proxy, no cookie, no query and no line break', async () => {
    const { token } = people.admin
    const PROXY: Record<string, string> = {
      'X-Original-URL': '/api/users',
      'X-Forwarded-Host': 'ajeno.example',
      'X-Forwarded-Proto': 'javascript',
    }
    for (const [name, value] of Object.entries(PROXY)) {
      const reply = await send(server, 'GET', '/salud', { headers: { [name]: value } })
      expect.soft(reply, name).toMatchObject({ status: 200, body: { estado: 'ok' } })
      expect.soft(JSON.stringify([reply.body, ...reply.headers]), name).not.toContain('ajeno')
    }
    const split = await send(server, 'GET', '/users/a%0d%0aSet-Cookie:%20a=b', { token })
    expect(split).toMatchObject(refusal(404, 'not_found'))
    expect(split.headers.get('set-cookie')).toBeNull()
    const headers = { cookie: `__session=${token}; token=${token}` }
    expect((await send(server, 'GET', '/users', { headers })).status).toBe(401)
    expect((await send(server, 'GET', `/users?token=${token}&access_token=${token}`)).status).toBe(401)
  })
})

describe('an account', () => {
  const demote = ({ uid, user }: Person, changes: Record<string, unknown> = {}): Promise<Reply> => {
    const input = aUserUpdate(user, { rol_id: ROL.USUARIO, ...changes })
    return call(server, api.users.update, { params: { id: uid }, input, token: people.admin.token })
  }
  const listUsers = (token: string) => call(server, api.users.list, { token })
  const readBulletins = (token: string) => call(server, api.boletines.list, { token })

  it('is demoted at once, also with its e-mail moved away and after a refused change', async () => {
    const editor = await register(server, ROL.EDITOR)
    await nextSecond()
    const moved = uniqueMail()
    await moveCorreo(editor.token, moved)
    const accomplice = await signUp(editor.correo)
    await nextSecond()
    const { token } = await signIn(moved)
    expect((await listUsers(token)).status).toBe(403)
    const refused = await demote(editor, { correo: victim.correo, nombre: 'Rosa' })
    expect(refused).toMatchObject(refusal(409, 'email_taken'))
    expect(await readUser(editor.uid)).toMatchObject({ rol_id: ROL.EDITOR, Nombre: 'Luis' })
    expect(await demote(editor)).toMatchObject({ status: 200, body: { rol_id: ROL.USUARIO } })
    expect([401, 403]).toContain((await listUsers(token)).status)
    const demoted = { rol_id: ROL.USUARIO, Nombre: 'Luis', Correo: editor.correo }
    expect(await readUser(editor.uid)).toMatchObject(demoted)
    expect(await accountOf(editor.uid)).toMatchObject({ email: moved, customClaims: { rol: ROL.USUARIO } })
    expect((await accountOf(accomplice.uid))?.email).toBe(editor.correo)
  })

  it('has no role after a refused registration, nor without a record, whatever it claims', async () => {
    const { uid, correo, token, send } = await aNewcomer(server, { username: people.admin.user.Username })
    expect(await send()).toMatchObject(refusal(409, 'username_taken'))
    expect((await accountOf(uid))?.customClaims).toBeUndefined()
    for (const session of [token, (await signIn(correo)).token])
      expect(await readBulletins(session)).toMatchObject(refusal(403, 'forbidden'))
    expect(await readUser(people.admin.uid)).toMatchObject({ Username: people.admin.user.Username })
    for (const rol of [ROL.USUARIO, ROL.EDITOR, ROL.ADMIN]) {
      await server.firebase.auth.setCustomUserClaims(uid, { rol })
      const { token: claiming } = await signIn(correo)
      expect((await readBulletins(claiming)).status).toBe(403)
      expect((await listUsers(claiming)).status).toBe(403)
    }
  })

  it('deleted in the midst of its registration takes the record along', async () => {
    const { uid, username, send } = await aNewcomer(server)
    between.afterRecord = (made) => server.firebase.auth.deleteUser(made)
    expect((await send()).status).toBe(401)
    between.afterRecord = async () => {}
    expect(await leftOf({ uid, username })).toEqual(NONE_LEFT)
  })

  it('deleted just before its registration is repeated takes that record along', async () => {
    const { uid, token, username, send } = await aNewcomer(server)
    await send()
    between.beforeDeletion = async () => {
      expect((await send()).status).toBe(201)
    }
    expect((await call(server, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    between.beforeDeletion = async () => {}
    expect(await leftOf({ uid, username })).toEqual(NONE_LEFT)
  })
})
