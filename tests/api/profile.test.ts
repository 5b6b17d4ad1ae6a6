import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import type { ListUsersResult } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aNewcomer,
  call,
  over,
  type Person,
  refusal,
  register,
  registerTaxpayer,
  times,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { aPerfil, aUserToCreate } from '../support/builders.ts'
import {
  agedToken,
  applyCode,
  nextSecond,
  requestResetCode,
  resetPassword,
  signIn,
} from '../support/identity-client.ts'
import { linkIn } from '../support/mailbox.ts'
import { aroundAccounts } from '../support/outage.ts'
import { records } from '../support/records.ts'
import { type ApiServer, withApi, withEveryKind } from '../support/server.ts'
import { ALL_LEFT, NONE_LEFT, storedUsers } from '../support/stored.ts'

/** Whose accounts the daily look may see: the emulator's belong to everybody. */
const own = new Set<string>()

const ownOnly = ({ auth }: ApiServer['firebase']) => ({
  auth: aroundAccounts(auth, async (method, work) => {
    const answer = await work()
    if (method !== 'listUsers') return answer
    const { users, ...page } = answer as ListUsersResult
    return { ...page, users: users.filter(({ uid }) => own.has(uid)) }
  }),
})
const server = withApi({}, { replace: ownOnly })
const people = withEveryKind(server)
const { stored, claimOf, accountOf, leftOf } = storedUsers(() => server)

let owner: Person
beforeEach(async () => {
  owner = await register(server)
})

const read = ({ uid, token }: Pick<Person, 'uid' | 'token'>) =>
  call(server, api.users.read, { params: { uid }, token })
const edit = (input: ReturnType<typeof aPerfil>, how = {}) =>
  call(server, api.users.updatePerfil, { params: { uid: owner.uid }, input, token: owner.token, ...how })
const remove = (token = owner.token) =>
  call(server, api.users.deletePerfil, { params: { uid: owner.uid }, token })

describe('the own profile', () => {
  it('has exactly the fields of the contract', async () => {
    const reply = await read(owner)
    expect(reply).toMatchObject({ status: 200, body: owner.user })
    const fields = `Apellido CedulaRUC Ciudad Correo FechaRegistro FirebaseUid Id Nombre SegundoApellido
      SegundoNombre Telefono TipoContribuyente Username Version rol_id`
    expect(Object.keys(reply.body).sort()).toEqual(fields.split(/\s+/))
    for (const uid of ['nadie', '..', 'a/b', '__x__', 'ñ'])
      expect((await read({ uid, token: people.admin.token })).status, uid).toBe(404)
  })

  it('is edited by its owner; e-mail, username and role stay, and no password is kept', async () => {
    const sneaky = { rol: 1, rol_id: 1, username: 'otro', correo: 'otro@example.com' }
    const passwords = { passwordActual: 'clave-vieja-9', nuevaContrasena: 'clave-nueva-9' }
    const { status, body } = await edit(aPerfil({ ...sneaky, ...passwords }))
    const same = { rol_id: 3, Username: owner.user.Username, Correo: owner.correo }
    expect([status, body]).toMatchObject([200, { Nombre: 'Rosa', Ciudad: 'Latacunga', ...same }])
    expect((await read(owner)).body).toEqual(body)
    expect(JSON.stringify(await stored(owner.uid))).not.toMatch(/clave-/)
    await expect(signIn(owner.correo)).resolves.toBeTruthy()
  })

  it('is edited over the version that was read; answers about mails do not count, another edit is kept', async () => {
    const { Version } = owner.user
    const { uid, token } = owner
    const answer = { acepta: true, version: VERSION_COMUNICACIONES }
    await call(server, api.users.updateComunicaciones, { params: { uid }, token, input: answer })
    const mine = aPerfil({ ciudad: 'Loja' })
    const saved = await edit(mine, over(Version))
    expect(saved).toMatchObject({ status: 200, body: { Ciudad: 'Loja', Version: Version + 1 } })
    const before = await stored(uid)
    for (const version of [Version, Version + 2])
      expect(await edit(aPerfil(), over(version))).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect(await edit(aPerfil(), over('x'))).toMatchObject(refusal(400, 'invalid_input'))
    expect(await stored(uid)).toEqual(before)
    expect((await edit(mine, over(Version))).body).toMatchObject({ Ciudad: 'Loja' })
    expect((await edit(aPerfil())).body).toMatchObject({ Ciudad: 'Latacunga', Version: Version + 3 })
  })

  it('with a mistake is refused and stays', async () => {
    const before = await stored(owner.uid)
    const error = 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'
    const reply = await edit(aPerfil({ telefono: '022345678' }))
    expect(reply).toMatchObject(refusal(400, 'invalid_input', error))
    expect(await stored(owner.uid)).toEqual(before)
  })

  it('deleted takes record, username and account along; the name is free again', async () => {
    const { uid, user } = owner
    expect((await remove()).status).toBe(200)
    expect(await leftOf({ uid, username: user.Username })).toEqual(NONE_LEFT)
    expect((await read(owner)).status).toBe(401)
    const next = await register(server, ROL.USUARIO, { username: user.Username })
    expect(next.user.Username).toBe(user.Username)
  })

  it('is deleted only by who typed the password within five minutes', async () => {
    const { uid, user } = owner
    const token = await agedToken(owner, 6 * 60)
    expect((await read({ uid, token })).status).toBe(200)
    const error = 'Por seguridad, escribe de nuevo tu contraseña para eliminar tu cuenta.'
    expect(await remove(token)).toMatchObject(refusal(401, 'recent_login', error))
    expect(await leftOf({ uid, username: user.Username })).toEqual(ALL_LEFT)
    expect((await remove(await agedToken(owner, 4 * 60))).status).toBe(200)
  })
})

