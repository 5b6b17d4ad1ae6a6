import { api, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, register, uniqueName } from '../support/api-as.ts'
import { aRegistration } from '../support/builders.ts'
import { nextSecond, signIn, signUp } from '../support/identity-client.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

const server = withApi()
const people = withEveryKind(server)

const { stored, claimOf } = storedUsers(() => server)

describe('logging in', () => {
  it('with the right password gives the e-mail, whatever the capitals of the username', async () => {
    const { user, password } = people.usuario
    const reply = await call(server, api.users.login, {
      input: { username: user.Username.toUpperCase(), password },
    })
    expect(reply).toMatchObject({ status: 200, body: { email: user.Correo } })
  })

  it('with a wrong password or an unknown username gets one and the same answer, and no e-mail', async () => {
    const wrong = await call(server, api.users.login, {
      input: { username: people.usuario.user.Username, password: 'otra-clave' },
    })
    const unknown = await call(server, api.users.login, {
      input: { username: uniqueName('nadie'), password: 'otra-clave' },
    })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ error: 'Usuario o contraseña incorrectos.', code: 'bad_credentials' })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
  })

  it.each(['a/b', 'a//b', '.', '..', '__x__', 'Ana \ud83d', 'ñandú'])(
    'with %j, which can be nobody’s username, is answered as for any unknown one',
    async (username) => {
      const reply = await call(server, api.users.login, { input: { username, password: 'otra-clave' } })
      expect(reply).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })
    },
  )

  it('without username or password is told which one is missing', async () => {
    const reply = await call(server, api.users.login, { input: { username: 'ana', password: '' } })
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'Escribe tu contraseña.', code: 'invalid_input' },
    })
  })

  it('is slowed down after too many failures for one username, and for that one only', async () => {
    const strict = await startApi({ MAX_LOGIN_FAILURES: '3' })
    const person = await register(strict)
    const attempt = (username: string, password: string) =>
      call(strict, api.users.login, { input: { username, password } })
    for (const _ of [1, 2, 3]) expect((await attempt(person.user.Username, 'mala')).status).toBe(401)
    const refused = await attempt(` ${person.user.Username.toUpperCase()} `, person.password)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await attempt('otra-persona', 'mala')).status).toBe(401)
    await strict.close()
  })
})

describe('the dashboard access', () => {
  it.each([
    ['usuario', '/dashboard-usuario/inicio'],
    ['editor', '/dashboard-editor/inicio'],
    ['admin', '/dashboard-admin/inicio'],
  ] as const)('sends %s to %s', async (kind, redirect) => {
    const reply = await call(server, api.users.dashboardAccess, { token: people[kind].token })
    expect(reply).toMatchObject({ status: 200, body: { redirect } })
  })

  it('is refused to a visitor, to a made-up token and to an account without a record', async () => {
    const orphan = await signUp(`${uniqueName('huerfana')}@example.com`)
    expect((await call(server, api.users.dashboardAccess, {})).status).toBe(401)
    expect((await call(server, api.users.dashboardAccess, { token: 'x.y.z' })).status).toBe(401)
    expect(await call(server, api.users.dashboardAccess, { token: orphan.token })).toMatchObject({
      status: 403,
      body: { error: 'No autorizado', code: 'forbidden' },
    })
  })

  it('is refused to a token whose sessions were ended', async () => {
    const person = await register(server)
    await nextSecond()
    await server.deps.identity.changeRol(person.uid, ROL.EDITOR)
    expect((await call(server, api.users.dashboardAccess, { token: person.token })).status).toBe(401)
    const again = await signIn(person.correo)
    expect((await call(server, api.users.dashboardAccess, { token: again.token })).body.redirect).toBe(
      '/dashboard-editor/inicio',
    )
  })
})

describe('reading a user and a role', () => {
  it('gives people their own record, with exactly the fields of the contract', async () => {
    const { uid, token, user } = people.usuario
    const reply = await call(server, api.users.read, { params: { uid }, token })
    expect(reply).toMatchObject({ status: 200, body: user })
    expect(Object.keys(reply.body).sort()).toEqual(
      'Apellido CedulaRUC Ciudad Correo FechaRegistro FirebaseUid Id Nombre SegundoApellido SegundoNombre Telefono TipoContribuyente Username rol_id'.split(
        ' ',
      ),
    )
    expect((await call(server, api.users.readRol, { params: { uid }, token })).body).toEqual({ rol: 3 })
  })

  it('gives staff anybody’s, and refuses visitors and other taxpayers', async () => {
    const { uid } = people.usuario
    const other = await register(server)
    for (const endpoint of [api.users.read, api.users.readRol]) {
      for (const kind of ['editor', 'admin'] as const)
        expect((await call(server, endpoint, { params: { uid }, token: people[kind].token })).status).toBe(
          200,
        )
      expect((await call(server, endpoint, { params: { uid } })).status).toBe(401)
      expect((await call(server, endpoint, { params: { uid }, token: other.token })).status).toBe(403)
    }
  })

  it('answers 404 for nobody and for a name that is no id', async () => {
    const { token } = people.admin
    for (const uid of ['nadie', '..', 'a/b', '__x__', 'ñ'])
      expect((await call(server, api.users.read, { params: { uid }, token })).status, uid).toBe(404)
  })
})

