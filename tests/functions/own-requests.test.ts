import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER, type OwnAsesoria } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { signIn } from '../support/identity-client.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const { ask, document, stored, messages, events } = trackedRequests(server)

type Caller = Pick<Person, 'token'>

const mine = async ({ token }: Caller): Promise<OwnAsesoria[]> => {
  const { status, body } = await call(server, api.asesorias.mine, { token })
  expect(status).toBe(200)
  return body.Asesorias
}
const idsOf = async (caller: Caller) => (await mine(caller)).map(({ Id }) => Id)

const cancel = ({ token }: Caller, id: string) =>
  call(server, api.asesorias.cancelMine, { params: { id }, token })
const write = ({ token }: Caller, id: string, Texto = '¿A qué hora me llaman?', key: string = randomUUID()) =>
  call(server, api.asesorias.answerMine, {
    params: { id },
    input: { Texto },
    token,
    headers: { [IDEMPOTENCY_HEADER]: key },
  })
const judge = ({ token }: Caller, id: string, Valor = 5) =>
  call(server, api.asesorias.rateMine, { params: { id }, input: { Valor }, token })
const mark = (id: string) =>
  call(server, api.asesorias.markDone, { params: { id }, token: people.editor.token })

/** The person opens the link that was mailed to them, and logs in anew. */
const prove = async ({ uid, correo }: Person): Promise<Caller> => {
  await server.firebase.auth.updateUser(uid, { emailVerified: true })
  return signIn(correo)
}

