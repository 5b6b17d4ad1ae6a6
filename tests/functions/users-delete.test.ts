import { api, ROL } from '@naf/contract'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, introduce, type Person, register } from '../support/api-as.ts'
import { aUserToCreate } from '../support/builders.ts'
import { startOutage, unreachableAccounts } from '../support/outage.ts'
import type { Deps } from '../support/server.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { allTracesOf, NO_TRACES, storedUsers } from '../support/stored-users.ts'

const server = withApi()
const people = withEveryKind(server)
let person: Person

beforeEach(async () => {
  person = await register(server)
})

const { accountExists, stored, tracesOf } = storedUsers(() => server)

const remove = (id: string, token: string | undefined = people.admin.token) =>
  call(server, api.users.delete, { params: { id }, token })

const namesOf = ({ user }: Person) => ({ username: user.Username, correo: user.Correo })

describe('deleting a user', () => {
  it.each([
    ['visitor', 401, 'unauthenticated'],
    ['usuario', 403, 'forbidden'],
    ['editor', 403, 'forbidden'],
  ] as const)('is refused to a %s (%i), and all of the user stays', async (kind, status, code) => {
    const before = await stored(person.uid)
    const { token } = people[kind]
    const reply = await call(server, api.users.delete, { params: { id: person.uid }, token })
    expect(reply).toMatchObject({ status, body: { code } })
    expect(await stored(person.uid)).toEqual(before)
    expect(await tracesOf(namesOf(person))).toEqual(allTracesOf(person.uid))
  })

  it('by an admin takes record, username and account, and nobody else’s', async () => {
    const other = await register(server)
    expect(await remove(person.uid)).toMatchObject({
      status: 200,
      body: { mensaje: 'Usuario eliminado correctamente' },
    })
    expect(await tracesOf(namesOf(person))).toEqual(NO_TRACES)
    expect(await tracesOf(namesOf(other))).toEqual(allTracesOf(other.uid))
  })

  it.each([
    ['without a username', { username: FieldValue.delete() }],
    ['of a username that nobody can claim', { username: 'a/b' }],
    ['that nobody can read', { nombre: { es: 'un mapa' } }],
  ])('takes a record %s with its account', async (_, changes) => {
    await server.firebase.db.doc(`users/${person.uid}`).update(changes)
    expect((await remove(person.uid)).status).toBe(200)
    expect([await stored(person.uid), await accountExists(person.uid)]).toEqual([undefined, false])
  })

  it('ends the running session at its next request, whatever the role was', async () => {
    const editor = await register(server, ROL.EDITOR)
    const list = () => call(server, api.users.list, { token: editor.token })
    expect((await list()).status).toBe(200)
    await remove(editor.uid)
    expect(await list()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('frees username and e-mail for a new one', async () => {
    await remove(person.uid)
    const input = aUserToCreate(namesOf(person))
    const { status, body } = await call(server, api.users.create, { input, token: people.admin.token })
    expect(status).toBe(201)
    expect(body.Id).not.toBe(person.uid)
    expect(await tracesOf(namesOf(person))).toEqual(allTracesOf(body.Id))
  })

  it('that does not exist, or no longer, is 404', async () => {
    await remove(person.uid)
    for (const id of [person.uid, 'nadie', '..', '__x__', 'ñ'])
      expect(await remove(id), id).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('that is one’s own is refused, and all of it stays', async () => {
    const { uid } = people.admin
    const before = await stored(uid)
    expect(await remove(uid)).toMatchObject({
      status: 403,
      body: {
        error: 'No puedes editar ni eliminar tu propio usuario desde la gestión de usuarios.',
        code: 'own_row',
      },
    })
    expect(await stored(uid)).toEqual(before)
    expect(await tracesOf(namesOf(people.admin))).toEqual(allTracesOf(uid))
  })
})

describe('a deletion that breaks off', () => {
  const stage = async (replace: (deps: Deps) => Partial<Deps>) => {
    const failing = await startApi({}, replace)
    await introduce(failing, people.admin, ROL.ADMIN)
    const { stored, tracesOf } = storedUsers(() => failing)
    const victim = await register(failing, ROL.EDITOR)
    return {
      failing,
      victim,
      remove: () =>
        call(failing, api.users.delete, { params: { id: victim.uid }, token: people.admin.token }),
      record: () => stored(victim.uid),
      traces: () => tracesOf(namesOf(victim)),
    }
  }

  it('because the identity provider cannot be reached leaves all as it was; asked again, it goes', async () => {
    const outage = startOutage()
    const unreachable = await unreachableAccounts()
    const { failing, victim, remove, record, traces } = await stage(({ identity }) => ({
      identity: {
        ...identity,
        deleteAccount: outage.instead(identity.deleteAccount, unreachable.deleteAccount),
      },
    }))
    const before = await record()
    expect(await remove()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await record()).toEqual(before)
    expect(await traces()).toEqual(allTracesOf(victim.uid))
    expect((await call(failing, api.users.dashboardAccess, { token: victim.token })).status).toBe(200)

    outage.end()
    expect((await remove()).status).toBe(200)
    expect(await traces()).toEqual(NO_TRACES)
    await failing.close()
  })

  it('after the account went is finished by asking again', async () => {
    const outage = startOutage()
    const { failing, victim, remove, traces } = await stage(({ identity }) => ({
      identity: { ...identity, deleteAccount: outage.failingAfter(identity.deleteAccount) },
    }))
    expect((await remove()).status).toBe(500)
    expect(await traces()).toEqual({ ...allTracesOf(victim.uid), account: undefined })

    outage.end()
    expect((await remove()).status).toBe(200)
    expect(await traces()).toEqual(NO_TRACES)
    await failing.close()
  })

  it('before anything went leaves all as it was', async () => {
    const outage = startOutage()
    const { failing, victim, remove, record, traces } = await stage(({ users }) => ({
      users: { ...users, delete: outage.failingBefore(users.delete) },
    }))
    const before = await record()
    expect((await remove()).status).toBe(500)
    expect(await record()).toEqual(before)
    expect(await traces()).toEqual(allTracesOf(victim.uid))
    await failing.close()
  })

  it('after the record went, before the account did, is finished by asking again', async () => {
    const outage = startOutage()
    const { failing, victim, remove, traces } = await stage(({ users }) => ({
      users: { ...users, delete: outage.failingAfter(users.delete) },
    }))
    expect((await remove()).status).toBe(500)
    expect(await traces()).toEqual({ ...NO_TRACES, account: victim.uid })

    outage.end()
    expect((await remove()).status).toBe(200)
    expect(await traces()).toEqual(NO_TRACES)
    await failing.close()
  })
})
