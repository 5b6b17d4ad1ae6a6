import { api, homeOf, ROL } from '@naf/contract'
import type { Auth } from 'firebase-admin/auth'
import { describe, expect, it } from 'vitest'
import { createAccounts } from '../../functions/src/platform/accounts.ts'
import { call, introduce, uniqueName } from '../support/api-as.ts'
import { aUserToCreate } from '../support/builders.ts'
import { signIn, signUp } from '../support/identity-client.ts'
import { startOutage, unreachableAccounts } from '../support/outage.ts'
import type { Deps } from '../support/server.ts'
import { startApi, withApi, withEveryKind } from '../support/server.ts'
import { allTracesOf, NO_TRACES, storedUsers } from '../support/stored-users.ts'

const server = withApi()
const people = withEveryKind(server)

const { stored, users, tracesOf } = storedUsers(() => server)

type Form = ReturnType<typeof aUserToCreate>

const aForm = (changes: Record<string, unknown> = {}): Form => {
  const username = uniqueName('creada')
  return aUserToCreate({ username, correo: `${username}@example.com`, ...changes })
}

const create = (input: Form, token = people.admin.token) => call(server, api.users.create, { input, token })

const countUsers = async () => (await users().count().get()).data().count

describe('creating a user', () => {
  it.each([
    ['visitor', 401, 'unauthenticated'],
    ['usuario', 403, 'forbidden'],
    ['editor', 403, 'forbidden'],
  ] as const)('is refused to a %s (%i); nothing is made', async (kind, status, code) => {
    const input = aForm()
    const { token } = people[kind]
    const reply = await call(server, api.users.create, { input, token })
    expect(reply).toMatchObject({ status, body: { code } })
    expect(await tracesOf(input)).toEqual(NO_TRACES)
  })

  it('by an admin makes account, username and record, and answers with the record', async () => {
    const input = aForm({ rol_id: '2' })
    const { status, body } = await create(input)
    expect(status).toBe(201)
    expect(body).toEqual({
      Id: body.FirebaseUid,
      FirebaseUid: expect.stringMatching(/^[A-Za-z0-9]{20,}$/),
      Nombre: 'Verónica',
      SegundoNombre: 'Lucía',
      Apellido: 'Sangucho',
      SegundoApellido: 'Mora',
      Correo: input.correo,
      CedulaRUC: '1710034065',
      Telefono: '0987654321',
      Ciudad: 'Sangolquí',
      TipoContribuyente: 'Sociedad',
      Username: input.username,
      rol_id: 2,
      FechaRegistro: expect.any(String),
    })
    expect(Math.abs(Date.parse(body.FechaRegistro) - Date.now())).toBeLessThan(60_000)
    expect(await tracesOf(input)).toEqual(allTracesOf(body.Id))
    expect(await stored(body.Id)).toMatchObject({ rol: 2, cedulaRUC: '1710034065' })
  })

  it('never stores or answers the password', async () => {
    const input = aForm({ password: 'clave-muy-secreta' })
    const { body } = await create(input)
    expect(JSON.stringify([body, await stored(body.Id)])).not.toContain('clave-muy-secreta')
  })

  it('cleans the numbers and puts the e-mail in lower case', async () => {
    const name = uniqueName('creada')
    const input = aForm({
      cedulaRUC: '171003406-5',
      telefono: '098 765 4321',
      correo: ` ${name}@ESPE.edu.ec `,
    })
    const { body } = await create(input)
    expect(body).toMatchObject({
      CedulaRUC: '1710034065',
      Telefono: '0987654321',
      Correo: `${name}@espe.edu.ec`,
    })
  })

  it.each([
    ['nombre', 'Escribe el nombre.'],
    ['segundoNombre', 'Escribe el segundo nombre.'],
    ['apellido', 'Escribe el apellido.'],
    ['segundoApellido', 'Escribe el segundo apellido.'],
    ['correo', 'Escribe un correo electrónico.'],
    ['password', 'La contraseña debe tener al menos 6 caracteres.'],
    ['cedulaRUC', 'Escribe la cédula o el RUC.'],
    ['telefono', 'Escribe un teléfono.'],
    ['ciudad', 'Escribe la ciudad.'],
    ['username', 'Escribe un nombre de usuario.'],
    ['tipoContribuyente', 'Elige el tipo de contribuyente.'],
  ])('without %s is refused: %s Nothing is made', async (field, error) => {
    const before = await countUsers()
    for (const empty of [undefined, '', '   ']) {
      const reply = await create(aForm({ [field]: empty }))
      expect(reply, `${empty}`).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
    }
    expect(await countUsers()).toBe(before)
  })
})

describe('the role of a new user', () => {
  const roles = [
    [1, 1],
    [2, 2],
    [3, 3],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    [undefined, 3],
  ] as const

  it.each(roles)('sent as %j lets the person log in with role %i', async (rol_id, rol) => {
    const input = aForm({ rol_id })
    expect(await create(input)).toMatchObject({ status: 201, body: { rol_id: rol } })
    const { username, password } = input
    const login = await call(server, api.users.login, { input: { username, password } })
    expect(login).toMatchObject({ status: 200, body: { email: input.correo } })
    const { uid, token } = await signIn(login.body.email, password)
    expect((await call(server, api.users.dashboardAccess, { token })).body).toEqual({ redirect: homeOf(rol) })
    expect((await call(server, api.users.readRol, { params: { uid }, token })).body).toEqual({ rol })
  })

  it.each([0, 4, -1, 1.5, '0', '4', '01', '1 ', '', 'admin', null, true, [1], {}])(
    'sent as %j is refused; nothing is made',
    async (rol_id) => {
      const input = aForm({ rol_id })
      expect(await create(input)).toMatchObject({
        status: 400,
        body: { error: 'Elige un rol.', code: 'invalid_input' },
      })
      expect(await tracesOf(input)).toEqual(NO_TRACES)
    },
  )
})

