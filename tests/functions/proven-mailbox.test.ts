import { api, ROL } from '@naf/contract'
import { describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aRegistration, aUserToCreate } from '../support/builders.ts'
import {
  applyCode,
  nextSecond,
  requestResetCode,
  resetPassword,
  signIn,
  signUp,
} from '../support/identity-client.ts'
import { linkIn } from '../support/mailbox.ts'
import { readMail } from '../support/read-mail.ts'
import { startApi, withApi } from '../support/server.ts'
import { ALL_LEFT, NONE_LEFT, storedUsers } from '../support/stored-users.ts'

/** Whose accounts the sweep of this test may see: the emulator's belong to everybody. */
const own = new Set<string>()

const server = withApi({}, ({ identity }) => ({
  identity: {
    ...identity,
    unprovenAccounts: async (before) =>
      (await identity.unprovenAccounts(before)).filter(({ uid }) => own.has(uid)),
  },
}))

const { accountOf, accountExists, leftOf } = storedUsers(() => server)

/** Who registers with the form and is sent the mail; `register` puts it away. */
const registerByForm = async (changes: Record<string, unknown> = {}) => {
  const username = uniqueName('nueva')
  const account = await signUp(`${username}@example.com`)
  const input = aRegistration({ username, correo: account.correo, uid: account.uid, ...changes })
  const { token } = account
  const send = () => call(server, api.users.register, { input, token })
  expect((await send()).status).toBe(201)
  return { ...account, username, send }
}

const mailOf = async (uid: string) =>
  (await server.firebase.db.collection('correos').doc(`cuenta-${uid}`).get()).data()

