import { api, ROL, type User } from '@naf/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { tallyWithCodes, times } from '../support/at-once.ts'
import { aPerfil, aRegistration, aUserUpdate } from '../support/builders.ts'
import { signUp } from '../support/identity-client.ts'
import { aroundAccounts, failWrites, loseNextAnswer } from '../support/outage.ts'
import { withApi } from '../support/server.ts'
import { ALL_LEFT, allTracesOf, NO_TRACES, NONE_LEFT, storedUsers } from '../support/stored.ts'

// Many people are registered and changed in one test.
vi.setConfig({ testTimeout: 120_000 })

type Step = 'setCustomUserClaims' | 'updateUser' | 'deleteUser'
/** Stands in for a call of the identity provider. */
let around: { [S in Step]?: (work: () => Promise<unknown>) => Promise<unknown> } = {}
let isWriteFailing = false

const server = withApi(
  {},
  {
    replace: ({ auth }) => ({
      auth: aroundAccounts(auth, (method, work) => (around[method as Step] ?? ((go) => go()))(work)),
    }),
  },
)
const { stored, claimOf, accountOf, tracesOf, leftOf } = storedUsers(() => server)

let admin: Person
let person: Person
beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
  failWrites(server.firebase.db, () => isWriteFailing)
})
beforeEach(async () => {
  person = await register(server, ROL.EDITOR)
})
afterEach(() => {
  around = {}
  isWriteFailing = false
})

const update = (changes: Record<string, unknown>, by = admin, user: User = person.user) =>
  call(server, api.users.update, {
    params: { id: user.Id },
    input: aUserUpdate(user, changes),
    token: by.token,
  })
const updatePerfil = ({ uid, token }: Person, changes = {}) =>
  call(server, api.users.updatePerfil, { params: { uid }, input: aPerfil(changes), token })
const remove = ({ uid }: { uid: string }) =>
  call(server, api.users.delete, { params: { id: uid }, token: admin.token })
const namesOf = ({ user }: Person) => ({ username: user.Username, correo: user.Correo })

/** The record, and what the account at the provider says. */
const state = async () => {
  const [record, account] = [await stored(person.uid), await accountOf(person.uid)]
  return { record, email: account?.email, rol: account?.customClaims?.rol }
}
/** A change of everything that is stored in more than one place. */
const aChange = () => {
  const username = uniqueName('cambiada')
  return { nombre: 'Rosa', username, correo: `${username}@example.com`, rol_id: ROL.USUARIO }
}
const expectChanged = async ({ rol_id: rol, ...changes }: ReturnType<typeof aChange>) => {
  expect(await state()).toMatchObject({ record: { ...changes, rol }, email: changes.correo, rol })
  expect(await tracesOf(changes)).toEqual(allTracesOf(person.uid))
  expect(await claimOf(person.user.Username)).toBeUndefined()
}
const outOfOrder = () => Promise.reject(new Error('out of order'))

describe('a change of a user', () => {
  it('that fails midway leaves all as it was, and succeeds when sent again', async () => {
    for (const [step, status] of [
      ['account', 503],
      ['record', 500],
    ] as const) {
      person = await register(server, ROL.EDITOR)
      const change = aChange()
      const before = await state()
      if (step === 'account') around.updateUser = outOfOrder
      else isWriteFailing = true
      expect((await update(change)).status, step).toBe(status)
      expect(await state(), step).toEqual(before)
      expect(await tracesOf(namesOf(person)), step).toEqual(allTracesOf(person.uid))
      expect(await claimOf(change.username), step).toBeUndefined()
      around = {}
      isWriteFailing = false
      expect((await update(change)).status, step).toBe(200)
      await expectChanged(change)
    }
  })

  it('is done once when Firestore’s answer is lost', async () => {
    const change = aChange()
    const lost = loseNextAnswer(server.firebase.db)
    expect(await update(change)).toMatchObject({ status: 200, body: { Username: change.username } })
    expect(lost()).toBe(true)
    await expectChanged(change)
  })

  it('of twenty at once by the person and an administrator is done each time', async () => {
    const edit = (n: number) =>
      n % 2 ? updatePerfil(person, { ciudad: `Quito ${n}` }) : update({ ciudad: `Ambato ${n}` })
    expect(tallyWithCodes(await times(20, edit, 20))).toEqual({ 200: 20 })
    expect(await claimOf(person.user.Username)).toEqual({ uid: person.uid })
  })
})

describe('a username', () => {
  it('wanted by ten users at once is given to one; the others keep theirs', async () => {
    const username = uniqueName('renombre')
    const all = await times(10, () => register(server))
    const replies = await Promise.all(all.map(({ user }) => update({ username }, admin, user)))
    expect(tallyWithCodes(replies)).toEqual({ 200: 1, '409 username_taken': 9 })
    for (const [n, { uid, user }] of all.entries()) {
      const name = replies[n]?.status === 200 ? username : user.Username
      expect(await stored(uid)).toMatchObject({ username: name })
      expect(await claimOf(name)).toEqual({ uid })
    }
  })
})

describe('a deleted user', () => {
  it('is gone when Firestore’s answer is lost', async () => {
    const lost = loseNextAnswer(server.firebase.db)
    expect((await remove(person)).status).toBe(200)
    expect(lost()).toBe(true)
    expect(await tracesOf(namesOf(person))).toEqual(NO_TRACES)
  })

  it('who registers at the same moment is whole or gone', async () => {
    const outcomes = await times(40, async (n) => {
      const isNew = n % 4 < 2
      const account = isNew ? await signUp(`${uniqueName('efimera')}@example.com`) : await register(server)
      const { uid, correo, token } = account
      const username = (await stored(uid))?.username ?? uniqueName('efimera')
      const input = aRegistration({ username, correo, uid })
      const registration = () => call(server, api.users.register, { input, token })
      const deletion = () =>
        isNew ? remove(account) : call(server, api.users.deletePerfil, { params: { uid }, token })
      const calls = n % 2 ? [deletion, registration] : [registration, deletion]
      const replies = await Promise.all(calls.map((send) => send()))
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      return leftOf({ uid, username })
    })
    for (const left of outcomes) expect([ALL_LEFT, NONE_LEFT]).toContainEqual(left)
  })
})