describe('whether the centre may write to somebody', () => {
  const version = VERSION_COMUNICACIONES
  type Whose = Pick<Person, 'uid' | 'token'>
  const asked = ({ uid, token }: Whose) =>
    call(server, api.users.readComunicaciones, { params: { uid }, token })
  const say = ({ uid, token }: Whose, input: unknown) =>
    call(server, api.users.updateComunicaciones, { params: { uid }, token, input: input as never })
  const lines = async ({ uid }: Whose) =>
    (await records(server, 'log').where('registro', '==', uid).get()).docs
      .map((line) => line.data())
      .filter(({ evento }) => evento === 'usuario.comunicaciones')
  const answerOf = async (comunicaciones: unknown) =>
    (await asked(await register(server, ROL.USUARIO, { comunicaciones }))).body

  it('is asked at the registration, and nothing where the answer is none', async () => {
    for (const acepta of [true, false]) {
      const { Fecha, ...answer } = await answerOf({ acepta, version })
      expect(answer).toEqual({ Acepta: acepta, Version: version })
      expect(Math.abs(Date.parse(Fecha) - Date.now())).toBeLessThan(60_000)
    }
    for (const none of [undefined, { acepta: 'si', version }, { acepta: true, version: '2020-01-01' }])
      expect(await answerOf(none)).toEqual({ Acepta: null, Version: null, Fecha: null })
  })

  it('is changed in the profile with its day and one log line', async () => {
    const yes = await say(owner, { acepta: true, version })
    expect(yes).toMatchObject({ status: 200, body: { Acepta: true, Version: version } })
    for (const { body } of await times(3, () => say(owner, { acepta: true, version })))
      expect(body).toEqual(yes.body)
    const no = await say(owner, { acepta: false, version })
    expect(no.body.Fecha > yes.body.Fecha).toBe(true)
    expect((await lines(owner)).map(({ detalle }) => detalle).sort()).toEqual(['acepta', 'no acepta'])
    expect((await asked(owner)).body).toEqual(no.body)
  })
})

describe('the mailbox of an account', () => {
  const mailOf = async (uid: string) => (await records(server, 'mails').doc(`cuenta-${uid}`).get()).data()
  const isProven = async (uid: string) => (await server.firebase.auth.getUser(uid)).emailVerified

  it('is proven by a link that is mailed once and repeats nothing typed', async () => {
    const { uid, correo, username, send } = await aNewcomer(server, { nombre: 'Gana Dinero' })
    for (const _ of [1, 2]) expect((await send()).status).toBe(201)
    const [mail, ...others] = await server.mailsTo(correo)
    expect([mail?.subject, others]).toEqual(['Confirma tu correo - NAF ESPE', []])
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).not.toContain('Gana Dinero')
      expect(part.replaceAll(correo, '')).not.toContain(username)
    }
    const link = linkIn(mail?.text)
    expect(link.origin + link.pathname).toBe('http://127.0.0.1:5000/cuenta')
    expect(link.searchParams.get('mode')).toBe('verifyEmail')
    expect(await isProven(uid)).toBe(false)
    await applyCode(link.searchParams.get('oobCode') ?? '')
    expect(await isProven(uid)).toBe(true)
    const { token } = await signIn(correo)
    expect((await call(server, api.users.deletePerfil, { params: { uid }, token })).status).toBe(200)
    expect(await mailOf(uid)).toBeUndefined()
  })

  it('gives an account that a squatter registered to who reads it; the squatter is shut out at once', async () => {
    const squatter = await register(server)
    await nextSecond()
    await resetPassword(await requestResetCode(squatter.correo), 'mi-clave-1')
    const { token } = await signIn(squatter.correo, 'mi-clave-1')
    expect((await read({ uid: squatter.uid, token })).body.Username).toBe(squatter.user.Username)
    expect(await isProven(squatter.uid)).toBe(true)
    expect((await read(squatter)).status).toBe(401)
    await expect(signIn(squatter.correo)).rejects.toThrow()
  })

  it('proven before the registration was completed needs no mail', async () => {
    const { uid, correo, input } = await aNewcomer(server)
    await resetPassword(await requestResetCode(correo), 'mi-clave-1')
    const { token } = await signIn(correo, 'mi-clave-1')
    expect((await call(server, api.users.register, { input, token })).status).toBe(201)
    expect(await mailOf(uid)).toBeUndefined()
  })
})

