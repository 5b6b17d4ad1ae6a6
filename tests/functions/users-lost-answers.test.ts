import { api, ROL } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, introduce, type Person, register, uniqueName } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { loseNextAnswer } from '../support/lost-answers.ts'
import { startOutage, unreachableAccounts } from '../support/outage.ts'
import { startApi, withApi } from '../support/server.ts'
import { allTracesOf, NO_TRACES, storedUsers } from '../support/stored-users.ts'

const server = withApi()
let admin: Person
let person: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
})
beforeEach(async () => {
  person = await register(server, ROL.ADMIN)
})

const { stored, tracesOf, claimOf, accountOf } = storedUsers(() => server)

const update = (changes: Record<string, unknown>) =>
  call(server, api.users.update, {
    params: { id: person.uid },
    input: aUserUpdate(person.user, changes),
    token: admin.token,
  })

const namesOf = ({ user }: Person) => ({ username: user.Username, correo: user.Correo })

describe('when the database’s answer is lost after it did the work', () => {
  it('a change of everything is done once and answered as done', async () => {
    const username = uniqueName('cambiada')
    const correo = `${username}@example.com`
    const lost = loseNextAnswer(server.firebase.db)
    const reply = await update({ username, correo, nombre: 'Rosa', rol_id: ROL.USUARIO })
    expect(lost()).toBe(true)
    expect(reply).toMatchObject({ status: 200, body: { Username: username, Correo: correo, rol_id: 3 } })
    expect(await stored(person.uid)).toMatchObject({ username, correo, nombre: 'Rosa', rol: ROL.USUARIO })
    expect(await tracesOf({ username, correo })).toEqual(allTracesOf(person.uid))
    expect(await tracesOf(namesOf(person))).toEqual(NO_TRACES)
    expect((await accountOf(person.uid))?.customClaims).toEqual({ rol: ROL.USUARIO })
  })

  it('a change that the identity provider then refuses goes back to what was before, save the role', async () => {
    const username = uniqueName('cambiada')
    const before = await stored(person.uid)
    const lost = loseNextAnswer(server.firebase.db)
    const reply = await update({ username, correo: admin.correo, nombre: 'Rosa', rol_id: ROL.USUARIO })
    expect(lost()).toBe(true)
    expect(reply).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await stored(person.uid)).toEqual({ ...before, rol: ROL.USUARIO })
    expect(await tracesOf(namesOf(person))).toEqual(allTracesOf(person.uid))
    expect(await claimOf(username)).toBeUndefined()
    expect((await accountOf(person.uid))?.customClaims).toEqual({ rol: ROL.USUARIO })
  })

  it('a deletion takes record, username and account, and is answered as done', async () => {
    const lost = loseNextAnswer(server.firebase.db)
    const reply = await call(server, api.users.delete, { params: { id: person.uid }, token: admin.token })
    expect(lost()).toBe(true)
    expect(reply).toMatchObject({ status: 200, body: { mensaje: 'Usuario eliminado correctamente' } })
    expect(await tracesOf(namesOf(person))).toEqual(NO_TRACES)
  })

  it('a deletion whose account then cannot be deleted brings the record back', async () => {
    const unreachable = await unreachableAccounts()
    const outage = startOutage()
    const failing = await startApi({}, ({ identity }) => ({
      identity: {
        ...identity,
        deleteAccount: outage.instead(identity.deleteAccount, unreachable.deleteAccount),
      },
    }))
    await introduce(failing, admin, ROL.ADMIN)
    const { stored, tracesOf } = storedUsers(() => failing)
    const victim = await register(failing, ROL.EDITOR)
    const before = await stored(victim.uid)
    const lost = loseNextAnswer(failing.firebase.db)
    const remove = () => call(failing, api.users.delete, { params: { id: victim.uid }, token: admin.token })
    expect(await remove()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(lost()).toBe(true)
    expect(await stored(victim.uid)).toEqual(before)
    expect(await tracesOf(namesOf(victim))).toEqual(allTracesOf(victim.uid))

    outage.end()
    expect((await remove()).status).toBe(200)
    expect(await tracesOf(namesOf(victim))).toEqual(NO_TRACES)
    await failing.close()
  })
})
