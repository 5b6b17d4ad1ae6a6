import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aPerfil, aRegistration, aUserUpdate } from '../support/builders.ts'
import { type Account, moveCorreo, nextSecond, signIn, signUp } from '../support/identity-client.ts'
import { startApi, withApi } from '../support/server.ts'
import { ALL_LEFT, NONE_LEFT, storedUsers } from '../support/stored-users.ts'

const server = withApi()
let admin: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
})

const { stored, claimOf, accountOf, leftOf } = storedUsers(() => server)

const readBulletins = ({ token }: Pick<Account, 'token'>) => call(server, api.boletines.list, { token })

describe('an editor who wants to escape the own demotion', () => {
  /** Moves the e-mail at the provider and has an accomplice register the one the record names. */
  const evade = async () => {
    const editor = await register(server, ROL.EDITOR)
    await nextSecond()
    const moved = `${uniqueName('escondida')}@example.com`
    await moveCorreo(editor.token, moved)
    const accomplice = await signUp(editor.correo)
    await nextSecond()
    const { token } = await signIn(moved)
    return { editor, moved, token, accomplice }
  }

  const demote = ({ uid, user }: Person, changes: Record<string, unknown> = {}) =>
    call(server, api.users.update, {
      params: { id: uid },
      input: aUserUpdate(user, { rol_id: ROL.USUARIO, ...changes }),
      token: admin.token,
    })

  const expectDemoted = async ({ uid }: Person, token: string) => {
    expect(await call(server, api.users.list, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await stored(uid)).toMatchObject({ rol: ROL.USUARIO })
    const account = await accountOf(uid)
    expect(account?.customClaims).toEqual({ rol: ROL.USUARIO })
    expect(Date.parse(account?.tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 10_000)
  }

  it('by moving the e-mail and giving the old one to somebody else is demoted all the same, at once', async () => {
    const { editor, moved, token, accomplice } = await evade()
    expect((await call(server, api.users.list, { token })).status).toBe(200)
    expect(await demote(editor)).toMatchObject({ status: 200, body: { rol_id: ROL.USUARIO } })
    await expectDemoted(editor, token)
    expect((await accountOf(editor.uid))?.email).toBe(moved)
    expect((await accountOf(accomplice.uid))?.email).toBe(editor.correo)
  })

  it('is demoted also where the administrator’s new e-mail for them is refused', async () => {
    const { editor, moved, token } = await evade()
    const other = await register(server)
    expect(await demote(editor, { correo: other.correo, nombre: 'Rosa' })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', error: expect.stringContaining('El cambio de rol sí quedó guardado.') },
    })
    await expectDemoted(editor, token)
    expect(await stored(editor.uid)).toMatchObject({ nombre: 'Luis', correo: editor.correo })
    expect((await accountOf(editor.uid))?.email).toBe(moved)
  })

  it('cannot keep the administrator from it by editing the own profile all the while', async () => {
    const editor = await register(server, ROL.EDITOR)
    const { uid, token } = editor
    const edit = () =>
      call(server, api.users.updatePerfil, {
        params: { uid },
        input: aPerfil({ ciudad: uniqueName('c') }),
        token,
      })
    expect((await edit()).status).toBe(200)
    let done = false
    const hammer = async () => {
      while (!done) await edit()
    }
    const hammers = [hammer(), hammer(), hammer(), hammer()]
    const reply = await demote(editor)
    done = true
    await Promise.all(hammers)
    expect(reply.status).toBe(200)
    await expectDemoted(editor, editor.token)
  })
})

describe('an e-mail that its person moved at the identity provider', () => {
  it('stays where it was moved to, proven as it was, when an administrator corrects the telephone', async () => {
    const person = await register(server)
    const moved = `${uniqueName('nueva')}@example.com`
    await server.firebase.auth.updateUser(person.uid, { email: moved, emailVerified: true })
    const reply = await call(server, api.users.update, {
      params: { id: person.uid },
      input: aUserUpdate(person.user, { telefono: '0991112223' }),
      token: admin.token,
    })
    expect(reply).toMatchObject({ status: 200, body: { Telefono: '0991112223' } })
    expect(await accountOf(person.uid)).toMatchObject({ email: moved, emailVerified: true })
  })
})

describe('an account whose registration was refused', () => {
  it('has no role and does not read the bulletins', async () => {
    const taken = admin.user.Username
    const account = await signUp(`${uniqueName('colada')}@example.com`)
    const input = aRegistration({ username: taken, correo: account.correo, uid: account.uid })
    expect(await call(server, api.users.register, { input, token: account.token })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    })
    expect((await accountOf(account.uid))?.customClaims).toBeUndefined()
    for (const session of [account, await signIn(account.correo)])
      expect(await readBulletins(session)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await stored(account.uid)).toBeUndefined()
    expect(await claimOf(taken)).toEqual({ uid: admin.uid })
  })

  it.each([ROL.USUARIO, ROL.EDITOR, ROL.ADMIN])(
    'or whose record is gone, has no role either, whatever it claims (%i)',
    async (rol) => {
      const account = await signUp(`${uniqueName('resto')}@example.com`)
      await server.deps.identity.grantFirstRol(account.uid, rol)
      const session = await signIn(account.correo)
      expect((await readBulletins(session)).status).toBe(403)
      expect((await call(server, api.users.list, session)).status).toBe(403)
    },
  )
})