describe('a new user like one there is', () => {
  it('in the username, whatever its capitals, is refused; its holder keeps it and no account is made', async () => {
    const { user, uid } = people.usuario
    const input = aForm({ username: user.Username.toUpperCase() })
    expect(await create(input)).toMatchObject({
      status: 409,
      body: { error: 'Ese nombre de usuario ya está en uso. Elige otro.', code: 'username_taken' },
    })
    expect(await tracesOf(input)).toEqual({ ...NO_TRACES, claim: uid })
  })

  it('in the e-mail, whatever its capitals, is refused; its holder keeps it and no username is taken', async () => {
    const { correo, uid, password } = people.usuario
    const input = aForm({ correo: correo.toUpperCase() })
    expect(await create(input)).toMatchObject({
      status: 409,
      body: { error: 'Ya existe una cuenta con ese correo. Usa otro.', code: 'email_taken' },
    })
    expect(await tracesOf({ ...input, correo })).toEqual({ ...NO_TRACES, account: uid })
    expect((await signIn(correo, password)).uid).toBe(uid)
  })

  it('in the e-mail of an account that never got a record is refused, and that account stays', async () => {
    const orphan = await signUp(`${uniqueName('huerfana')}@example.com`)
    const input = aForm({ correo: orphan.correo })
    expect(await create(input)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await tracesOf(input)).toEqual({ ...NO_TRACES, account: orphan.uid })
  })

  it('made ten times at once is made once, and the others leave nothing', async () => {
    const username = uniqueName('carrera')
    const forms = Array.from({ length: 10 }, (_, n) =>
      aForm({ username, correo: `${username}-${n}@example.com` }),
    )
    const replies = await Promise.all(forms.map((form) => create(form)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    const winner = replies.find(({ status }) => status === 201)?.body.Id
    const traces = await Promise.all(forms.map(tracesOf))
    expect(traces.filter(({ account }) => account !== undefined)).toEqual([allTracesOf(winner)])
    expect(traces.every(({ claim }) => claim === winner)).toBe(true)
  })
})

describe('a step that fails', () => {
  type Break = (deps: Deps, outage: ReturnType<typeof startOutage>) => Partial<Deps>

  const steps: [string, Break][] = [
    [
      'the account is not made',
      ({ identity }, outage) => ({
        identity: { ...identity, createAccount: outage.failingBefore(identity.createAccount) },
      }),
    ],
    [
      'the account is made and the answer lost',
      ({ identity }, outage) => ({
        identity: { ...identity, createAccount: outage.failingAfter(identity.createAccount) },
      }),
    ],
    [
      'the role is not claimed',
      ({ identity }, outage) => ({
        identity: { ...identity, grantFirstRol: outage.failingBefore(identity.grantFirstRol) },
      }),
    ],
    [
      'the role is claimed and the answer lost',
      ({ identity }, outage) => ({
        identity: { ...identity, grantFirstRol: outage.failingAfter(identity.grantFirstRol) },
      }),
    ],
    [
      'the record is not written',
      ({ users }, outage) => ({ users: { ...users, create: outage.failingBefore(users.create) } }),
    ],
    [
      'the record is written and the answer lost',
      ({ users }, outage) => ({ users: { ...users, create: outage.failingAfter(users.create) } }),
    ],
  ]

  it.each(steps)('(%s) leaves nothing of the user, and the same form then succeeds', async (_, broken) => {
    const outage = startOutage()
    const failing = await startApi({}, (deps) => broken(deps, outage))
    await introduce(failing, people.admin, ROL.ADMIN)
    const { tracesOf } = storedUsers(() => failing)
    const input = aForm()
    const send = () => call(failing, api.users.create, { input, token: people.admin.token })

    expect(await send()).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(await tracesOf(input)).toEqual(NO_TRACES)

    outage.end()
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(await tracesOf(input)).toEqual(allTracesOf(body.Id))
    await failing.close()
  })

  it.each([
    ['auth/invalid-email', 'Correo electrónico inválido.'],
    ['auth/invalid-password', 'La contraseña debe tener al menos 6 caracteres.'],
  ])('because the identity provider says %s is told so: %s Nothing is left', async (code, error) => {
    const createUser = () => Promise.reject(Object.assign(new Error('refused'), { code }))
    const { createAccount } = createAccounts({ createUser } as unknown as Auth)
    const failing = await startApi({}, ({ identity }) => ({ identity: { ...identity, createAccount } }))
    await introduce(failing, people.admin, ROL.ADMIN)
    const input = aForm()
    const reply = await call(failing, api.users.create, { input, token: people.admin.token })
    expect(reply).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
    expect(await storedUsers(() => failing).tracesOf(input)).toEqual(NO_TRACES)
    await failing.close()
  })

  it('because the identity provider cannot be reached answers 503 and leaves nothing', async () => {
    const { createAccount } = await unreachableAccounts()
    const failing = await startApi({}, ({ identity }) => ({ identity: { ...identity, createAccount } }))
    await introduce(failing, people.admin, ROL.ADMIN)
    const input = aForm()
    const reply = await call(failing, api.users.create, { input, token: people.admin.token })
    expect(reply).toMatchObject({
      status: 503,
      body: {
        error: 'El servicio de cuentas no responde. Inténtalo de nuevo en unos minutos.',
        code: 'unavailable',
      },
    })
    expect(await storedUsers(() => failing).tracesOf(input)).toEqual(NO_TRACES)
    await failing.close()
  })
})
