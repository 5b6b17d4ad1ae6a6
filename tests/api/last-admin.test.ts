import { api, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, type Person, refusal, register } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { aroundAccounts } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { type ApiServer, startApi } from '../support/server.ts'

const LAST_ADMIN = refusal(
  409,
  'last_admin',
  'El portal debe conservar al menos un administrador. Nombra a otro antes.',
)

describe('the last administrator', () => {
  /** Two administrators of a portal of their own, who can be made to act at the same moment. */
  const stage = async () => {
    let meet = async () => {}
    const meeting = ({ auth }: ApiServer['firebase']) => ({
      auth: aroundAccounts(auth, async (method, work) => {
        const done = await work()
        if (method === 'verifyIdToken') await meet()
        return done
      }),
    })
    const small = await startApi({}, { replace: meeting })
    const [first, second] = [await register(small, ROL.ADMIN), await register(small, ROL.ADMIN)]
    const admins = records(small, 'users').where('rol', '==', ROL.ADMIN)
    return {
      ...{ small, first, second, admins },
      meetOnce: () => {
        const arrived: (() => void)[] = []
        meet = () =>
          new Promise((resolve) => {
            arrived.push(resolve)
            if (arrived.length >= 2) for (const goOn of arrived) goOn()
          })
      },
      demote: ({ user }: Person, { token }: Person) => {
        const input = aUserUpdate(user, { rol_id: ROL.USUARIO })
        return call(small, api.users.update, { params: { id: user.Id }, input, token })
      },
      remove: ({ uid }: Person, { token }: Person) =>
        call(small, api.users.delete, { params: { id: uid }, token }),
      leave: ({ uid, token }: Person) => call(small, api.users.deletePerfil, { params: { uid }, token }),
      adminsLeft: async () => (await admins.get()).docs.map(({ id }) => id),
    }
  }

  it.each(['demote', 'remove', 'leave'] as const)(
    'stays: of two who %s at once, one is left',
    async (act) => {
      const portal = await stage()
      const { first, second } = portal
      portal.meetOnce()
      const replies = await Promise.all([portal[act](second, first), portal[act](first, second)])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(replies).toContainEqual(expect.objectContaining(LAST_ADMIN))
      const left = replies[0].status === 200 ? first : second
      expect(await portal.adminsLeft()).toEqual([left.uid])
      expect((await portal.small.firebase.auth.getUser(left.uid)).customClaims).toEqual({ rol: ROL.ADMIN })
      await portal.small.close()
    },
  )

  it('stays where the other one’s account is disabled or gone, and may take that record away', async () => {
    const portal = await stage()
    const { small, first, second } = portal
    const { auth } = small.firebase
    const record = async () => (await records(small, 'users').doc(first.uid).get()).data()
    const before = await record()
    const disable = () => auth.updateUser(second.uid, { disabled: true })
    for (const end of [disable, () => auth.deleteUser(second.uid)]) {
      await end()
      expect(await portal.leave(first)).toMatchObject(LAST_ADMIN)
      expect(await record()).toEqual(before)
      expect((await auth.getUser(first.uid)).customClaims).toEqual({ rol: ROL.ADMIN })
    }
    expect((await portal.remove(second, first)).status).toBe(200)
    expect(await portal.adminsLeft()).toEqual([first.uid])
    await small.close()
  })
})
