import { api, homeOf, ROL, type User } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aUserUpdate } from '../support/builders.ts'
import { nextSecond, signIn } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedUsers } from '../support/stored-users.ts'

const server = withApi()
const people = withEveryKind(server)
let person: Person

beforeEach(async () => {
  person = await register(server)
})

const { stored, claimOf, accountOf } = storedUsers(() => server)

const update = (user: User, changes: Record<string, unknown> = {}, token = people.admin.token) =>
  call(server, api.users.update, { params: { id: user.Id }, input: aUserUpdate(user, changes), token })

const login = ({ password }: Person, username: string) =>
  call(server, api.users.login, { input: { username, password } })

describe('a username of dots alone, from when it could be chosen', () => {
  const dots = '......'

  it('is given to nobody by an edit, and the record stays', async () => {
    const before = await stored(person.uid)
    expect(await update(person.user, { username: dots, nombre: 'Otra' })).toMatchObject({
      status: 400,
      body: {
        error: 'El nombre de usuario debe tener al menos una letra o un número.',
        code: 'invalid_input',
      },
    })
    expect(await stored(person.uid)).toEqual(before)
  })

  it('stays with who has it while the rest is changed, and lets them in', async () => {
    const username = dots
    const { db } = server.firebase
    await db.collection('users').doc(person.uid).update({ username })
    await db.collection('usernames').doc(username).set({ uid: person.uid })
    expect((await update({ ...person.user, Username: username }, { nombre: 'Rosa' })).status).toBe(200)
    expect(await stored(person.uid)).toMatchObject({ username, nombre: 'Rosa' })
    expect((await login(person, username)).status).toBe(200)
  })
})

describe('editing a user', () => {
  it.each([
    ['visitor', 401, 'unauthenticated'],
    ['usuario', 403, 'forbidden'],
    ['editor', 403, 'forbidden'],
  ] as const)('is refused to a %s (%i), and the record stays', async (kind, status, code) => {
    const before = await stored(person.uid)
    const { token } = people[kind]
    const reply = await call(server, api.users.update, {
      params: { id: person.uid },
      input: aUserUpdate(person.user, { nombre: 'Otra', rol_id: 1 }),
      token,
    })
    expect(reply).toMatchObject({ status, body: { code } })
    expect(await stored(person.uid)).toEqual(before)
  })

  it('by an admin changes every field of the form and answers with the whole record', async () => {
    const username = uniqueName('cambiada')
    const changes = {
      nombre: 'Rosa',
      segundoNombre: 'Elena',
      apellido: 'Paredes',
      segundoApellido: 'Vega',
      correo: `${username}@example.com`,
      cedulaRUC: '1710034065001',
      telefono: '0991234567',
      ciudad: 'Latacunga',
      tipoContribuyente: 'Persona jurídica',
      username,
      rol_id: '2',
    }
    const { status, body } = await update(person.user, changes)
    expect(status).toBe(200)
    expect(body).toEqual({
      Id: person.uid,
      FirebaseUid: person.uid,
      Nombre: 'Rosa',
      SegundoNombre: 'Elena',
      Apellido: 'Paredes',
      SegundoApellido: 'Vega',
      Correo: `${username}@example.com`,
      CedulaRUC: '1710034065001',
      Telefono: '0991234567',
      Ciudad: 'Latacunga',
      TipoContribuyente: 'Persona jurídica',
      Username: username,
      rol_id: 2,
      FechaRegistro: person.user.FechaRegistro,
    })
    const read = await call(server, api.users.read, {
      params: { uid: person.uid },
      token: people.admin.token,
    })
    expect(read.body).toEqual(body)
  })

  it.each([
    ['nombre', 'Escribe el nombre.'],
    ['apellido', 'Escribe el apellido.'],
    ['correo', 'Escribe un correo electrónico.'],
    ['cedulaRUC', 'Escribe la cédula o el RUC.'],
    ['username', 'Escribe un nombre de usuario.'],
  ])('without %s is refused: %s The record stays', async (field, error) => {
    const before = await stored(person.uid)
    for (const empty of [undefined, '', '   ']) {
      const reply = await update(person.user, { ciudad: 'Ambato', [field]: empty })
      expect(reply, `${empty}`).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
    }
    expect(await stored(person.uid)).toEqual(before)
  })

  const optional = [
    ['segundoNombre', 'Alberto'],
    ['segundoApellido', 'Toapanta'],
    ['telefono', '0987654321'],
    ['ciudad', 'Quito'],
    ['tipoContribuyente', 'Sociedad'],
  ] as const

  it.each(optional)('without %s leaves it as it is; empty, it is emptied', async (field, value) => {
    expect((await update(person.user)).status).toBe(200)
    expect(await stored(person.uid)).toMatchObject({ [field]: value })
    for (const empty of ['', '  ']) {
      expect((await update(person.user, { [field]: value })).status).toBe(200)
      expect((await update(person.user, { [field]: empty })).status).toBe(200)
      expect(await stored(person.uid)).toMatchObject({ [field]: '' })
    }
  })

  it.each([
    ['telefono', '0812345678', 'Teléfono inválido. Debe empezar con 09 y tener 10 dígitos.'],
    ['cedulaRUC', '1710034066', 'Cédula inválida.'],
    ['cedulaRUC', '1710034065002', 'RUC inválido.'],
    ['correo', 'ana@espe', 'Correo electrónico inválido.'],
    [
      'username',
      'ana maría',
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    ],
    [
      'username',
      '__ana__',
      'Usa de 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    ],
    ['rol_id', 4, 'Elige un rol.'],
    ['rol_id', '', 'Elige un rol.'],
  ])('with %s %j is refused: %s The record stays', async (field, value, error) => {
    const before = await stored(person.uid)
    expect(await update(person.user, { ciudad: 'Ambato', [field]: value })).toMatchObject({
      status: 400,
      body: { error, code: 'invalid_input' },
    })
    expect(await stored(person.uid)).toEqual(before)
  })

  it('that does not exist is 404', async () => {
    for (const Id of ['nadie', '..', '__x__', 'ñ'])
      expect(await update({ ...person.user, Id }), Id).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  })

  it('that is one’s own is refused, and it stays, account and all', async () => {
    const { uid, user } = people.admin
    const before = await stored(uid)
    expect(await update(user, { nombre: 'Otra', rol_id: 3 })).toMatchObject({
      status: 403,
      body: {
        error: 'No puedes editar ni eliminar tu propio usuario desde la gestión de usuarios.',
        code: 'own_row',
      },
    })
    expect(await stored(uid)).toEqual(before)
    expect((await accountOf(uid))?.customClaims).toEqual({ rol: ROL.ADMIN })
  })
})

describe('a changed e-mail', () => {
  it('is the one to log in with from then on', async () => {
    const correo = `${uniqueName('nuevo')}@example.com`
    expect((await update(person.user, { correo: correo.toUpperCase() })).body.Correo).toBe(correo)
    expect((await login(person, person.user.Username)).body).toEqual({ email: correo })
    expect((await signIn(correo)).uid).toBe(person.uid)
    await expect(signIn(person.correo)).rejects.toThrow()
  })
})

describe('a changed role', () => {
  const readUser = (token: string) =>
    call(server, api.users.read, { params: { uid: people.usuario.uid }, token })

  it.each([
    [ROL.EDITOR, ROL.USUARIO, 403],
    [ROL.USUARIO, ROL.EDITOR, 200],
    [ROL.ADMIN, ROL.EDITOR, 200],
  ] as const)(
    'from %i to %i ends the running session and holds in the next one',
    async (from, to, status) => {
      const changed = await register(server, from)
      await nextSecond()
      expect(await update(changed.user, { rol_id: to })).toMatchObject({ status: 200, body: { rol_id: to } })
      expect(await readUser(changed.token)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })

      const { uid, token } = await signIn(changed.correo)
      expect(await readUser(token)).toMatchObject({ status })
      expect((await accountOf(uid))?.customClaims).toEqual({ rol: to })
      expect((await call(server, api.users.dashboardAccess, { token })).body).toEqual({
        redirect: homeOf(to),
      })
    },
  )

  it('is not one where the same role is sent, or none: the session goes on', async () => {
    await nextSecond()
    for (const rol_id of ['3', undefined])
      expect((await update(person.user, { ciudad: 'Ambato', rol_id })).body.rol_id).toBe(3)
    expect((await call(server, api.users.dashboardAccess, { token: person.token })).status).toBe(200)
  })
})

