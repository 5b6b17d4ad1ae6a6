import { api, homeOf, ROL, type User } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aNewcomer,
  call,
  over,
  type Person,
  refusal,
  register,
  times,
  uniqueMail,
  uniqueName,
} from '../support/api-as.ts'
import { aPerfil, aUserToCreate } from '../support/builders.ts'
import { nextSecond, signIn, signUp } from '../support/identity-client.ts'
import { nightly } from '../support/nightly.ts'
import { holdNextWrite } from '../support/outage.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { allTracesOf, NO_TRACES, storedUsers } from '../support/stored.ts'
import { aUserForm, namesOf, userCalls } from '../support/users.ts'

const server = withApi()
const people = withEveryKind(server)
let person: Person
/** A person of its own for each test of a `describe`. */
const withPerson = () =>
  beforeEach(async () => {
    person = await register(server)
  })

const { users, stored, claimOf, accountOf, tracesOf } = storedUsers(() => server)
const admin = () => people.admin.token

const { create, update, remove } = userCalls(server, admin)
const login = (username: string, password: string) =>
  call(server, api.users.login, { input: { username, password } })
const dashboardOf = async (token: string) =>
  (await call(server, api.users.dashboardAccess, { token })).body.redirect

const USERNAME_TAKEN = refusal(409, 'username_taken', 'Ese nombre de usuario ya está en uso. Elige otro.')
const EMAIL_TAKEN = refusal(409, 'email_taken', 'Ya existe una cuenta con ese correo. Usa otro.')
const OWN_ROW = refusal(
  403,
  'own_row',
  'No puedes editar ni eliminar tu propio usuario desde la gestión de usuarios.',
)
const ENDED = refusal(401, 'unauthenticated')

describe('the login', () => {
  it('takes username or e-mail in any capitals; all that is wrong gets one answer', async () => {
    const { user, password } = people.usuario
    const { Username, Correo } = user
    for (const name of [Username.toUpperCase(), Correo, `\u200b${Correo.toUpperCase()} `, `<${Correo}>`])
      expect.soft(await login(name, password), name).toMatchObject({ status: 200, body: { email: Correo } })
    const unknown = [uniqueName('nadie'), 'nadie@example.com', 'a/b', '..', '__x__', 'Ana \ud83d', 'ñandú']
    const wrong = refusal(401, 'bad_credentials', 'Usuario o contraseña incorrectos.')
    const names = [Username, Correo, ...unknown]
    for (const username of names) {
      const { status, body } = await login(username, 'otra-clave')
      expect.soft({ status, body }, username).toEqual(wrong)
    }
    expect(await login('ana', '')).toMatchObject(refusal(400, 'invalid_input', 'Escribe tu contraseña.'))
  })
})

describe('a registration', () => {
  it('with another e-mail or bad data is refused; nothing is stored', async () => {
    const mistakes = { 403: { correo: 'otra@example.com' }, 400: { cedulaRUC: '1710034066' } }
    for (const [status, changes] of Object.entries(mistakes)) {
      const { uid, username, send } = await aNewcomer(server, changes)
      expect((await send()).status).toBe(Number(status))
      expect([await stored(uid), await claimOf(username)]).toEqual([undefined, undefined])
    }
  })

  it('of six at once with one username succeeds once; the others store nothing', async () => {
    const username = uniqueName('carrera')
    const newcomers = await times(6, (n) =>
      aNewcomer(server, { username: n % 2 ? username.toUpperCase() : username }),
    )
    const replies = await Promise.all(newcomers.map(({ send }) => send()))
    const [winner, ...others] = newcomers.filter((_, n) => replies[n]?.status === 201)
    expect(others).toEqual([])
    expect(replies.filter(({ body }) => body.code === 'username_taken')).toHaveLength(5)
    const records = await Promise.all(newcomers.map(({ uid }) => stored(uid)))
    expect(records.filter(Boolean)).toHaveLength(1)
    expect(await claimOf(username)).toEqual({ uid: winner?.uid })
  })

  it('sent again gives the same record, and is refused under another username', async () => {
    const { uid, input, send } = await aNewcomer(server)
    const { body } = await send()
    expect(JSON.stringify(await stored(uid))).not.toContain(input.password)
    expect(await send()).toMatchObject({ status: 201, body })
    expect(await send({ username: uniqueName('otro') })).toMatchObject(refusal(409, 'account_exists'))
    expect((await stored(uid))?.username).toBe(input.username)
  })
})

