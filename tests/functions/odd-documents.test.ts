import { api, can, type Endpoint, parseUnreadable, ROL, UNREADABLE_HEADER } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, register, uniqueName } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { hugeOf, odditiesByField } from '../support/odd-records.ts'
import { withApi } from '../support/server.ts'
import { trackedRequests } from '../support/tracked-requests.ts'

/** Documents as older releases left them, as somebody typed them into the console, and as nobody can read them. */

const server = withApi()
let admin: Person
let editor: Person
let usuario: Person

beforeAll(async () => {
  admin = await register(server, ROL.ADMIN)
  editor = await register(server, ROL.EDITOR)
  usuario = await register(server)
})

const collection = (name: string) => server.firebase.db.collection(name)

const aCorreo = () => `${uniqueName('estudiante')}@example.com`

const make = {
  asesorias: async () =>
    (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id as string,
  inscripciones: async () =>
    (await call(server, api.inscripciones.create, { input: anInscripcion({ Correo: aCorreo() }) })).body
      .Id as string,
  users: async () => (await register(server)).uid,
  ...Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      async () => (await contentCalls(() => server, kind).create(admin.token)).body.Id as string,
    ]),
  ),
} as Record<string, () => Promise<string>>

const LISTS = Object.keys(make)
/** When a record was made, by kind. */
const DATE: Record<string, string> = {
  asesorias: 'fechaSolicitud',
  inscripciones: 'fechaInscripcion',
  users: 'fechaRegistro',
  boletines: 'fechaSubida',
  libros: 'fechaSubida',
  galeria: 'fechaSubida',
}

describe.each(LISTS)('a list of %s', (kind) => {
  const endpoint = (api as unknown as Record<string, { list: Endpoint }>)[kind]?.list as Endpoint
  const list = async ({ token }: { token?: string | undefined } = admin) => {
    const { status, body, headers } = await call(server, endpoint, { token } as never)
    const said = headers.get(UNREADABLE_HEADER)
    const unreadable = said === null ? null : parseUnreadable(said)
    return { status, ids: body.map(({ Id }: { Id: string }) => Id) as string[], unreadable }
  }
  let odd: string
  let whole: string

  beforeEach(async () => {
    if (kind !== 'users') await server.firebase.db.recursiveDelete(collection(kind))
    whole = await (make[kind] as () => Promise<string>)()
    odd = await (make[kind] as () => Promise<string>)()
  })

  // Users are those of all tests.
  afterEach(() => collection(kind).doc(odd).delete())

  /** Every text of the record, one after the other. */
  const texts = async () =>
    Object.entries((await collection(kind).doc(odd).get()).data() ?? {})
      .filter(([, value]) => typeof value === 'string')
      .map(([name]) => name)

  it('holds a record of a release that knew fewer fields', async () => {
    const data = (await collection(kind).doc(odd).get()).data() as Record<string, unknown>
    const known = new Set(['archivo', 'subidoPor', 'tipo', 'discapacidad', 'rol'])
    const fewer = Object.fromEntries(Object.entries(data).filter(([name]) => known.has(name)))
    await collection(kind).doc(odd).set(fewer)
    const { status, ids } = await list()
    expect(status).toBe(200)
    expect(ids).toEqual(expect.arrayContaining([odd, whole]))
  })

  it('holds a record whose texts and dates were typed into the console as something else', async () => {
    const names = (await texts()).filter(
      (name) => !['tipo', 'discapacidad', 'usuarioId', 'alta', 'estado'].includes(name),
    )
    const numbers = Object.fromEntries(
      names.filter((name) => name !== 'fingerprint').map((name) => [name, 1792]),
    )
    await collection(kind)
      .doc(odd)
      .update({ ...numbers, [DATE[kind] as string]: '2026-03-01T10:00:00-05:00' })
    const { status, ids } = await list()
    expect(status).toBe(200)
    expect(ids).toEqual(expect.arrayContaining([odd, whole]))
  })

  it('leaves out what nobody can read, and nothing else', async () => {
    const first =
      kind === 'users' || kind === 'asesorias'
        ? 'nombre'
        : kind === 'inscripciones'
          ? 'primerNombre'
          : 'titulo'
    await collection(kind)
      .doc(odd)
      .update({ [first]: { es: 'un mapa' } })
    const { status, ids, unreadable } = await list()
    expect(status).toBe(200)
    expect(ids).toContain(whole)
    expect(ids).not.toContain(odd)
    expect(unreadable).toMatchObject({ count: 1, ids: [odd] })
  })

  it('names what nobody can read to staff alone, and says nothing where there is none', async () => {
    expect((await list()).unreadable).toBeNull()
    await collection(kind).doc(odd).set({ subidoPor: 'nadie', rol: 'ninguno', nombre: [], primerNombre: [] })
    expect((await list()).unreadable).toMatchObject({ count: 1, ids: [odd] })
    expect((await list(editor)).unreadable).toMatchObject({ count: 1, ids: [odd] })

    const visitor = { token: undefined, rol: null }
    const others = [visitor, { ...usuario, rol: ROL.USUARIO }].filter(({ rol }) =>
      can(rol, endpoint.permission),
    )
    for (const person of others) {
      const { status, ids, unreadable } = await list(person)
      expect([status, ids, unreadable]).toEqual([200, [whole], null])
    }
  })
})

