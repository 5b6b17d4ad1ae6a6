import { api, ROL } from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import { beforeEach, describe, expect, it } from 'vitest'
import { aNewcomer, call, introduce, refusal, register, uniqueMail, uniqueName } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { aroundAccounts, failWrites } from '../support/outage.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { allTracesOf, NO_TRACES, storedUsers } from '../support/stored.ts'
import { aUserForm, namesOf } from '../support/users.ts'

const people = withEveryKind(withApi())
const admin = () => people.admin.token

describe('when the provider of accounts fails', () => {
  /** The call that fails, before its work or after it. */
  let broken: { step: keyof Auth; isDone: boolean } | undefined
  const breaking = ({ auth }: ApiServer['firebase']) => ({
    auth: aroundAccounts(auth, async (method, work) => {
      if (broken?.step !== method) return work()
      if (broken.isDone) await work()
      throw new Error('out of order')
    }),
  })
  const failing = withApi({}, { replace: breaking })
  const { stored, tracesOf, accountOf } = storedUsers(() => failing)
  beforeEach(async () => {
    broken = undefined
    await introduce(failing, people.admin, ROL.ADMIN)
  })

  it('a new user leaves nothing and tells no cause, and the same form then succeeds', async () => {
    for (const isDone of [false, true]) {
      const input = aUserForm()
      const send = () => call(failing, api.users.create, { input, token: admin() })
      broken = { step: 'createUser', isDone }
      const refused = await send()
      expect(refused).toMatchObject(refusal(503, 'unavailable'))
      expect(JSON.stringify(refused.body)).not.toContain('out of order')
      expect(await tracesOf(input)).toEqual(NO_TRACES)
      broken = undefined
      const { status, body } = await send()
      expect(status).toBe(201)
      expect(await tracesOf(input)).toEqual(allTracesOf(body.Id))
    }
  })

  it('a change leaves all as it was, and succeeds when sent again; also when the record is not written', async () => {
    let isRefused = false
    failWrites(failing.firebase.db, () => isRefused)
    for (const step of ['account', 'record'] as const) {
      const person = await register(failing)
      const { uid, user } = person
      const changed = { username: uniqueName('cambiada'), correo: uniqueMail() }
      const input = aUserUpdate(user, { ...changed, rol_id: ROL.EDITOR })
      const update = () => call(failing, api.users.update, { params: { id: uid }, input, token: admin() })
      const before = await stored(uid)
      if (step === 'account') broken = { step: 'updateUser', isDone: false }
      else isRefused = true
      expect((await update()).status, step).toBe(step === 'account' ? 503 : 500)
      broken = undefined
      isRefused = false
      expect(await stored(uid), step).toEqual(before)
      expect(await tracesOf(namesOf(person)), step).toEqual(allTracesOf(uid))
      expect((await accountOf(uid))?.customClaims, step).toEqual({ rol: ROL.USUARIO })
      expect((await update()).status, step).toBe(200)
      expect(await tracesOf(changed), step).toEqual(allTracesOf(uid))
      expect((await accountOf(uid))?.customClaims, step).toEqual({ rol: ROL.EDITOR })
    }
  })

  it('a registration is stored without its mail, a login goes on, and the list comes without the states', async () => {
    broken = { step: 'generateEmailVerificationLink', isDone: false }
    const { correo, uid, username, token, send } = await aNewcomer(failing)
    expect((await send()).status).toBe(201)
    expect(await failing.mailsTo(correo)).toEqual([])
    broken = { step: 'setCustomUserClaims', isDone: false }
    expect((await call(failing, api.users.dashboardAccess, { token })).status).toBe(200)
    broken = { step: 'getUsers', isDone: false }
    const { body } = await call(failing, api.users.list, { token: admin() })
    const listed = body.find(({ Id }: { Id: string }) => Id === uid)
    expect(listed).toMatchObject({ Username: username })
    expect(listed).not.toHaveProperty('Cuenta')
  })

  it('a deletion leaves all as it was, or is finished by asking again', async () => {
    for (const isDone of [false, true]) {
      const leaver = await register(failing)
      const { uid, token } = leaver
      const leave = () => call(failing, api.users.deletePerfil, { params: { uid }, token })
      const remove = () => call(failing, api.users.delete, { params: { id: uid }, token: admin() })
      const end = isDone ? remove : leave
      const before = await stored(uid)
      broken = { step: 'deleteUser', isDone }
      expect((await end()).status).toBe(503)
      expect(await stored(uid)).toEqual(before)
      const account = isDone ? undefined : uid
      expect(await tracesOf(namesOf(leaver))).toEqual({ ...allTracesOf(uid), account })
      broken = undefined
      expect((await end()).status).toBe(200)
      expect(await tracesOf(namesOf(leaver))).toEqual(NO_TRACES)
    }
  })
})