describe('registering', () => {
  const attempt = async (changes: Record<string, unknown> = {}, token?: string | null) => {
    const username = uniqueName('nueva')
    const account = await signUp(`${username}@example.com`)
    const input = aRegistration({ username, correo: account.correo, uid: account.uid, ...changes })
    const reply = await call(server, api.users.register, {
      input,
      token: token === null ? undefined : (token ?? account.token),
    })
    return { account, input, reply }
  }

  it('stores the record, claims the username and gives role 3, whatever role was asked for', async () => {
    const { account, reply, input } = await attempt({ rol_id: 1 })
    expect(reply).toMatchObject({ status: 201, body: { FirebaseUid: account.uid, rol_id: 3 } })
    expect(await stored(account.uid)).toMatchObject({ rol: 3, username: input.username })
    expect(await claimOf(input.username)).toEqual({ uid: account.uid })
    const { token } = await signIn(account.correo)
    expect((await call(server, api.users.dashboardAccess, { token })).body.redirect).toBe(
      '/dashboard-usuario/inicio',
    )
  })

  it('never stores the password', async () => {
    const { account, input } = await attempt()
    expect(JSON.stringify(await stored(account.uid))).not.toContain(input.password)
  })

  it('is refused without a token, for another account and for another e-mail; nothing is stored', async () => {
    const nobody = await attempt({}, null)
    const somebodyElse = await attempt({}, people.usuario.token)
    const otherMail = await attempt({ correo: 'otra@example.com' })
    expect([nobody.reply.status, somebodyElse.reply.status, otherMail.reply.status]).toEqual([401, 403, 403])
    for (const { account, input } of [nobody, somebodyElse, otherMail]) {
      expect(await stored(account.uid)).toBeUndefined()
      expect(await claimOf(input.username)).toBeUndefined()
    }
  })

  it('with bad data is refused with the message of the field; nothing is stored', async () => {
    const { account, reply } = await attempt({ cedulaRUC: '1710034066' })
    expect(reply).toMatchObject({ status: 400, body: { error: 'Cédula inválida.', code: 'invalid_input' } })
    expect(await stored(account.uid)).toBeUndefined()
  })

  it('with a username taken in other capitals is refused, and its holder keeps it', async () => {
    const { user, uid } = people.usuario
    const { account, reply } = await attempt({ username: user.Username.toUpperCase() })
    expect(reply).toMatchObject({ status: 409, body: { code: 'username_taken' } })
    expect(await stored(account.uid)).toBeUndefined()
    expect(await claimOf(user.Username)).toEqual({ uid })
  })

  it('twenty at once with one username: exactly one succeeds, the others store nothing', async () => {
    const username = uniqueName('carrera')
    const accounts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signUp(`${username}-${n}@example.com`)),
    )
    const replies = await Promise.all(
      accounts.map(({ correo, uid, token }, n) => {
        const spelled = n % 2 ? username.toUpperCase() : username
        return call(server, api.users.register, {
          input: aRegistration({ username: spelled, correo, uid }),
          token,
        })
      }),
    )
    const winners = accounts.filter((_, n) => replies[n]?.status === 201)
    expect(winners).toHaveLength(1)
    expect(
      replies.filter(({ status, body }) => status === 409 && body.code === 'username_taken'),
    ).toHaveLength(19)
    const records = await Promise.all(accounts.map(({ uid }) => stored(uid)))
    expect(records.filter(Boolean)).toHaveLength(1)
    expect(await claimOf(username)).toEqual({ uid: winners[0]?.uid })
  })

  it('completes an account that was left without a record', async () => {
    const correo = `${uniqueName('huerfana')}@example.com`
    await signUp(correo)
    const later = await signIn(correo)
    const input = aRegistration({ username: uniqueName('vuelve'), correo, uid: later.uid })
    expect((await call(server, api.users.register, { input, token: later.token })).status).toBe(201)
  })

  it('sent again after a lost answer gives the same record; another username for it is refused', async () => {
    const { account, input, reply } = await attempt()
    const again = await call(server, api.users.register, { input, token: account.token })
    expect(again).toMatchObject({ status: 201, body: reply.body })
    const other = await call(server, api.users.register, {
      input: { ...input, username: uniqueName('otro') },
      token: account.token,
    })
    expect(other).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    expect(await stored(account.uid)).toMatchObject({ username: input.username })
  })

  it('that broke off before the role opens nothing, and is completed by sending it again', async () => {
    let broken = true
    const failing = await startApi({}, ({ identity }) => ({
      identity: {
        ...identity,
        grantFirstRol: (...args) =>
          broken ? Promise.reject(new Error('provider down')) : identity.grantFirstRol(...args),
      },
    }))
    const account = await signUp(`${uniqueName('caida')}@example.com`)
    const input = aRegistration({ username: uniqueName('caida'), correo: account.correo, uid: account.uid })
    const send = () => call(failing, api.users.register, { input, token: account.token })
    const dashboard = async () =>
      call(failing, api.users.dashboardAccess, { token: (await signIn(account.correo)).token })
    const reply = await send()
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(JSON.stringify(reply.body)).not.toContain('provider down')
    expect((await dashboard()).status).toBe(403)

    broken = false
    expect(await send()).toMatchObject({ status: 201, body: { FirebaseUid: account.uid } })
    expect((await dashboard()).status).toBe(200)
    await failing.close()
  })
})
