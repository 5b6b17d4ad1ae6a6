import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'
import { sweepLater } from '../support/sweep-later.ts'

const server = withApi()
const people = withEveryKind(server)

const DAY_MS = 24 * 60 * 60_000

describe.each(KINDS)('a file of %s that was replaced', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { folders, named, formers, clear } = storedContent(() => server, kind)
  beforeEach(clear)

  const history = async (id: string) =>
    (await call(server, api[kind].history, { params: { id }, token: people.editor.token })).body
  const restore = (id: string, Archivo: string, token = people.editor.token) =>
    call(server, api[kind].restore, { params: { id }, input: { Archivo }, token })
  const bytesAt = async (address: string) => {
    const response = await fetch(address)
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  }

  /** A record with a former file, and what both looked like. */
  const replaced = async () => {
    const { token } = people.editor
    const first = (await calls.create(token)).body
    const bytes = await bytesAt(calls.rutaOf(first))
    const second = (await calls.edit(first.Id, token, { file: await calls.aFile() })).body
    const [former] = (await history(first.Id)).Anteriores
    return { id: first.Id as string, first, second, bytes, former }
  }

  /** Does what follows every write of the log, as the platform does. */
  const followAll = async () => {
    for (const { id } of (await server.firebase.db.collection('bitacora').get()).docs)
      await server.deliver('eventos', id)
  }

  it('opens for staff for 30 days, and at its old address for nobody', async () => {
    const { first, former, bytes } = await replaced()
    expect(await bytesAt(former.Ruta)).toEqual(bytes)
    expect(await bytesAt(calls.rutaOf(first))).toBeNull()
    expect(Date.parse(former.Hasta) - Date.parse(former.Reemplazado)).toBeGreaterThan(30 * DAY_MS - 60_000)
    expect(await folders()).toEqual(await named())
  })

  it('can be its record’s again; the present one becomes a former one', async () => {
    const { id, second, bytes, former } = await replaced()
    const { status, body } = await restore(id, former.Id)
    expect(status).toBe(200)
    expect(await bytesAt(calls.rutaOf(body))).toEqual(bytes)
    expect(await bytesAt(calls.rutaOf(second))).toBeNull()
    const { Anteriores, Cambios } = await history(id)
    expect(Anteriores).toHaveLength(1)
    expect(Anteriores[0].Id).not.toBe(former.Id)
    expect(Cambios[0].Evento).toMatch(/restaurad[oa]$/)
    expect((await calls.list(people.usuario.token)).body).toEqual([{ ...body, Username: '' }])
    expect(await folders()).toEqual(await named())
  })

  it('is restored once, and for its own record alone', async () => {
    const { id, former } = await replaced()
    const other = await replaced()
    const gone = { status: 404, body: { error: 'Ese archivo anterior ya no existe.', code: 'not_found' } }
    expect(await restore(other.id, former.Id)).toMatchObject(gone)
    const replies = await Promise.all([restore(id, former.Id), restore(id, former.Id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await restore(id, 'nada')).toMatchObject(gone)
    expect(await folders()).toEqual(await named())
  })

  it('is no orphan, and is erased when its time is over', async () => {
    const { id, former, second } = await replaced()
    const orphansOf = async () => (await sweepLater(server)).find((found) => found.kind === kind)?.orphans
    expect(await orphansOf()).toEqual([])
    await server.run('papelera', new Date(Date.now() + 29 * DAY_MS))
    await followAll()
    expect(await bytesAt(former.Ruta)).not.toBeNull()
    await server.run('papelera', new Date(Date.now() + 31 * DAY_MS))
    await followAll()
    expect(await bytesAt(former.Ruta)).toBeNull()
    expect(await bytesAt(calls.rutaOf(second))).not.toBeNull()
    expect(await formers()).toEqual([])
    expect((await history(id)).Anteriores).toEqual([])
  })

  it('goes with its record at once, also one that was restored before', async () => {
    const { id, former } = await replaced()
    await restore(id, former.Id)
    const [replacedLast] = (await history(id)).Anteriores
    expect((await calls.delete(id, people.editor.token)).status).toBe(200)
    for (const { Ruta } of [former, replacedLast]) expect(await bytesAt(Ruta)).toBeNull()
    expect(await formers()).toEqual([])
    expect(await folders()).toEqual([])
    expect((await restore(id, replacedLast.Id)).status).toBe(404)
  })

  it('goes behind the deletion of its record where Storage removed nothing then', async () => {
    const { id, former } = await replaced()
    const other = await replaced()
    await server.deps[kind].delete(null, id)
    expect(await bytesAt(former.Ruta)).not.toBeNull()
    await followAll()
    expect(await bytesAt(former.Ruta)).toBeNull()
    expect(await bytesAt(other.former.Ruta)).not.toBeNull()
    expect(await folders()).toEqual(await named())
    expect(await folders()).toHaveLength(2)
  })

  it.each(['../../etc/passwd', 'a/b', '.', '..', '__x__', '', 'x'.repeat(129), '\0', '\ud800', null, {}])(
    '(%j) is no name of one; nothing changes',
    async (name) => {
      const { id, second } = await replaced()
      const before = await folders()
      expect(await restore(id, name as string)).toMatchObject({
        status: 400,
        body: { error: 'Elige uno de los archivos anteriores.', code: 'invalid_input' },
      })
      expect(await folders()).toEqual(before)
      expect((await calls.list(people.editor.token)).body).toEqual([second])
    },
  )

  it('that nobody can read stays, and hinders no other from being erased', async () => {
    const { id } = await replaced()
    const hasta = Timestamp.fromMillis(1)
    await server.firebase.db
      .collection('anteriores')
      .doc('roto')
      .set({ coleccion: kind, registro: id, hasta })
    await server.run('papelera', new Date(Date.now() + 31 * DAY_MS))
    expect(await formers()).toHaveLength(1)
  })
})