describe('a new user', () => {
  it('is an account, a username and a record, cleaned and without the password, and logs in with its role', async () => {
    for (const rol of [1, 2, 3] as const) {
      const input = aUserForm({ rol_id: `${rol}`, cedulaRUC: '171003406-5', telefono: '098 765 4321' })
      const { status, body } = await create({ ...input, correo: ` ${input.correo.toUpperCase()} ` })
      expect(status).toBe(201)
      const cleaned = { Correo: input.correo, CedulaRUC: '1710034065', Telefono: '0987654321' }
      const typed = { Nombre: 'Verónica', Username: input.username, rol_id: rol }
      expect(body).toMatchObject({ ...typed, ...cleaned })
      expect(await tracesOf(input)).toEqual(allTracesOf(body.Id))
      expect(JSON.stringify([body, await stored(body.Id)])).not.toContain(input.password)
      expect((await login(input.username, input.password)).body).toEqual({ email: input.correo })
      const { uid, token } = await signIn(input.correo, input.password)
      expect(await dashboardOf(token)).toBe(homeOf(rol))
      expect((await call(server, api.users.readRol, { params: { uid }, token })).body).toEqual({ rol })
    }
  })

  it('with a mistake, a taken username or a taken e-mail is refused; nothing is made, holders keep theirs', async () => {
    const wrong = aUserForm({ rol_id: 4 })
    expect(await create(wrong)).toMatchObject(refusal(400, 'invalid_input', 'Elige un rol.'))
    expect(await tracesOf(wrong)).toEqual(NO_TRACES)
    const { user, uid, correo, password } = people.usuario
    const sameName = aUserForm({ username: user.Username.toUpperCase() })
    expect(await create(sameName)).toMatchObject(USERNAME_TAKEN)
    expect(await tracesOf(sameName)).toEqual({ ...NO_TRACES, claim: uid })
    for (const holder of [people.usuario, await signUp(uniqueMail())]) {
      const sameMail = aUserForm({ correo: holder.correo.toUpperCase() })
      expect(await create(sameMail)).toMatchObject(EMAIL_TAKEN)
      const left = await tracesOf({ ...sameMail, correo: holder.correo })
      expect(left).toEqual({ ...NO_TRACES, account: holder.uid })
    }
    expect((await signIn(correo, password)).uid).toBe(uid)
  })
})

