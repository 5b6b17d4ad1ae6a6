import { api, ROL } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register } from '../support/api-as.ts'
import { aPerfil } from '../support/builders.ts'
import { agedToken, signIn } from '../support/identity-client.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

const server = withApi()
const people = withEveryKind(server)

const { stored, claimOf, accountExists } = storedUsers(() => server)

describe('the own profile', () => {
  let owner: Person
  beforeEach(async () => {
    owner = await register(server)
  })

  it('is edited by its owner; e-mail, username and role stay', async () => {
    const { uid, token } = owner
    const sneaky = { ...aPerfil(), rol: 1, rol_id: 1, username: 'otro', correo: 'otro@example.com' }
    const reply = await call(server, api.users.updatePerfil, { params: { uid }, input: sneaky, token })
    expect(reply).toMatchObject({ status: 200, body: { Nombre: 'Rosa', CedulaRUC: '1710034065', rol_id: 3 } })
    expect(reply.body.Username).toBe(owner.user.Username)
    expect(await stored(uid)).toMatchObject({ correo: owner.correo, rol: 3, ciudad: 'Latacunga' })
  })

  it('takes passwordActual and nuevaContrasena and keeps neither', async () => {
    const { uid, token } = owner
    const input = aPerfil({ passwordActual: 'clave-vieja-9', nuevaContrasena: 'clave-nueva-9' })
    expect((await call(server, api.users.updatePerfil, { params: { uid }, input, token })).status).toBe(200)
    expect(JSON.stringify(await stored(uid))).not.toMatch(/clave-/)
    await expect(signIn(owner.correo)).resolves.toBeTruthy()
  })

  it('with a wrong telephone is refused and stays as it was', async () => {
    const { uid, token } = owner
    const input = aPerfil({ telefono: '022345678' })
    const reply = await call(server, api.users.updatePerfil, { params: { uid }, input, token })
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.' },
    })
    expect(await stored(uid)).toMatchObject({ nombre: 'Luis', telefono: '0987654321' })
  })

  it('is out of reach for visitors and for everybody else, administrators included', async () => {
    const { uid } = owner
    const others = [people.visitor, people.usuario, people.editor, people.admin]
    const statuses = []
    for (const { token } of others) {
      statuses.push(
        (await call(server, api.users.updatePerfil, { params: { uid }, input: aPerfil(), token })).status,
      )
      statuses.push((await call(server, api.users.deletePerfil, { params: { uid }, token })).status)
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403, 403, 403])
    expect(await stored(uid)).toMatchObject({ nombre: 'Luis' })
    expect(await accountExists(uid)).toBe(true)
  })

  it('deleted by its owner takes record, username and account with it; the name is free again', async () => {
    const { uid, token, user } = owner
    expect((await call(server, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    expect(await stored(uid)).toBeUndefined()
    expect(await claimOf(user.Username)).toBeUndefined()
    expect(await accountExists(uid)).toBe(false)
    expect((await call(server, api.users.read, { params: { uid }, token })).status).toBe(401)
    const next = await register(server, ROL.USUARIO, { username: user.Username })
    expect(next.user.Username).toBe(user.Username)
  })

  it('is not deleted with a token, stolen or left open, whose password was typed six minutes ago', async () => {
    const { uid, user } = owner
    const before = await stored(uid)
    const token = await agedToken(owner, 6 * 60)
    expect((await call(server, api.users.read, { params: { uid }, token })).status).toBe(200)
    expect(await call(server, api.users.deletePerfil, { params: { uid }, token })).toMatchObject({
      status: 401,
      body: {
        error: 'Por seguridad, escribe de nuevo tu contraseña para eliminar tu cuenta.',
        code: 'recent_login',
      },
    })
    expect(await stored(uid)).toEqual(before)
    expect(await claimOf(user.Username)).toEqual({ uid })
    expect(await accountExists(uid)).toBe(true)

    const stillRecent = await agedToken(owner, 4 * 60)
    expect((await call(server, api.users.deletePerfil, { params: { uid }, token: stillRecent })).status).toBe(
      200,
    )
  })

  it('deletion that broke off before the account went is finished by asking again', async () => {
    let broken = true
    const flaky = await startApi({}, ({ identity }) => ({
      identity: {
        ...identity,
        deleteAccount: (uid) => (broken ? Promise.reject(new Error('down')) : identity.deleteAccount(uid)),
      },
    }))
    const { uid, token } = await register(flaky)
    expect((await call(flaky, api.users.deletePerfil, { params: { uid }, token })).status).toBe(500)
    expect(await accountExists(uid)).toBe(true)
    broken = false
    expect((await call(flaky, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    expect(await accountExists(uid)).toBe(false)
    await flaky.close()
  })

  it('of the last administrator cannot be deleted; of two who try at once, one stays', async () => {
    const small = await startApi()
    const first = await register(small, ROL.ADMIN)
    const remove = ({ uid, token }: Person) => call(small, api.users.deletePerfil, { params: { uid }, token })
    expect(await remove(first)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    expect(await accountExists(first.uid)).toBe(true)

    const second = await register(small, ROL.ADMIN)
    const replies = await Promise.all([remove(first), remove(second)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const left = await small.firebase.db.collection('users').where('rol', '==', ROL.ADMIN).get()
    expect(left.size).toBe(1)
    await small.close()
  })
})