describe('who registers', () => {
  it('is mailed a link of the portal’s own page by which the mailbox is proven; the mail repeats nothing typed', async () => {
    const { uid, correo, username } = await registerByForm({ nombre: 'Gana Dinero' })
    const mail = await mailOf(uid)
    expect(mail).toMatchObject({ to: correo, subject: 'Confirma tu correo - NAF ESPE', status: 'pendiente' })
    const { text, html } = await readMail(mail)
    for (const part of [text, html, JSON.stringify(mail)]) {
      expect(part).not.toContain('Gana Dinero')
      expect(part.replaceAll(correo, '')).not.toContain(username)
    }

    const link = linkIn(text)
    expect(link.origin + link.pathname).toBe('http://127.0.0.1:5000/cuenta')
    expect(link.searchParams.get('mode')).toBe('verifyEmail')
    expect((await server.deps.identity.verifyToken((await signIn(correo)).token)).correoVerificado).toBe(
      false,
    )
    await applyCode(link.searchParams.get('oobCode') ?? '')
    expect((await server.deps.identity.verifyToken((await signIn(correo)).token)).correoVerificado).toBe(true)
  })

  it('is mailed once, however often the form is sent', async () => {
    const { uid, send } = await registerByForm()
    const before = await mailOf(uid)
    expect((await send()).status).toBe(201)
    expect(await mailOf(uid)).toEqual(before)
  })

  it('takes the mail along when deleting the account', async () => {
    const { uid, correo } = await registerByForm()
    const { token } = await signIn(correo)
    expect((await call(server, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    expect(await mailOf(uid)).toBeUndefined()
  })

  it('is registered also where no link can be made', async () => {
    const failing = await startApi({}, ({ identity }) => ({
      identity: { ...identity, verificationCode: () => Promise.reject(new Error('provider down')) },
    }))
    const { uid } = await register(failing)
    expect((await failing.firebase.db.collection('users').doc(uid).get()).exists).toBe(true)
    expect((await failing.firebase.db.collection('correos').get()).size).toBe(0)
    await failing.close()
  })
})

describe('an e-mail that a squatter registered with', () => {
  it('gives the account to who reads the mailbox: told its username, the squatter shut out at once', async () => {
    const squatter = await register(server)
    await nextSecond()
    await resetPassword(await requestResetCode(squatter.correo), 'mi-clave-1')

    const owner = await signIn(squatter.correo, 'mi-clave-1')
    const { uid } = squatter
    expect(await call(server, api.users.read, { params: { uid }, token: owner.token })).toMatchObject({
      status: 200,
      body: { Username: squatter.user.Username },
    })
    expect((await server.deps.identity.verifyToken(owner.token)).correoVerificado).toBe(true)
    expect(await call(server, api.users.read, { params: { uid }, token: squatter.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    await expect(signIn(squatter.correo)).rejects.toThrow()
  })

  it('and never completed the registration lets its owner complete it', async () => {
    const { correo } = await signUp(`${uniqueName('ocupada')}@example.com`)
    await resetPassword(await requestResetCode(correo), 'mi-clave-1')
    const { uid, token } = await signIn(correo, 'mi-clave-1')
    const input = aRegistration({ username: uniqueName('propia'), correo, uid })
    expect((await call(server, api.users.register, { input, token })).status).toBe(201)
    expect(await mailOf(uid), 'nothing is left to be proven').toBeUndefined()
  })
})

describe('the daily look at accounts nobody uses', () => {
  const DAY = 24 * 60 * 60_000

  /** Somebody registered so many days ago who did not come back. */
  const registeredAgo = async (days: number, changes: Record<string, unknown> = {}): Promise<Person> => {
    const person = await register(server)
    own.add(person.uid)
    const then = new Date(Date.now() - days * DAY).toUTCString()
    await server.firebase.auth.deleteUser(person.uid)
    await server.firebase.auth.importUsers([
      {
        uid: person.uid,
        email: person.correo,
        customClaims: { rol: ROL.USUARIO },
        metadata: { creationTime: then, lastSignInTime: then },
        ...changes,
      },
    ])
    return person
  }

  const left = ({ uid, user }: Person) => leftOf({ uid, username: user.Username })

  it('removes who registered over a week ago, never proved the mailbox and never came back; and nobody else', async () => {
    const squatter = await registeredAgo(8)
    const recent = await registeredAgo(6)
    const proven = await registeredAgo(8, { emailVerified: true })
    const returned = await registeredAgo(8, {
      metadata: {
        creationTime: new Date(Date.now() - 8 * DAY).toUTCString(),
        lastSignInTime: new Date(Date.now() - 2 * DAY).toUTCString(),
      },
    })
    const editor = await registeredAgo(8, { customClaims: { rol: ROL.EDITOR } })
    const asking = await registeredAgo(8)
    await server.firebase.db.collection('asesorias').doc(asking.uid).set({ usuarioId: asking.uid })
    const [username, correo] = [uniqueName('creada'), `${uniqueName('creada')}@example.com`]
    const admin = await register(server, ROL.ADMIN)
    const made = await call(server, api.users.create, {
      input: aUserToCreate({ username, correo }),
      token: admin.token,
    })
    own.add(made.body.Id)
    await server.firebase.auth.deleteUser(made.body.Id)
    await server.firebase.auth.importUsers([
      {
        uid: made.body.Id,
        email: correo,
        metadata: { creationTime: new Date(Date.now() - 8 * DAY).toUTCString() },
      },
    ])
    const lost = await registeredAgo(8)
    await server.deps.users.delete(null, lost.uid, server.deps.identity.activeAdmins)
    const incomplete = await registeredAgo(8, { customClaims: {} })
    await server.deps.users.delete(null, incomplete.uid, server.deps.identity.activeAdmins)

    await server.run('cuentas')
    expect(await left(squatter)).toEqual(NONE_LEFT)
    expect(await accountExists(incomplete.uid)).toBe(false)
    for (const kept of [recent, proven, returned, editor, asking]) expect(await left(kept)).toEqual(ALL_LEFT)
    expect(await accountExists(made.body.Id)).toBe(true)
    expect(await accountExists(lost.uid), 'whose record was lost').toBe(true)
  })
})

describe('the list of users', () => {
  it('says whose account is disabled or gone, and comes without that where the provider is silent', async () => {
    const admin = await register(server, ROL.ADMIN)
    const [disabled, gone] = [await register(server), await register(server)]
    await server.firebase.auth.updateUser(disabled.uid, { disabled: true })
    await server.firebase.auth.deleteUser(gone.uid)
    const { body } = await call(server, api.users.list, { token: admin.token })
    const stateOf = ({ uid }: Person) => body.find(({ Id }: { Id: string }) => Id === uid)?.Cuenta
    expect([admin, disabled, gone].map(stateOf)).toEqual(['activa', 'inactiva', 'sin cuenta'])
    expect(await accountOf(gone.uid)).toBeUndefined()

    const silent = await startApi({}, ({ identity }) => ({
      identity: { ...identity, statesOf: () => Promise.reject(new Error('silent')) },
    }))
    const reader = await register(silent, ROL.EDITOR)
    const reply = await call(silent, api.users.list, { token: reader.token })
    expect(reply.body).toMatchObject([{ Id: reader.uid }])
    expect(reply.body[0]).not.toHaveProperty('Cuenta')
    await silent.close()
  })
})