describe('an edited user', () => {
  withPerson()
  it('has every field of the form; what is left out stays, what is empty is emptied', async () => {
    const [username, correo] = [uniqueName('cambiada'), uniqueMail()]
    const changes = aPerfil({ correo, cedulaRUC: '1710034065001', username, rol_id: '2' })
    const shown = {
      ...{ Id: person.uid, FirebaseUid: person.uid, FechaRegistro: person.user.FechaRegistro },
      ...{ Nombre: 'Rosa', SegundoNombre: 'Elena', Apellido: 'Paredes', SegundoApellido: 'Vega' },
      ...{ Telefono: '0991234567', Ciudad: 'Latacunga', TipoContribuyente: 'Persona jurídica' },
      ...{ Correo: correo, CedulaRUC: '1710034065001', Username: username, rol_id: 2 },
    }
    const edited = await update(person.user, changes)
    const unproven = { ...shown, CorreoConfirmado: false }
    expect([edited.status, edited.body]).toEqual([200, { ...unproven, Version: 1 }])
    const read = () => call(server, api.users.read, { params: { uid: person.uid }, token: admin() })
    expect((await read()).body).toEqual({ ...unproven, Version: 1 })
    expect((await update(shown as User)).body).toEqual({ ...unproven, Version: 2 })
    const blank = { segundoNombre: '', segundoApellido: '  ', telefono: '', ciudad: '' }
    const emptied = { SegundoNombre: '', SegundoApellido: '', Telefono: '', Ciudad: '' }
    expect((await update(shown as User, blank)).body).toEqual({ ...unproven, ...emptied, Version: 3 })
  })

  it('is refused over another version, account and all, and not where the same form is sent again', async () => {
    const { uid, user } = person
    const mine = { ciudad: 'Loja', username: uniqueName('mia'), correo: uniqueMail(), rol_id: 2 }
    expect(await update(user, mine, over(user.Version))).toMatchObject({ status: 200, body: { Version: 1 } })
    const before = [await stored(uid), (await accountOf(uid))?.toJSON()]
    for (const older of [{}, { ...mine, ciudad: 'Quito' }, { ...mine, correo: uniqueMail() }])
      expect(await update(user, older, over(user.Version))).toMatchObject(refusal(409, 'changed_meanwhile'))
    expect([await stored(uid), (await accountOf(uid))?.toJSON()]).toEqual(before)
    expect(await update(user, mine, over(user.Version))).toMatchObject({ status: 200, body: { Version: 2 } })
  })

  nightly('keeps a later edit and its e-mail where one lands after its answer was given up', async () => {
    const [tardy, newer] = [
      { correo: uniqueMail(), ciudad: 'Loja' },
      { correo: uniqueMail(), ciudad: 'Ibarra' },
    ]
    for (const later of [newer, { ...tardy, ciudad: 'Ibarra' }]) {
      const { uid, user } = await register(server)
      const late = holdNextWrite(server.firebase.db)
      const answer = update(user, tardy)
      await late.held
      expect((await update(user, later)).status).toBe(200)
      expect(await late.land(answer)).toMatchObject(refusal(503, 'unavailable'))
      expect(await stored(uid)).toMatchObject(later)
      expect((await accountOf(uid))?.email).toBe(later.correo)
      await remove(uid)
    }
  })

  nightly(
    'has one e-mail in record and account after two edits at once, also where the first is stored last',
    async () => {
      const [first, second] = [uniqueMail(), uniqueMail()]
      const agree = async (uid: string) => {
        const correo = (await stored(uid))?.correo
        expect([first, second]).toContain(correo)
        expect((await accountOf(uid))?.email).toBe(correo)
        await remove(uid)
      }
      for (const { uid, user } of await times(2, () => register(server))) {
        const replies = await Promise.all([first, second].map((correo) => update(user, { correo })))
        expect(replies.map(({ status }) => status)).toEqual([200, 200])
        await agree(uid)
      }
      const { uid, user } = person
      const late = holdNextWrite(server.firebase.db)
      const answer = update(user, { correo: first })
      await late.held
      expect((await update(user, { correo: second })).status).toBe(200)
      late.release()
      expect((await answer).body.Correo).toBe(first)
      await agree(uid)
    },
  )

  it('has the e-mail of its record at the provider again when it is saved', async () => {
    const { uid, user, correo } = person
    await server.firebase.auth.updateUser(uid, { email: uniqueMail(), emailVerified: true })
    expect((await update(user, { ciudad: 'Loja' })).status).toBe(200)
    expect(await stored(uid)).toMatchObject({ correo, ciudad: 'Loja' })
    expect(await accountOf(uid)).toMatchObject({ email: correo, emailVerified: false })
    await server.firebase.auth.updateUser(uid, { emailVerified: true })
    expect((await update(user)).status).toBe(200)
    expect(await accountOf(uid), 'agrees').toMatchObject({ email: correo, emailVerified: true })
  })

  it('that is not there is 404; the own one is refused and stays, account and all', async () => {
    for (const id of ['nadie', '..', '__x__', 'ñ']) {
      expect((await update({ ...person.user, Id: id })).body.code, id).toBe('not_found')
      expect((await remove(id)).body.code, id).toBe('not_found')
    }
    const { uid, user } = people.admin
    const before = await stored(uid)
    expect(await update(user, { nombre: 'Otra', rol_id: 3 })).toMatchObject(OWN_ROW)
    expect(await remove(uid)).toMatchObject(OWN_ROW)
    expect(await stored(uid)).toEqual(before)
    expect(await tracesOf(namesOf(people.admin))).toEqual(allTracesOf(uid))
  })

  it('logs in with a changed e-mail and username; the old name is free for somebody else', async () => {
    const { Username: old } = person.user
    const [username, correo] = [uniqueName('otra'), uniqueMail()]
    expect((await update(person.user, { username, correo: correo.toUpperCase() })).body.Correo).toBe(correo)
    expect((await login(username, person.password)).body).toEqual({ email: correo })
    expect((await login(old, person.password)).status).toBe(401)
    await expect(signIn(person.correo)).rejects.toThrow()
    expect((await signIn(correo)).uid).toBe(person.uid)
    await server.firebase.auth.updateUser(person.uid, { emailVerified: true })
    await users().doc(person.uid).update({ correo: correo.toUpperCase() })
    expect((await update(person.user, { username, correo })).body.Correo).toBe(correo)
    expect((await accountOf(person.uid))?.emailVerified, 'the same mailbox').toBe(true)

    const next = await register(server, ROL.USUARIO, { username: old })
    const before = await stored(next.uid)
    const changes = { username: username.toUpperCase(), nombre: 'Otra', correo: 'otra@example.com' }
    expect(await update(next.user, changes)).toMatchObject(USERNAME_TAKEN)
    expect(await stored(next.uid)).toEqual(before)
    expect((await accountOf(next.uid))?.email).toBe(next.correo)
    expect((await update(next.user, { username: old.toUpperCase() })).body.Username).toBe(old.toUpperCase())
    expect(await claimOf(old)).toEqual({ uid: next.uid })
  })

  it('whose role is changed is logged out, and has it after the next login; the same role ends nothing', async () => {
    await nextSecond()
    for (const rol_id of ['3', undefined])
      expect((await update(person.user, { ciudad: 'Ambato', rol_id })).body.rol_id).toBe(3)
    expect(await dashboardOf(person.token)).toBe('/dashboard-usuario/inicio')
    const CASES = [
      [ROL.EDITOR, ROL.USUARIO, 403],
      [ROL.USUARIO, ROL.EDITOR, 200],
      [ROL.ADMIN, ROL.EDITOR, 200],
    ] as const
    const all = await Promise.all(CASES.map(([from]) => register(server, from)))
    await nextSecond()
    for (const [n, [, to, status]] of CASES.entries()) {
      const { user, token: ended, correo } = all[n] as Person
      const readOther = (token: string) =>
        call(server, api.users.read, { params: { uid: people.usuario.uid }, token })
      expect((await update(user, { rol_id: to })).body.rol_id).toBe(to)
      expect(await readOther(ended)).toMatchObject(ENDED)
      const { uid, token } = await signIn(correo)
      expect((await readOther(token)).status).toBe(status)
      expect((await accountOf(uid))?.customClaims).toEqual({ rol: to })
      expect(await dashboardOf(token)).toBe(homeOf(to))
    }
  })
})