describe('the daily look at accounts nobody uses', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toUTCString()

  /** The account as it would be had it been made so many days ago. */
  const age = async (uid: string, email: string, days: number, changes: Record<string, unknown> = {}) => {
    own.add(uid)
    const metadata = { creationTime: daysAgo(days), lastSignInTime: daysAgo(days) }
    await server.firebase.auth.deleteUser(uid)
    const account = { uid, email, customClaims: { rol: ROL.USUARIO }, metadata, ...changes }
    await server.firebase.auth.importUsers([account])
  }
  const registeredAgo = async (days: number, changes: Record<string, unknown> = {}): Promise<Person> => {
    const person = await register(server)
    await age(person.uid, person.correo, days, changes)
    return person
  }
  const loseRecord = async ({ uid, user }: Person) => {
    await records(server, 'users').doc(uid).delete()
    await records(server, 'usernames').doc(user.Username.toLowerCase()).delete()
  }
  const left = ({ uid, user }: Person) => leftOf({ uid, username: user.Username })

  it('removes only accounts of over a week ago that never proved the mailbox and never came back', async () => {
    const squatter = await registeredAgo(8)
    const kept = [
      await registeredAgo(6),
      await registeredAgo(8, { emailVerified: true }),
      await registeredAgo(8, { metadata: { creationTime: daysAgo(8), lastSignInTime: daysAgo(2) } }),
    ]
    const [staff, asking] = [await registeredAgo(8), await registeredAgo(8)]
    await records(server, 'users').doc(staff.uid).update({ rol: ROL.EDITOR })
    await records(server, 'requests').doc(asking.uid).set({ usuarioId: asking.uid })
    const unreadable = await registeredAgo(8, { customClaims: {} })
    await records(server, 'users').doc(unreadable.uid).update({ alta: 'consola' })
    kept.push(staff, asking, unreadable)
    const input = aUserToCreate({ correo: uniqueMail(), username: uniqueName('creada') })
    const made = await call(server, api.users.create, { input, token: people.admin.token })
    await age(made.body.Id, input.correo, 8, { metadata: { creationTime: daysAgo(8) } })
    const [lost, incomplete] = [await registeredAgo(8), await registeredAgo(8, { customClaims: {} })]
    await loseRecord(lost)
    await loseRecord(incomplete)

    await server.run('cuentas')
    expect(await left(squatter)).toEqual(NONE_LEFT)
    for (const person of kept) expect(await left(person)).toEqual(ALL_LEFT)
    expect(await accountOf(made.body.Id), 'made by an administrator').toBeDefined()
    expect(await accountOf(lost.uid), 'whose record was lost').toBeDefined()
    expect(await accountOf(incomplete.uid), 'never completed').toBeUndefined()
    expect(await claimOf(incomplete.user.Username)).toBeUndefined()
  })

  it('waits a week from the mail that asks to prove the mailbox, which may have waited', async () => {
    const person = await registerTaxpayer(server)
    await age(person.uid, person.correo, 14)
    const sentAgo = async (days: number) => {
      await server.settle()
      const sentAt = Timestamp.fromDate(new Date(daysAgo(days)))
      await records(server, 'mails').doc(`cuenta-${person.uid}`).update({ sentAt })
    }
    await server.run('cuentas')
    expect(await left(person)).toEqual(ALL_LEFT)
    await sentAgo(6)
    await server.run('cuentas')
    expect(await left(person)).toEqual(ALL_LEFT)
    await sentAgo(8)
    await server.run('cuentas')
    expect(await left(person)).toEqual(NONE_LEFT)
  })
})
