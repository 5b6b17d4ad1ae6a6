import { randomUUID } from 'node:crypto'
import { endpoints, IDEMPOTENCY_HEADER } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { doneSchema } from '../../contract/src/fields.ts'
import { partQuerySchema } from '../../contract/src/query.schemas.ts'
import { descripcion, titulo, uploader } from '../../contract/src/records.schemas.ts'
import { serve } from '../../functions/src/app.ts'
import { createEffects } from '../../functions/src/events/effects.ts'
import { mount } from '../../functions/src/http/route.ts'
import { recordFields } from '../../functions/src/records/record-fields.ts'
import { createRecordRoutes } from '../../functions/src/records/record-routes.ts'
import {
  createRecordsRepository,
  type RecordShape,
  recordCollection,
} from '../../functions/src/records/records.repository.ts'
import { presentUploader } from '../../functions/src/records/uploader.ts'
import { createWrite } from '../../functions/src/store/write.ts'
import { call } from '../support/api-as.ts'
import { serveApp } from '../support/serve-app.ts'
import { withApi, withEveryKind } from '../support/with-api.ts'

/** A kind of record that the portal does not have: a text that staff publishes, without a file. */

const form = z.strictObject({ titulo, descripcion })
const output = z.object({ Id: z.string(), Titulo: z.string(), Descripcion: z.string(), ...uploader })
const schemas = {
  list: { query: partQuerySchema, output: z.array(output) },
  create: { input: form, output },
  edit: { input: form, output },
  delete: { output: doneSchema },
}
const avisos = endpoints<typeof schemas>()({
  list: { method: 'GET', path: '/avisos/ver', permission: 'libros:read', answer: 'stored' },
  create: { method: 'POST', path: '/avisos/crear', permission: 'libros:manage', success: 201 },
  edit: { method: 'PUT', path: '/avisos/editar/:id', permission: 'libros:manage' },
  delete: { method: 'DELETE', path: '/avisos/eliminar/:id', permission: 'libros:manage' },
})

const shape: RecordShape<z.output<typeof form>> = {
  name: 'avisos',
  schema: z.object(recordFields),
  notFound: 'No se encontró el aviso.',
  events: { published: 'libro.publicado', edited: 'libro.editado', deleted: 'libro.eliminado' },
}

const server = withApi()
const people = withEveryKind(server)
let served: Awaited<ReturnType<typeof serveApp>>
let repository: ReturnType<typeof createRecordsRepository<z.output<typeof form>>>

beforeAll(async () => {
  const { deps, firebase } = server
  const others = { requesters: { rename: async () => {} }, readers: { forget: async () => {} } }
  const effects = createEffects({ ...deps, ...others }, 'http://127.0.0.1:5000')
  const write = createWrite(firebase.db, effects)
  repository = createRecordsRepository(recordCollection(firebase.db, shape), write, shape.events)
  const routes = createRecordRoutes(deps, {
    repository,
    manage: 'libros:manage',
    present: ({ id, titulo, descripcion }, uploaded) => ({
      Id: id,
      Titulo: titulo,
      Descripcion: descripcion,
      ...presentUploader(uploaded),
    }),
    output: schemas.list.output,
    deleted: 'Aviso eliminado',
  })
  const router = mount(deps, { avisos }, { avisos: schemas }, { avisos: routes })
  served = await serveApp('avisos', serve(router, deps.config))
})
afterAll(() => served.close())

const input = { titulo: 'Cerrado el lunes', descripcion: 'Volvemos el martes.' }
const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
const create = (options: object = {}) =>
  call(served, avisos.create, { input, token: people.editor.token, ...options })
const list = async (token?: string) => (await call(served, avisos.list, { token })).body
const asShown = () => ({ Titulo: input.titulo, Descripcion: input.descripcion, Nombre: 'Luis' })

describe('a record without a file', () => {
  it('is published, listed, edited and deleted by staff, and leaves a line for each', async () => {
    const { token, uid, user } = people.editor
    const { status, body } = await create()
    expect([status, body]).toEqual([201, expect.objectContaining({ ...asShown(), Username: user.Username })])
    const params = { id: body.Id as string }
    expect(await list(token)).toEqual([body])

    const changed = { ...input, titulo: 'Abierto el lunes' }
    const edited = await call(served, avisos.edit, { params, input: changed, token })
    expect(edited.body).toEqual({ ...body, Titulo: changed.titulo })

    const deleted = await call(served, avisos.delete, { params, token })
    expect(deleted.body).toEqual({ mensaje: 'Aviso eliminado' })
    expect(await list(token)).toEqual([])
    const gone = await call(served, avisos.edit, { params, input, token })
    expect([gone.status, gone.body.error]).toEqual([404, shape.notFound])

    const lines = await server.firebase.db.collection('bitacora').where('registro', '==', params.id).get()
    const told = lines.docs.map((line) => [line.get('evento'), line.get('etiqueta'), line.get('uid')])
    expect(told.sort()).toEqual([
      ['libro.editado', changed.titulo, uid],
      ['libro.eliminado', changed.titulo, uid],
      ['libro.publicado', input.titulo, uid],
    ])
  })

  it('is one, however often its form is sent under its key; another form is refused', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(withKey(key))))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body.Id)).size).toBe(1)
    const other = await create({ input: { ...input, titulo: 'Otro' }, ...withKey(key) })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('is shown to visitors without the username, and to nobody else’s account for changing', async () => {
    await create()
    const seen = await list()
    expect(seen[0]).toMatchObject({ ...asShown(), Username: '' })
    const refused = await create({ token: people.usuario.token })
    expect(refused.status).toBe(403)
  })

  it('goes on bearing the last name of who published it', async () => {
    const { Id } = (await create()).body
    const { uid } = people.editor
    await repository.storeUploaderName({ uid, nombre: 'Rosa', apellido: 'Paredes', username: 'rosa' })
    expect((await repository.get(Id)).subidoPor).toMatchObject({ nombre: 'Rosa', apellido: 'Paredes' })
  })
})
