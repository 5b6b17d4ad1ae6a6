import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { aRegistration } from '../support/builders.ts'
import { signUp } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'

/** Whether the centre may write to somebody: asked, stored with its text and its day, and changed by nobody else. */

const server = withApi()
const people = withEveryKind(server)

const version = VERSION_COMUNICACIONES
const NOT_ASKED = { Acepta: null, Version: null, Fecha: null }
type Whose = Pick<Person, 'uid' | 'token'>

const read = ({ uid, token }: Whose) => call(server, api.users.readComunicaciones, { params: { uid }, token })
const say = ({ uid, token }: Whose, input: unknown) =>
  call(server, api.users.updateComunicaciones, { params: { uid }, token, input: input as never })
const stored = async (uid: string) =>
  (await server.firebase.db.doc(`users/${uid}`).get()).get('comunicaciones')
const linesOf = async (uid: string) =>
  (await server.firebase.db.collection('bitacora').where('registro', '==', uid).get()).docs
    .map((line) => line.data())
    .filter(({ evento }) => evento === 'usuario.comunicaciones')

const registerSaying = async (comunicaciones: unknown): Promise<Whose> => {
  const username = uniqueName('persona')
  const { uid, correo, token } = await signUp(`${username}@example.com`, 'secreta-1')
  const input = aRegistration({ username, correo, uid, comunicaciones })
  expect((await call(server, api.users.register, { input, token })).status).toBe(201)
  return { uid, token }
}

describe('at the registration', () => {
  it.each([true, false])(
    'the answer %s is stored with its text and the time of the server',
    async (acepta) => {
      const { uid } = await registerSaying({ acepta, version })
      const { fecha, ...rest } = await stored(uid)
      expect(rest).toEqual({ acepta, version })
      expect(Math.abs(fecha.toMillis() - Date.now())).toBeLessThan(60_000)
    },
  )

  it('who is not asked, or says what is no answer, is registered all the same', async () => {
    const odd = [
      undefined,
      null,
      true,
      'si',
      {},
      { acepta: 'si', version },
      { acepta: true, version: '2020-01-01' },
    ]
    for (const comunicaciones of odd) {
      const { uid } = await registerSaying(comunicaciones)
      expect(await stored(uid)).toBeUndefined()
    }
  })
})

describe('in the profile', () => {
  let owner: Person
  beforeEach(async () => {
    owner = await register(server)
  })

  it('nothing is said in a record from before it was asked', async () => {
    expect(await read(owner)).toMatchObject({ status: 200, body: NOT_ASKED })
  })

  it('the owner says yes and no, each with its day; the log says which, and no other answer has it', async () => {
    const yes = await say(owner, { acepta: true, version })
    expect(yes).toMatchObject({ status: 200, body: { Acepta: true, Version: version } })
    expect((await read(owner)).body).toEqual(yes.body)
    const no = await say(owner, { acepta: false, version })
    expect(no.body).toMatchObject({ Acepta: false, Version: version })
    expect(no.body.Fecha > yes.body.Fecha).toBe(true)
    const lines = await linesOf(owner.uid)
    expect(lines.map(({ detalle }) => detalle).sort()).toEqual(['acepta', 'no acepta'])
    for (const line of lines) expect(line).toMatchObject({ uid: owner.uid, rol: 3 })
    const own = await call(server, api.users.read, { params: { uid: owner.uid }, token: owner.token })
    expect(JSON.stringify(own.body)).not.toMatch(/comunicaciones|acepta/i)
  })

  it('the same answer again keeps its day, and leaves no second line', async () => {
    const first = await say(owner, { acepta: true, version })
    const again = await Promise.all([1, 2, 3].map(() => say(owner, { acepta: true, version })))
    for (const { body } of again) expect(body).toEqual(first.body)
    expect(await linesOf(owner.uid)).toHaveLength(1)
  })

  it('what is no answer is refused, and the answer of before stays', async () => {
    await say(owner, { acepta: false, version })
    const before = await stored(owner.uid)
    for (const odd of [
      {},
      { acepta: 'si', version },
      { acepta: true },
      { acepta: true, version: '2020-01-01' },
      { acepta: null, version },
    ])
      expect(await say(owner, odd)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', error: 'Indica si quieres recibir comunicaciones del NAF.' },
      })
    expect(await stored(owner.uid)).toEqual(before)
  })

  it('nobody else reads or changes it, administrators included', async () => {
    await say(owner, { acepta: false, version })
    const before = await stored(owner.uid)
    const statuses = []
    for (const { token } of [people.visitor, people.usuario, people.editor, people.admin]) {
      const other = { uid: owner.uid, token: token as string }
      statuses.push((await read(other)).status, (await say(other, { acepta: true, version })).status)
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403, 403, 403])
    expect(await stored(owner.uid)).toEqual(before)
  })

  it('an edit of the profile, or by an administrator, leaves it as it is', async () => {
    await say(owner, { acepta: true, version })
    const before = await stored(owner.uid)
    const {
      Nombre: nombre,
      Apellido: apellido,
      Correo: correo,
      CedulaRUC: cedulaRUC,
      Username: username,
    } = owner.user
    const reply = await call(server, api.users.update, {
      params: { id: owner.uid },
      input: { nombre, apellido, correo, cedulaRUC, username, ciudad: 'Loja' },
      token: people.admin.token,
    })
    expect(reply.status).toBe(200)
    expect(await stored(owner.uid)).toEqual(before)
  })
})
