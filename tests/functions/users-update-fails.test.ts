import { api, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, register, uniqueName } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { signIn } from '../support/identity-client.ts'
import { startOutage, unreachableAccounts } from '../support/outage.ts'
import type { Deps } from '../support/server.ts'
import { startApi } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

/** A server of which a part is exchanged, an administrator, an editor, and how the editor stands. */
const stage = async (replace: (deps: Deps) => Partial<Deps> = () => ({})) => {
  const server = await startApi({}, replace)
  const { stored, claimOf, accountOf } = storedUsers(() => server)
  const admin = await register(server, ROL.ADMIN)
  const editor = await register(server, ROL.EDITOR)
  const username = uniqueName('cambiada')
  const changes = {
    nombre: 'Rosa',
    username,
    correo: `${username}@example.com`,
    rol_id: ROL.USUARIO,
  }
  return {
    server,
    editor,
    changes,
    update: (more: Record<string, unknown> = {}) =>
      call(server, api.users.update, {
        params: { id: editor.uid },
        input: aUserUpdate(editor.user, { ...changes, ...more }),
        token: admin.token,
      }),
    state: async () => {
      const account = await accountOf(editor.uid)
      return {
        record: await stored(editor.uid),
        oldClaim: await claimOf(editor.user.Username),
        newClaim: await claimOf(username),
        email: account?.email,
        claims: account?.customClaims,
      }
    },
    changed: {
      record: expect.objectContaining({
        nombre: 'Rosa',
        username,
        correo: changes.correo,
        rol: ROL.USUARIO,
        ciudad: 'Quito',
      }),
      oldClaim: undefined,
      newClaim: { uid: editor.uid },
      email: changes.correo,
      claims: { rol: ROL.USUARIO },
    },
  }
}

type Stage = Awaited<ReturnType<typeof stage>>
type Outage = ReturnType<typeof startOutage>

const expectHeldOnceMended = async ({ server, update, state, changed }: Stage, outage: Outage) => {
  outage.end()
  expect((await update()).status).toBe(200)
  expect(await state()).toEqual(changed)
  await server.close()
}

/** Refused, with everything as it was save the role, where that was reached; sent again once all works, the change holds. */
const expectUndone = async (staged: Stage, outage: Outage, refusal: object, rolHolds = false) => {
  const before = await staged.state()
  expect(await staged.update()).toMatchObject(refusal)
  expect(await staged.state()).toEqual(rolHolds ? demoted(before) : before)
  await expectHeldOnceMended(staged, outage)
}

/** Of all that was asked for, the role alone. */
const demoted = ({ record, ...rest }: Awaited<ReturnType<Stage['state']>>) => ({
  ...rest,
  record: { ...record, rol: ROL.USUARIO },
  claims: { rol: ROL.USUARIO },
})

const keepsTheRole = true

describe('where the identity provider does not follow, the record goes back', () => {
  it('to what it was save the role, when the e-mail is another account’s', async () => {
    const { server, update, state } = await stage()
    const other = await register(server)
    const before = await state()
    expect(await update({ correo: other.correo })).toMatchObject({
      status: 409,
      body: {
        error: 'Ya existe una cuenta con ese correo. Usa otro. El cambio de rol sí quedó guardado.',
        code: 'email_taken',
      },
    })
    expect(await state()).toEqual(demoted(before))
    expect((await signIn(other.correo)).uid).toBe(other.uid)
    await server.close()
  })

  it.each(['claimRol', 'moveMailbox'] as const)(
    'when the provider cannot be reached for %s; sent again later, the change holds',
    async (step) => {
      const outage = startOutage()
      const unreachable = await unreachableAccounts()
      const staged = await stage(({ identity }) => ({
        identity: {
          ...identity,
          [step]: outage.instead(
            identity[step] as () => Promise<void>,
            unreachable[step] as () => Promise<void>,
          ),
        },
      }))
      const refusal = { status: 503, body: { code: 'unavailable' } }
      await expectUndone(staged, outage, refusal, step === 'moveMailbox')
    },
  )

  it('and the account’s role with it, when the provider had done its work', async () => {
    const outage = startOutage()
    const staged = await stage(({ identity }) => ({
      identity: { ...identity, claimRol: outage.failingAfter(identity.claimRol) },
    }))
    await expectUndone(staged, outage, { status: 500 })
  })

  it('and the account’s e-mail with it, when the provider had done its work', async () => {
    const outage = startOutage()
    const staged = await stage(({ identity }) => ({
      identity: { ...identity, moveMailbox: outage.failingAfter(identity.moveMailbox) },
    }))
    await expectUndone(staged, outage, { status: 500 }, keepsTheRole)
  })

  it('leaving both as they were, when the record cannot be written', async () => {
    const outage = startOutage()
    const staged = await stage(({ users }) => ({
      users: { ...users, update: outage.failingBefore(users.update) },
    }))
    await expectUndone(staged, outage, { status: 500 })
  })

  it('and an account that came to differ is mended by sending the same change again', async () => {
    const outage = startOutage()
    const staged = await stage(({ users }) => ({
      users: { ...users, update: outage.failingAfter(users.update) },
    }))
    const { record, email, claims } = await staged.state()
    expect((await staged.update()).status).toBe(500)
    const changed = { ...record, nombre: 'Rosa', username: staged.changes.username, rol: ROL.USUARIO }
    expect(await staged.state()).toEqual({ ...staged.changed, record: changed, email, claims })
    await expectHeldOnceMended(staged, outage)
  })
})