describe('an account that is deleted while its person registers', () => {
  it.each([
    ['by an administrator', async () => signUp(`${uniqueName('efimera')}@example.com`), false],
    ['by the person, who registers anew', async () => register(server), true],
  ])('%s, twenty times: all of it is left or none', async (_, begin, own) => {
    const rounds = Array.from({ length: 20 }, async (_, n) => {
      const { uid, correo, token } = await begin()
      const username = uniqueName('efimera')
      const current = (await stored(uid))?.username ?? username
      const input = aRegistration({ username: current, correo, uid })
      const registration = () => call(server, api.users.register, { input, token })
      const deletion = () =>
        own
          ? call(server, api.users.deletePerfil, { params: { uid }, token })
          : call(server, api.users.delete, { params: { id: uid }, token: admin.token })
      const calls = [registration, deletion, registration]
      const replies = await Promise.all((n % 2 ? calls.slice(1) : calls.slice(0, 2)).map((send) => send()))
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      return leftOf({ uid, username: current })
    })
    for (const state of await Promise.all(rounds)) expect([ALL_LEFT, NONE_LEFT]).toContainEqual(state)
  })

  it('just after the registration wrote the record: the record goes too', async () => {
    const late = await startApi({}, ({ identity }) => ({
      identity: {
        ...identity,
        grantFirstRol: async (uid, rol) => {
          await identity.deleteAccount(uid)
          return identity.grantFirstRol(uid, rol)
        },
      },
    }))
    const { uid, correo, token } = await signUp(`${uniqueName('efimera')}@example.com`)
    const input = aRegistration({ username: uniqueName('efimera'), correo, uid })
    expect(await call(late, api.users.register, { input, token })).toMatchObject({ status: 401 })
    expect((await late.firebase.db.collection('users').get()).size).toBe(0)
    expect((await late.firebase.db.collection('usernames').get()).size).toBe(0)
    await late.close()
  })

  it('just before the registration writes a record: the record goes too', async () => {
    let meanwhile = async () => {}
    const late = await startApi({}, ({ identity }) => ({
      identity: {
        ...identity,
        deleteAccount: async (uid) => {
          await meanwhile()
          return identity.deleteAccount(uid)
        },
      },
    }))
    const { uid, correo, token, user } = await register(late)
    const input = aRegistration({ username: user.Username, correo, uid })
    meanwhile = async () => {
      expect((await call(late, api.users.register, { input, token })).status).toBe(201)
    }
    expect((await call(late, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    expect((await late.firebase.db.collection('users').get()).size).toBe(0)
    expect((await late.firebase.db.collection('usernames').get()).size).toBe(0)
    await late.close()
  })
})