describe('a changed username', () => {
  it('is taken from then on, and the old one is free for somebody else', async () => {
    const { Username: old } = person.user
    const username = uniqueName('otra')
    expect((await update(person.user, { username })).body.Username).toBe(username)
    expect(await claimOf(username)).toEqual({ uid: person.uid })
    expect((await login(person, username)).status).toBe(200)
    expect((await login(person, old)).status).toBe(401)

    const next = await register(server, ROL.USUARIO, { username: old })
    expect(await claimOf(old)).toEqual({ uid: next.uid })
    expect(await update(next.user, { username: username.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    })
  })

  it('in its capitals only stays the person’s own', async () => {
    const username = person.user.Username.toUpperCase()
    expect((await update(person.user, { username })).body.Username).toBe(username)
    expect(await stored(person.uid)).toMatchObject({ username })
    expect(await claimOf(username)).toEqual({ uid: person.uid })
    expect((await login(person, person.user.Username)).status).toBe(200)
  })

  it('of somebody else is refused; both people keep what they had', async () => {
    const before = await stored(person.uid)
    const { user, uid } = people.usuario
    const changes = { username: user.Username.toUpperCase(), nombre: 'Otra', correo: 'otra@example.com' }
    expect(await update(person.user, changes)).toMatchObject({
      status: 409,
      body: { error: 'Ese nombre de usuario ya está en uso. Elige otro.', code: 'username_taken' },
    })
    expect(await stored(person.uid)).toEqual(before)
    expect(await claimOf(user.Username)).toEqual({ uid })
    expect(await claimOf(person.user.Username)).toEqual({ uid: person.uid })
    expect((await accountOf(person.uid))?.email).toBe(person.correo)
  })
})
