import { api, COLECCIONES, type Coleccion, parseUnreadable, UNREADABLE_HEADER } from '@naf/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, register } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** Administrators look at records that nobody can read, and remove them: docs/decisions/stored-records.md. */

const server = withApi()
const people = withEveryKind(server)
const db = () => server.firebase.db

const A_MAP = { es: 'un mapa' }
/** A record of each collection that nobody can read. */
const UNREADABLE: Record<Coleccion, object> = {
  asesorias: { nombre: A_MAP },
  papelera: { asesoria: 'nada' },
  inscripciones: { primerNombre: A_MAP },
  users: { nombre: A_MAP },
  boletines: { titulo: A_MAP },
  libros: { titulo: A_MAP },
  galeria: { titulo: A_MAP },
  plantillas: { titulo: A_MAP },
  calendario: { titulo: A_MAP },
  capacitaciones: { titulo: A_MAP },
  correos: { to: A_MAP },
}

const as = (kind: keyof typeof people) => ({ token: people[kind].token })
const read = (coleccion: string, id: string, kind: keyof typeof people = 'admin') =>
  call(server, api.registros.read, { params: { coleccion, id }, ...as(kind) })
const remove = (coleccion: string, id: string, kind: keyof typeof people = 'admin') =>
  call(server, api.registros.delete, { params: { coleccion, id }, ...as(kind) })
const exists = async (path: string) => (await db().doc(path).get()).exists
const lines = async (registro: string) =>
  (await db().collection('bitacora').where('registro', '==', registro).get()).docs
const followAll = async (registro: string) => {
  for (const { id } of await lines(registro)) await server.deliver('eventos', id)
}

describe.each(COLECCIONES)('a record of %s that nobody can read', (coleccion) => {
  let id: string

  beforeEach(async () => {
    const document = db().collection(coleccion).doc()
    id = document.id
    await document.set(UNREADABLE[coleccion])
  })

  it('is removed by an administrator, which the log says', async () => {
    expect(await remove(coleccion, id)).toMatchObject({ status: 200 })
    expect(await exists(`${coleccion}/${id}`)).toBe(false)
    expect((await lines(id)).map((line) => line.get('uid'))).toEqual([people.admin.uid])
    expect((await remove(coleccion, id)).status).toBe(404)
  })

  it('is neither shown to an editor nor removed by one', async () => {
    expect([
      (await read(coleccion, id, 'editor')).status,
      (await remove(coleccion, id, 'editor')).status,
    ]).toEqual([403, 403])
    expect(await exists(`${coleccion}/${id}`)).toBe(true)
  })
})

describe('the stored fields', () => {
  it('are shown without secrets, and the log says who looked', async () => {
    const { id } = await db()
      .collection('papelera')
      .add({
        asesoria: { nombre: A_MAP, clave: 'c'.repeat(22), fingerprint: 'huella' },
        clave: 'c'.repeat(22),
        archivo: { carpeta: 'libros/x', token: 'llave' },
        eliminadaPor: 'x'.repeat(900_000),
        fechaEliminacion: new Date('2026-07-09T14:05:00Z'),
      })
    const { status, body } = await read('papelera', id)
    expect(status).toBe(200)
    expect(body).toEqual({
      Id: id,
      Coleccion: 'papelera',
      Campos: [
        { Nombre: 'archivo', Valor: '{"carpeta":"libros/x"}' },
        { Nombre: 'asesoria', Valor: '{"nombre":{"es":"un mapa"}}' },
        { Nombre: 'eliminadaPor', Valor: `${'x'.repeat(500)}…` },
        { Nombre: 'fechaEliminacion', Valor: '2026-07-09T14:05:00.000Z' },
      ],
    })
    expect(
      (await lines(id)).map((line) => [line.get('evento'), line.get('etiqueta'), line.get('uid')]),
    ).toEqual([['registro.visto', 'papelera', people.admin.uid]])
  })

  it('of a record that can be read are shown to nobody, and it is not removed', async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const id = body.Id as string
    expect((await read('asesorias', id)).status).toBe(404)
    expect(await remove('asesorias', id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(await exists(`asesorias/${id}`)).toBe(true)
  })

  it.each(['bitacora', 'usernames', 'nada'])('of %s are shown to nobody', async (coleccion) => {
    const { id } = await db().collection(coleccion).add({ titulo: A_MAP })
    expect([(await read(coleccion, id)).status, (await remove(coleccion, id)).status]).toEqual([404, 404])
    expect(await exists(`${coleccion}/${id}`)).toBe(true)
  })
})

describe('with its record', () => {
  it('a file goes, also one that was replaced, and the list is whole again', async () => {
    const { create, edit, aFile } = contentCalls(() => server, 'libros')
    const { folders } = storedContent(() => server, 'libros')
    const before = await folders()
    const { body } = await create(people.admin.token)
    const id = body.Id as string
    await edit(id, people.admin.token, { file: await aFile() })
    await db().doc(`libros/${id}`).update({ titulo: A_MAP })
    const unreadable = async () =>
      parseUnreadable(
        (await call(server, api.libros.list, as('editor'))).headers.get(UNREADABLE_HEADER) ?? '',
      )
    expect((await unreadable())?.ids).toContain(id)
    await remove('libros', id)
    await followAll(id)
    expect(await folders()).toEqual(before)
    expect((await unreadable())?.ids ?? []).not.toContain(id)
  })

  it('messages, mails and the number of a request go', async () => {
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const id = body.Id as string
    const input = { Texto: 'Trae tus facturas.' }
    await call(server, api.asesorias.addMessage, { params: { id }, input, ...as('editor') })
    await db().doc(`asesorias/${id}`).update({ nombre: A_MAP })
    await remove('asesorias', id)
    const left = [
      await db().collection(`asesorias/${id}/mensajes`).get(),
      await db().collection('correos').where('about.id', '==', id).get(),
      await db().collection('numeros').where('registro', '==', id).get(),
    ]
    expect(left.map(({ size }) => size)).toEqual([0, 0, 0])
  })

  it('the account and the username of a person go, but never those of who asks', async () => {
    const person = await register(server)
    await db().doc(`users/${person.uid}`).update({ nombre: A_MAP })
    expect((await remove('users', person.uid)).status).toBe(200)
    await expect(server.firebase.auth.getUser(person.uid)).rejects.toThrow()
    expect(await exists(`usernames/${person.user.Username}`)).toBe(false)

    const { uid } = people.admin
    const own = db().doc(`users/${uid}`)
    const whole = (await own.get()).data() ?? {}
    await own.update({ nombre: A_MAP })
    expect(await remove('users', uid)).toMatchObject({ status: 403, body: { code: 'own_row' } })
    expect((await own.get()).exists).toBe(true)
    await own.set(whole)
  })
})
