import { api, ROL } from '@naf/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { createMeeting } from '../support/outage.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

let server: ApiServer
let meet: () => Promise<void>
let first: Person
let second: Person

beforeEach(async () => {
  meet = async () => {}
  server = await startApi({}, ({ identity }) => ({
    identity: {
      ...identity,
      async verifyToken(token) {
        const session = await identity.verifyToken(token)
        await meet()
        return session
      },
    },
  }))
  first = await register(server, ROL.ADMIN)
  second = await register(server, ROL.ADMIN)
})
afterEach(() => server.close())

const { users, stored, accountOf } = storedUsers(() => server)

const demote = ({ user }: Person, { token }: Person) =>
  call(server, api.users.update, {
    params: { id: user.Id },
    input: aUserUpdate(user, { rol_id: ROL.USUARIO }),
    token,
  })

const remove = ({ user }: Person, { token }: Person) =>
  call(server, api.users.delete, { params: { id: user.Id }, token })

const refused = {
  status: 409,
  body: {
    error: 'El portal debe conservar al menos un administrador. Nombra a otro antes.',
    code: 'last_admin',
  },
}

describe('the last administrator', () => {
  it.each([
    ['demote', demote],
    ['delete', remove],
  ])('stays: of two who %s each other at once, one is left', async (_, act) => {
    meet = createMeeting(2)
    const replies = await Promise.all([act(second, first), act(first, second)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies).toContainEqual(expect.objectContaining(refused))
    const left = replies[0].status === 200 ? first : second
    const { docs } = await users().where('rol', '==', ROL.ADMIN).get()
    expect(docs.map(({ id }) => id)).toEqual([left.uid])
    expect((await accountOf(left.uid))?.customClaims).toEqual({ rol: ROL.ADMIN })
  })

  it('stays, record and account, when somebody tries whose role is gone from the records', async () => {
    await users().doc(second.uid).update({ rol: ROL.USUARIO })
    const before = await stored(first.uid)
    expect(await demote(first, second)).toMatchObject(refused)
    expect(await remove(first, second)).toMatchObject(refused)
    expect(await stored(first.uid)).toEqual(before)
    expect((await accountOf(first.uid))?.customClaims).toEqual({ rol: ROL.ADMIN })
  })

  it.each([
    ['disabled', (uid: string) => server.firebase.auth.updateUser(uid, { disabled: true })],
    ['gone', (uid: string) => server.firebase.auth.deleteUser(uid)],
    ['no administrator’s', (uid: string) => server.deps.identity.grantFirstRol(uid, ROL.EDITOR)],
  ])('stays where the only other record’s account is %s', async (_, change) => {
    await change(second.uid)
    const { uid, token } = first
    expect(await call(server, api.users.deletePerfil, { params: { uid }, token })).toMatchObject(refused)
    expect(await stored(uid)).toMatchObject({ rol: ROL.ADMIN })
    expect((await accountOf(uid))?.customClaims).toEqual({ rol: ROL.ADMIN })
  })

  it('may have the record of an administrator taken away whose account is gone', async () => {
    await server.firebase.auth.deleteUser(second.uid)
    expect((await remove(second, first)).status).toBe(200)
    expect(await stored(second.uid)).toBeUndefined()
  })

  it('can be edited as long as the role stays', async () => {
    await users().doc(second.uid).update({ rol: ROL.USUARIO })
    const reply = await call(server, api.users.update, {
      params: { id: first.uid },
      input: aUserUpdate(first.user, { ciudad: 'Ambato', rol_id: '1' }),
      token: second.token,
    })
    expect(reply).toMatchObject({ status: 200, body: { Ciudad: 'Ambato', rol_id: ROL.ADMIN } })
  })
})
