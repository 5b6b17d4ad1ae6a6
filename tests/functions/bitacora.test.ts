import { randomUUID } from 'node:crypto'
import { api, IDEMPOTENCY_HEADER, ROL } from '@naf/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion, aRegistration, aUserToCreate, aUserUpdate } from '../support/builders.ts'
import { KINDS } from '../support/content-kinds.ts'
import { type FragileApi, fragileContent, startFragileApi } from '../support/fragile-content.ts'
import { signUp } from '../support/identity-client.ts'
import { loseNextAnswer } from '../support/lost-answers.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

const server = withApi()
const people = withEveryKind(server)

const bitacora = () => server.firebase.db.collection('bitacora')
/** Without what they add to the tallies, of which functions/tallies tells. */
const lines = async () =>
  (await bitacora().orderBy('fecha').get()).docs.map((line) => {
    const { fecha: _, cuenta: _counted, ...rest } = line.data()
    return rest
  })
beforeEach(() => server.firebase.db.recursiveDelete(bitacora()))

const ask = (headers: Record<string, string> = {}) =>
  call(server, api.asesorias.create, { input: anAsesoria(), headers })

const line = (evento: string, rest: object) => ({
  evento,
  etiqueta: null,
  detalle: null,
  cantidad: null,
  carpeta: null,
  anteriores: [],
  seguido: null,
  uid: null,
  rol: null,
  ...rest,
})

describe('what staff does', () => {
  it('leaves a line: who, in which role, what, to which record, and when', async () => {
    const { editor } = people
    const params = { id: (await ask()).body.Id as string }
    await server.firebase.db.recursiveDelete(bitacora())
    await call(server, api.asesorias.markDone, { params, token: editor.token })
    await call(server, api.asesorias.delete, { params, token: editor.token })
    const by = {
      uid: editor.uid,
      rol: ROL.EDITOR,
      registro: params.id,
      etiqueta: 'Declaraciones tributarias',
    }
    expect(await lines()).toEqual([
      line('asesoria.realizada', { ...by, detalle: 'atendida' }),
      line('asesoria.eliminada', by),
    ])
    const [{ fecha }] = (await bitacora().get()).docs.map((doc) => doc.data()) as [
      { fecha: FirebaseFirestore.Timestamp },
    ]
    expect(Math.abs(fecha.toMillis() - Date.now())).toBeLessThan(60_000)
  })

  it('that changes nothing leaves none: what is done already, what is not there, what is refused', async () => {
    const params = { id: (await ask()).body.Id as string }
    const { token } = people.editor
    await call(server, api.asesorias.markDone, { params, token })
    await server.firebase.db.recursiveDelete(bitacora())
    expect((await call(server, api.asesorias.markDone, { params, token })).status).toBe(200)
    const nobody = { params: { id: 'no-existe' }, token }
    expect((await call(server, api.asesorias.delete, nobody)).status).toBe(404)
    const refused = { params, token: people.usuario.token }
    expect((await call(server, api.asesorias.delete, refused)).status).toBe(403)
    expect(await lines()).toEqual([])
  })

  it('to many records at once is one line that says how many', async () => {
    await ask()
    await ask()
    await server.firebase.db.recursiveDelete(bitacora())
    const { body } = await call(server, api.asesorias.deleteAll, { token: people.admin.token })
    expect(await lines()).toEqual([
      line('asesorias.eliminadas', {
        registro: null,
        cantidad: body.eliminadas,
        uid: people.admin.uid,
        rol: ROL.ADMIN,
      }),
    ])
  })

  it('to a user leaves nothing of that person but the uid', async () => {
    const { admin } = people
    const input = aUserToCreate({
      username: uniqueName('nueva'),
      correo: `${uniqueName('nueva')}@example.com`,
    })
    const { body } = await call(server, api.users.create, { input, token: admin.token })
    await call(server, api.users.update, {
      params: { id: body.Id },
      input: aUserUpdate(body, { nombre: 'Rosaura' }),
      token: admin.token,
    })
    await call(server, api.users.delete, { params: { id: body.Id }, token: admin.token })
    const by = { uid: admin.uid, rol: ROL.ADMIN, registro: body.Id }
    expect(await lines()).toEqual(
      ['usuario.creado', 'usuario.editado', 'usuario.eliminado'].map((evento) => line(evento, by)),
    )
  })

  it('is one line where the database’s answer is lost after it did the work', async () => {
    const params = { id: (await ask()).body.Id as string }
    await server.firebase.db.recursiveDelete(bitacora())
    const lost = loseNextAnswer(server.firebase.db)
    const { status } = await call(server, api.asesorias.delete, { params, token: people.editor.token })
    expect([lost(), status]).toEqual([true, 200])
    expect(await lines()).toHaveLength(1)
  })

  it('fifty times at once to one record is one line', async () => {
    const params = { id: (await ask()).body.Id as string }
    await server.firebase.db.recursiveDelete(bitacora())
    const mark = () => call(server, api.asesorias.markDone, { params, token: people.editor.token })
    await Promise.all(Array.from({ length: 50 }, mark))
    expect(await lines()).toHaveLength(1)
  })
})

