import { api, ROL } from '@naf/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { tallyWithCodes, times } from '../support/at-once.ts'
import { aPerfil, aRegistration, aUserUpdate } from '../support/builders.ts'
import { type Account, signUp } from '../support/identity-client.ts'
import { withApi } from '../support/server.ts'
import { ALL_LEFT, NONE_LEFT, storedUsers } from '../support/stored-users.ts'

const server = withApi()
let admin: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
})

const { users, stored, claimOf, leftOf } = storedUsers(() => server)

const AT_ONCE = 200

describe('one username, wanted by many at once', () => {
  it(`of ${AT_ONCE} who register exactly one gets it; the others hear so`, async () => {
    const username = uniqueName('deseado')
    const accounts = await times(AT_ONCE, (n) => signUp(`${username}-${n}@example.com`))
    const replies = await Promise.all(
      accounts.map(({ correo, uid, token }) =>
        call(server, api.users.register, { input: aRegistration({ username, correo, uid }), token }),
      ),
    )
    expect(tallyWithCodes(replies)).toEqual({ 201: 1, '409 username_taken': AT_ONCE - 1 })
    const { docs } = await users().where('username', '==', username).get()
    const winner = replies.find(({ status }) => status === 201)?.body.Id
    expect(docs.map(({ id }) => id)).toEqual([winner])
    expect(await claimOf(username)).toEqual({ uid: winner })
  }, 60_000)

  it('of ten users renamed to it by an administrator one gets it, and the others keep theirs', async () => {
    const username = uniqueName('renombre')
    const people = await times(10, () => register(server))
    const replies = await Promise.all(
      people.map(({ uid, user }) =>
        call(server, api.users.update, {
          params: { id: uid },
          input: aUserUpdate(user, { username }),
          token: admin.token,
        }),
      ),
    )
    expect(tallyWithCodes(replies)).toEqual({ 200: 1, '409 username_taken': 9 })
    for (const [n, { uid, user }] of people.entries()) {
      const name = replies[n]?.status === 200 ? username : user.Username
      expect(await stored(uid)).toMatchObject({ username: name })
      expect(await claimOf(name)).toEqual({ uid })
    }
  })
})

describe('one user, edited fifty times at once', () => {
  it('by the person and an administrator is edited each time, and nobody waits', async () => {
    const { uid, user, token } = await register(server)
    const edit = (n: number) =>
      n % 2
        ? call(server, api.users.updatePerfil, {
            params: { uid },
            input: aPerfil({ ciudad: `Quito ${n}` }),
            token,
          })
        : call(server, api.users.update, {
            params: { id: uid },
            input: aUserUpdate(user, { ciudad: `Ambato ${n}` }),
            token: admin.token,
          })
    const replies = await times(50, edit, 50)
    expect(tallyWithCodes(replies)).toEqual({ 200: 50 })
    expect(await claimOf(user.Username)).toEqual({ uid })
  })

  it('with a username of its own each time ends with one name, whose claim is the person’s, and no other claim', async () => {
    const { uid, user } = await register(server)
    const names = Array.from({ length: 50 }, () => uniqueName('renombre'))
    const replies = await Promise.all(
      names.map((username) =>
        call(server, api.users.update, {
          params: { id: uid },
          input: aUserUpdate(user, { username }),
          token: admin.token,
        }),
      ),
    )
    const statuses = tallyWithCodes(replies)
    expect(Object.keys(statuses).filter((kind) => kind !== '200' && kind !== '503 unavailable')).toEqual([])
    expect(statuses['200']).toBeGreaterThan(0)
    for (const { status, headers } of replies)
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const { username } = (await stored(uid)) ?? {}
    const claims = await server.firebase.db.collection('usernames').where('uid', '==', uid).get()
    expect(claims.docs.map(({ id }) => id)).toEqual([username])
  })
})

describe('an editor who edits the own profile all the while', () => {
  it('is demoted at once', async () => {
    const { uid, user, token } = await register(server, ROL.EDITOR)
    const params = { uid }
    let done = false
    const hammer = async () => {
      while (!done) await call(server, api.users.updatePerfil, { params, input: aPerfil(), token })
    }
    const hammers = [hammer(), hammer(), hammer(), hammer()]
    const input = aUserUpdate(user, { rol_id: ROL.USUARIO })
    const reply = await call(server, api.users.update, { params: { id: uid }, input, token: admin.token })
    done = true
    await Promise.all(hammers)
    expect(reply).toMatchObject({ status: 200, body: { rol_id: ROL.USUARIO } })
    expect((await call(server, api.users.list, { token })).status).toBe(401)
    expect(await stored(uid)).toMatchObject({ rol: ROL.USUARIO })
  })
})

describe('an account deleted while its person registers, twenty times', () => {
  type Deletion = (account: Account) => ReturnType<typeof call>
  const byAdmin: Deletion = ({ uid }) =>
    call(server, api.users.delete, { params: { id: uid }, token: admin.token })
  const byPerson: Deletion = ({ uid, token }) =>
    call(server, api.users.deletePerfil, { params: { uid }, token })

  it.each([
    ['by an administrator', () => signUp(`${uniqueName('efimera')}@example.com`), byAdmin],
    ['by the person, who registers anew', () => register(server), byPerson],
  ])(
    '%s is whole or gone',
    async (_, begin, remove) => {
      const rounds = await times(20, async (n) => {
        const account = await begin()
        const { uid, correo, token } = account
        const username = (await stored(uid))?.username ?? uniqueName('efimera')
        const input = aRegistration({ username, correo, uid })
        const registration = () => call(server, api.users.register, { input, token })
        const deletion = () => remove(account)
        const calls = n % 2 ? [deletion, registration] : [registration, deletion]
        const replies = await Promise.all(calls.map((send) => send()))
        expect(replies.filter(({ status }) => status >= 500)).toEqual([])
        return leftOf({ uid, username })
      })
      for (const state of rounds) expect([ALL_LEFT, NONE_LEFT]).toContainEqual(state)
    },
    60_000,
  )
})