describe('a deleted user', () => {
  withPerson()
  it('goes with record, username and account, and frees both names; nobody else’s go', async () => {
    const odd = await register(server)
    await users().doc(odd.uid).update({ username: person.user.Username })
    expect((await remove(odd.uid)).status).toBe(200)
    const editor = await register(server, ROL.EDITOR)
    expect((await remove(editor.uid)).body).toEqual({ mensaje: 'Usuario eliminado correctamente' })
    expect(await tracesOf(namesOf(editor))).toEqual(NO_TRACES)
    expect(await tracesOf(namesOf(person))).toEqual(allTracesOf(person.uid))
    expect(await call(server, api.users.list, { token: editor.token })).toMatchObject(ENDED)
    expect((await remove(editor.uid)).body.code).toBe('not_found')
    const { status, body } = await create(aUserToCreate(namesOf(editor)))
    expect([status, body.Id === editor.uid]).toEqual([201, false])
  })
})

describe('the list of users', () => {
  it('has the fields of the list alone, by surname and name, and says whose account is disabled, gone or not proven', async () => {
    const small = await startApi()
    const names = ['Zoila Zurita', 'Luis Núñez', 'Eva Ñato', 'Ana Núñez', 'Inés Álava', 'Rosa nieto']
    const made = await times(names.length, (n) => {
      const [nombre, apellido] = (names[n] ?? '').split(' ')
      return register(small, n === 0 ? ROL.EDITOR : ROL.USUARIO, { nombre, apellido })
    })
    await small.firebase.auth.updateUser(String(made[2]?.uid), { disabled: true, emailVerified: true })
    await small.firebase.auth.deleteUser(String(made[3]?.uid))
    const { body } = await call(small, api.users.list, { token: made[0]?.token })
    const rows = body.map((one: Record<string, string>) => [
      `${one.Apellido} ${one.Nombre}: ${one.Cuenta}`,
      one.CorreoConfirmado,
    ])
    expect(rows).toEqual([
      ...[['Álava Inés: activa', false] as const, ['nieto Rosa: activa', false] as const],
      ...[['Núñez Ana: sin cuenta', undefined] as const, ['Núñez Luis: activa', false] as const],
      ...[['Ñato Eva: inactiva', true] as const, ['Zurita Zoila: activa', false] as const],
    ])
    const fields =
      'Apellido CedulaRUC CorreoConfirmado Cuenta FirebaseUid Id Nombre SegundoApellido SegundoNombre Username rol_id'
    expect(Object.keys(body[5]).sort()).toEqual(fields.split(' '))
    await small.close()
  })
})