describe('what a visitor sends', () => {
  /** Every document there is, with the time of its last change. */
  const documents = async () => {
    const collections = await server.firebase.db.listCollections()
    const all = await Promise.all(collections.map((collection) => collection.get()))
    return new Map(all.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.updateTime.toMillis()])))
  }
  const changed = async (work: () => Promise<unknown>) => {
    const before = await documents()
    await work()
    return [...(await documents())].filter(([path, at]) => before.get(path) !== at).map(([path]) => path)
  }

  it('touches no document that another visitor’s form touches, too', async () => {
    const enrol = () => call(server, api.inscripciones.create, { input: anInscripcion({ IdEspe: aNewId() }) })
    const touched = [await changed(ask), await changed(ask), await changed(enrol), await changed(enrol)]
    expect(touched.map(({ length }) => length)).toEqual([4, 4, 4, 4])
    expect(new Set(touched.flat()).size).toBe(16)
  })

  it('leaves a line without a person, and one only however often it is sent under its key', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(headers)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await lines()).toEqual([
      line('asesoria.recibida', { registro: replies[0]?.body.Id, etiqueta: 'Declaraciones tributarias' }),
    ])
  })
})

describe('a registration', () => {
  it('sent again asks once for the proof of its mailbox, and tells so once', async () => {
    const username = uniqueName('repetida')
    const { correo, uid, token } = await signUp(`${username}@example.com`)
    const input = aRegistration({ username, correo, uid })
    const enrol = () => call(server, api.users.register, { input, token })
    await enrol()
    await Promise.all([enrol(), enrol()])
    const told = (await lines()).map(({ evento }) => evento)
    expect(told.sort()).toEqual(['usuario.por_verificar', 'usuario.registrado'])
    expect((await server.firebase.db.doc(`correos/cuenta-${uid}`).get()).get('status')).toBe('pendiente')
  })
})

const aNewId = () => `L${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

describe.each(KINDS)('a file of %s that Storage did not remove', (kind) => {
  let fragile: FragileApi
  beforeAll(async () => {
    fragile = await startFragileApi()
  })
  afterAll(() => fragile.close())

  it('goes behind the deletion, however often that is delivered', async () => {
    const content = fragileContent(() => fragile, kind)
    const { folders } = storedContent(() => fragile.server, kind)
    const { id, carpeta } = await content.existing()
    fragile.storage.refuse(({ method }) => method === 'DELETE')
    expect((await content.delete(id)).status).toBe(200)
    expect(await folders()).toEqual([carpeta])

    const { db } = fragile.server.firebase
    const [event] = (await db.collection('bitacora').where('carpeta', '==', carpeta).get()).docs
    const follow = () => fragile.server.deliver('eventos', String(event?.id))
    await expect(follow()).rejects.toThrow()
    fragile.mend()
    await Promise.all([follow(), follow()])
    expect(await folders()).toEqual([])
    const after = (await event?.ref.get())?.data()
    await follow()
    expect((await event?.ref.get())?.data()).toEqual(after)
  })
})
