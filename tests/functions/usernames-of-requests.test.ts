import { api, ROL } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria, aRegistration, aUserUpdate } from '../support/builders.ts'
import { countReads } from '../support/firestore-requests.ts'
import { signIn, signUp } from '../support/identity-client.ts'
import { withApi } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'

/** What a request says of the account behind it: docs/decisions/usernames-of-requests.md. */

const server = withApi()
let admin: Person
let person: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
})

const { asesorias, clear } = storedAsesorias(() => server)
beforeEach(async () => {
  await clear()
  person = await register(server)
})

const ask = ({ token }: Pick<Person, 'token'>) =>
  call(server, api.asesorias.create, { input: anAsesoria(), token }).then(({ body }) => body.Id as string)
const rename = (username: string, changes = {}) =>
  call(server, api.users.update, {
    params: { id: person.uid },
    input: aUserUpdate(person.user, { username, ...changes }),
    token: admin.token,
  })
const remove = () => call(server, api.users.delete, { params: { id: person.uid }, token: admin.token })

/** The names as staff sees them, in the whole list and in pages, the newest request first. */
const names = async (): Promise<(string | null)[]> => {
  const { token } = admin
  const [whole, page] = await Promise.all([
    call(server, api.asesorias.list, { token }),
    call(server, api.asesorias.list, { token, query: { limite: '1000' } }),
  ])
  expect(page.body).toEqual(whole.body)
  return whole.body.map(({ UsuarioUsername }: { UsuarioUsername: string | null }) => UsuarioUsername)
}

describe('the username beside a request', () => {
  it('stands on its record, so that a list reads no account', async () => {
    const id = await ask(person)
    expect((await asesorias().doc(id).get()).get('usuarioUsername')).toBe(person.user.Username)
    expect(
      (
        await asesorias()
          .doc(await ask({ token: '' }))
          .get()
      ).get('usuarioUsername'),
    ).toBeNull()
  })

  it('is read with the account behind the token: a request reads nothing else once the usual wait is known', async () => {
    const countingReads = countReads(server.firebase.db)
    await ask(person)
    expect(await countingReads(() => ask({ token: '' }))).toBe(0)
    expect(await countingReads(() => ask(person))).toBe(1)
  })

  it('is the new one at once when it is changed, on every request of that account and on no other', async () => {
    await ask(admin)
    await ask(person)
    await ask(person)
    const username = uniqueName('otra')
    expect((await rename(username)).status).toBe(200)
    expect(await names()).toEqual([username, username, admin.user.Username])
    expect((await rename(username.toUpperCase())).status).toBe(200)
    expect((await names())[0]).toBe(username.toUpperCase())
  })

  it('stays where the change is refused, or rolled back', async () => {
    await ask(person)
    expect((await rename(admin.user.Username)).status).toBe(409)
    expect((await rename(uniqueName('otra'), { correo: admin.correo })).status).toBe(409)
    expect(await names()).toEqual([person.user.Username])
  })

  it('is gone with the account, and the request stays', async () => {
    const id = await ask(person)
    expect((await remove()).status).toBe(200)
    expect(await names()).toEqual([null])
    expect((await call(server, api.asesorias.list, { token: admin.token })).body).toMatchObject([
      { Id: id, UsuarioId: null },
    ])
  })

  it('comes to what somebody asked before registering', async () => {
    const username = uniqueName('tardia')
    const { correo, uid, token } = await signUp(`${username}@example.com`)
    await ask({ token })
    expect(await names()).toEqual([null])
    await call(server, api.users.register, { input: aRegistration({ username, correo, uid }), token })
    expect(await names()).toEqual([username])
    await ask(await signIn(correo))
    expect(await names()).toEqual([username, username])
  })

  it('is looked up for a request of before it was stored, and stored with the next change', async () => {
    const id = await ask(person)
    const { usuarioUsername: _, ...before } = (await asesorias().doc(id).get()).data() as Record<
      string,
      unknown
    >
    await asesorias().doc(id).set(before)
    expect(await names()).toEqual([person.user.Username])
    expect(
      (await call(server, api.asesorias.markDone, { params: { id }, token: admin.token })).body,
    ).toMatchObject({ UsuarioId: person.uid, UsuarioUsername: person.user.Username })
    const username = uniqueName('otra')
    await rename(username)
    expect((await asesorias().doc(id).get()).get('usuarioUsername')).toBe(username)
  })

  it('is that of one change where many are made at once while requests come in', async () => {
    const usernames = Array.from({ length: 5 }, () => uniqueName('otra'))
    await ask(person)
    await Promise.all(usernames.flatMap((username) => [rename(username), ask(person)]))
    const last = uniqueName('ultima')
    expect((await rename(last)).status).toBe(200)
    expect(new Set(await names())).toEqual(new Set([last]))
  })

  it('is changed on more requests than Firestore once took in one step', async () => {
    const before = await asesorias()
      .doc(await ask(person))
      .get()
    const writer = server.firebase.db.bulkWriter()
    for (let n = 0; n < 600; n += 1) writer.create(asesorias().doc(), before.data() ?? {})
    await writer.close()
    const username = uniqueName('otra')
    expect((await rename(username)).status).toBe(200)
    expect(await names()).toEqual(Array(601).fill(username))
  })
})