describe('a request of before its field was renamed', () => {
  it('is listed with its cédula', async () => {
    const id = await (make.asesorias as () => Promise<string>)()
    const record = collection('asesorias').doc(id)
    const { cedulaRUC, ...rest } = (await record.get()).data() as Record<string, unknown>
    await record.set({ ...rest, cedulaRuc: cedulaRUC })
    const { body } = await call(server, api.asesorias.list, { token: admin.token })
    const listed = body.find(({ Id }: { Id: string }) => Id === id)
    expect(listed.CedulaRUC).toBe(cedulaRUC)
  })

  it('and a user’s record of that time is read, edited and read again', async () => {
    const person = await register(server)
    const record = collection('users').doc(person.uid)
    const { cedulaRUC, ...rest } = (await record.get()).data() as Record<string, unknown>
    await record.set({ ...rest, cedulaRuc: cedulaRUC, fechaRegistro: Timestamp.fromMillis(0) })
    const read = () => call(server, api.users.read, { params: { uid: person.uid }, token: person.token })
    expect((await read()).body).toEqual({ ...person.user, FechaRegistro: '1970-01-01T00:00:00.000Z' })
  })
})

describe('a request with odd messages and notes', () => {
  const fields = { texto: 'Trae tus facturas.', uid: 'uid-1', nombre: 'Rosario', fecha: Timestamp.now() }
  const odd = [...odditiesByField(fields).flat(), ...hugeOf(fields)]
  const { ask, open } = trackedRequests(server)

  const askWithOdd = async () => {
    const request = await ask()
    for (const below of ['mensajes', 'notas']) {
      const documents = collection(`asesorias/${request.id}/${below}`)
      await documents.doc('good').set(fields)
      await Promise.all(odd.map((oddity, at) => documents.doc(`odd-${at}`).set(oddity.fields)))
    }
    return request
  }

  it('shows the team those that can be read', async () => {
    const { id } = await askWithOdd()
    const { status, body } = await call(server, api.asesorias.read, { params: { id }, token: admin.token })
    expect(status).toBe(200)
    for (const thread of [body.Mensajes, body.Notas]) {
      expect(thread.map(({ Id }: { Id: string }) => Id)).toContain('good')
      expect(thread.length).toBeLessThan(odd.length + 1)
    }
  })

  it('shows the person who asked those that can be read', async () => {
    const { Enlace } = await askWithOdd()
    const ids = (await open(Enlace)).Mensajes.map(({ Id }) => Id)
    expect(ids).toContain('good')
    expect(ids.length).toBeLessThan(odd.length + 1)
  })
})
