import { api, homeOf, ROL, type Rol } from '@naf/contract'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { beforeAll, describe, expect, it } from 'vitest'
import { createIdentity } from '../../functions/src/platform/identity.ts'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aRegistration, aUserUpdate } from '../support/builders.ts'
import { nextSecond, signIn, signUp } from '../support/identity-client.ts'
import type { Deps, Firebase } from '../support/server.ts'
import { withApi } from '../support/server.ts'

/**
 * On the emulator the library always asks about the account of a token, in the cloud never: here it reads the token only.
 * Signatures are the library's business; the emulator's tokens have none.
 */
const asInTheCloud = ({ identity, config, users }: Deps, { auth }: Firebase): Partial<Deps> => {
  const claimsOf = (token: string): DecodedIdToken =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const cloud: Pick<Auth, 'verifyIdToken' | 'getUser'> = {
    getUser: (uid) => auth.getUser(uid),
    verifyIdToken: async (token) => ({ ...claimsOf(token), uid: claimsOf(token).sub }),
  }
  const { verifyToken } = createIdentity(cloud as Auth, config.IDENTITY_API_KEY, users.findUsername)
  return { identity: { ...identity, verifyToken } }
}

describe.each([
  ['on the emulator', () => ({})],
  ['as in the cloud', asInTheCloud],
])('sessions, %s:', (_, replace) => {
  const server = withApi({}, replace)
  let admin: Person

  beforeAll(async () => {
    admin = await register(server, ROL.ADMIN)
  })

  const changeRol = ({ user }: Person, rol_id: Rol) =>
    call(server, api.users.update, {
      params: { id: user.Id },
      input: aUserUpdate(user, { rol_id }),
      token: admin.token,
    })

  const dashboard = (token: string) => call(server, api.users.dashboardAccess, { token })
  const listUsers = (token: string) => call(server, api.users.list, { token })

  const ended = {
    status: 401,
    body: { error: 'Tu sesión terminó. Ingresa de nuevo.', code: 'unauthenticated' },
  }

  describe('a session begun in the very second in which the role changes', () => {
    it.each([
      ['demoted', ROL.ADMIN, ROL.USUARIO, 403],
      ['promoted', ROL.USUARIO, ROL.ADMIN, 200],
    ] as const)(
      'is over at its next request for who is %s; a new one has the new role',
      async (_, from, to, status) => {
        const person = await register(server, from)
        await nextSecond()
        const { token } = await signIn(person.correo)
        expect((await dashboard(token)).body).toEqual({ redirect: homeOf(from) })
        expect((await changeRol(person, to)).status).toBe(200)
        expect(await dashboard(token)).toMatchObject(ended)
        expect(await listUsers(token)).toMatchObject(ended)

        await nextSecond()
        const again = await signIn(person.correo)
        expect((await dashboard(again.token)).body).toEqual({ redirect: homeOf(to) })
        expect((await listUsers(again.token)).status).toBe(status)
      },
    )
  })

  describe('the session in which somebody registers', () => {
    it('has no role yet, completes the registration and may repeat it, and opens nothing', async () => {
      const username = uniqueName('nueva')
      const { correo, uid, token } = await signUp(`${username}@example.com`)
      const input = aRegistration({ username, correo, uid })
      const first = await call(server, api.users.register, { input, token })
      expect(first).toMatchObject({ status: 201, body: { rol_id: ROL.USUARIO } })
      const second = await call(server, api.users.register, { input, token })
      expect(second).toMatchObject({ status: 201, body: first.body })
      expect(await dashboard(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect((await dashboard((await signIn(correo)).token)).status).toBe(200)
    })
  })

  it('a session that was revoked is over at its next request', async () => {
    const { uid, token } = await register(server)
    await nextSecond()
    await server.firebase.auth.revokeRefreshTokens(uid)
    expect(await dashboard(token)).toMatchObject(ended)
  })

  it.each([
    ['revoked', (uid: string) => server.firebase.auth.revokeRefreshTokens(uid)],
    ['disabled', (uid: string) => server.firebase.auth.updateUser(uid, { disabled: true })],
    [
      'given another role',
      (uid: string) => server.firebase.auth.setCustomUserClaims(uid, { rol: ROL.EDITOR }),
    ],
    ['gone', (uid: string) => server.firebase.auth.deleteUser(uid)],
  ])(
    'a session in the midst of its work is over at its next request once its account is %s',
    async (_, end) => {
      const { uid, token } = await register(server)
      expect((await dashboard(token)).status).toBe(200)
      await nextSecond()
      await end(uid)
      expect(await dashboard(token)).toMatchObject(ended)
    },
  )

  it('a token whose account is gone is refused', async () => {
    const { uid, token } = await register(server)
    await server.firebase.auth.deleteUser(uid)
    expect(await dashboard(token)).toMatchObject(ended)
  })

  describe('a disabled account', () => {
    it('is refused with the token it has, until it is enabled again', async () => {
      const { uid, token } = await register(server)
      const setDisabled = (disabled: boolean) => server.firebase.auth.updateUser(uid, { disabled })
      await setDisabled(true)
      expect(await dashboard(token)).toMatchObject(ended)
      await setDisabled(false)
      expect((await dashboard(token)).status).toBe(200)
    })
  })
})