describe('who is logged in', () => {
  let person: Person
  beforeAll(async () => {
    person = await register(server)
  })

  it('has the own requests, newest first, as the person who asked sees them, and nobody else’s', async () => {
    const older = await ask({}, person.token)
    await document(older.id).update({ fechaSolicitud: Timestamp.fromMillis(Date.now() - 100_000) })
    const newer = await ask({}, person.token)
    await ask()
    await ask({}, people.usuario.token)
    await document(newer.id).update({ atiende: { uid: people.editor.uid, nombre: 'Rosario Toapanta' } })
    await write(person, older.id, 'Uno')

    const own = await mine(person)
    expect(own.map(({ Id }) => Id)).toEqual([newer.id, older.id])
    expect(own).toMatchObject([
      { Numero: newer.Numero, Estado: 'recibida', Atiende: 'Rosario', Mensajes: [] },
      { Numero: older.Numero, Atiende: null, Mensajes: [{ Texto: 'Uno', DelEquipo: false }] },
    ])
    expect(JSON.stringify(own)).not.toMatch(/Toapanta|1710034065|0991234567/)
  })

  it('closes one, writes about it and says what they think of it', async () => {
    const { id } = await ask({}, person.token)
    expect(await write(person, id)).toMatchObject({
      status: 201,
      body: { Texto: '¿A qué hora me llaman?', DelEquipo: false },
    })
    await mark(id)
    expect((await judge(person, id, 4)).body).toMatchObject({ Id: id, Opinion: { Valor: 4 } })
    const other = await ask({}, person.token)
    expect((await cancel(person, other.id)).body).toMatchObject({
      Id: other.id,
      Estado: 'realizada',
      Cierre: 'ya_no_la_necesita',
    })
    expect(await events(id)).toEqual([
      'asesoria.recibida',
      'asesoria.escrita',
      'asesoria.realizada',
      'asesoria.valorada',
    ])
  })

  it('writes once, however often or at once it is sent under its key', async () => {
    const { id } = await ask({}, person.token)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => write(person, id, 'Uno', key)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.Id}`)).size).toBe(1)
    expect(await messages(id)).toHaveLength(1)
    expect((await write(person, id, 'Dos', key)).status).toBe(409)
    expect(await messages(id)).toMatchObject([{ texto: 'Uno' }])
  })

  it('learns nothing of another’s request, and changes nothing of it', async () => {
    const theirs = [await ask(), await ask({}, people.usuario.token)]
    for (const { id } of theirs) await mark(id)
    const before = await Promise.all(theirs.map(({ id }) => stored(id)))
    const unknown = 'A'.repeat(28)
    for (const attempt of [cancel, write, judge]) {
      const replies = await Promise.all(
        [unknown, ...theirs.map(({ id }) => id)].map((id) => attempt(person, id)),
      )
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({
          status: 404,
          body: { error: 'No se pudo encontrar la asesoría', code: 'not_found' },
        })
    }
    expect(await Promise.all(theirs.map(({ id }) => stored(id)))).toEqual(before)
    for (const { id } of theirs) expect(await messages(id)).toEqual([])
  })
})

describe('a request that was sent without an account', () => {
  const asVisitor = (correo: string) => ask({ Correo: correo })

  it('joins the account once its mailbox is proven, and never before', async () => {
    const person = await register(server)
    const { id } = await asVisitor(person.correo)
    const before = await stored(id)
    expect(await idsOf(person)).toEqual([])
    expect(await stored(id)).toEqual(before)
    expect((await cancel(person, id)).status).toBe(404)

    const proven = await prove(person)
    expect(await idsOf(proven)).toEqual([id])
    expect(await stored(id)).toMatchObject({
      usuarioId: person.uid,
      usuarioUsername: person.user.Username,
    })
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.unida'])
  })

  it('later, from a mailbox that is proven, joins when its person next looks', async () => {
    const person = await register(server)
    const proven = await prove(person)
    expect(await idsOf(proven)).toEqual([])
    const { id } = await asVisitor(person.correo.toUpperCase())
    expect(await idsOf(proven)).toEqual([id])
    const list = await call(server, api.asesorias.list, { token: people.editor.token })
    expect(list.body.find(({ Id }: { Id: string }) => Id === id)).toMatchObject({
      UsuarioId: person.uid,
      UsuarioUsername: person.user.Username,
    })
  })

  it('joins once, however many screens look at once', async () => {
    const person = await register(server)
    const { id } = await asVisitor(person.correo)
    const proven = await prove(person)
    const looks = await Promise.all(Array.from({ length: 5 }, () => idsOf(proven)))
    expect(looks).toEqual(Array(5).fill([id]))
    expect(await events(id)).toEqual(['asesoria.recibida', 'asesoria.unida'])
  })

  it('from another mailbox, or with another account, stays where it is', async () => {
    const person = await register(server)
    const proven = await prove(person)
    const alike = [
      person.correo.replace('@', '+x@'),
      `x${person.correo}`,
      person.correo.replace('.com', '.co'),
    ]
    const others = [
      ...(await Promise.all(alike.map(asVisitor))),
      await ask({ Correo: person.correo }, people.usuario.token),
    ]
    const before = await Promise.all(others.map(({ id }) => stored(id)))
    expect(await idsOf(proven)).toEqual([])
    expect(await Promise.all(others.map(({ id }) => stored(id)))).toEqual(before)
  })

  it('does not join an account that is disabled or gone, whose token is still good', async () => {
    for (const end of [
      (uid: string) => server.firebase.auth.updateUser(uid, { disabled: true }),
      (uid: string) => server.firebase.auth.deleteUser(uid),
    ]) {
      const person = await register(server)
      const { id } = await asVisitor(person.correo)
      const before = await stored(id)
      const { token } = await prove(person)
      await end(person.uid)
      expect((await call(server, api.asesorias.mine, { token })).status).toBe(401)
      expect(await stored(id)).toEqual(before)
    }
  })

  it('is followed by its link as before, and is the account’s still', async () => {
    const person = await register(server)
    const { id, Enlace } = await asVisitor(person.correo)
    const proven = await prove(person)
    await mine(proven)
    const { body } = await call(server, api.seguimiento.cancel, { input: { Enlace } })
    expect(body.Asesoria).toMatchObject({ Cierre: 'ya_no_la_necesita' })
    expect(await mine(proven)).toMatchObject([{ Id: id, Cierre: 'ya_no_la_necesita' }])
  })
})

it('more than a hundred own requests are the newest hundred', async () => {
  const person = await register(server)
  const { id } = await ask({}, person.token)
  const record = await stored(id)
  const batch = server.firebase.db.batch()
  for (let n = 0; n < 105; n++)
    batch.create(server.firebase.db.collection('asesorias').doc(uniqueName('vieja')), {
      ...record,
      fechaSolicitud: Timestamp.fromMillis(Date.now() - (n + 1) * 60_000),
    })
  await batch.commit()
  const own = await mine(person)
  expect(own).toHaveLength(100)
  expect(own[0]?.Id).toBe(id)
})
