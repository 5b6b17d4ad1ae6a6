import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { addressesIn } from '../support/intact-content.ts'
import { startInstance, withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

/** Nobody but staff gets what is not published: by list, by id or by file. */

const server = withApi()
const people = withEveryKind(server)

const HIDDEN = [
  { estado: 'borrador' },
  { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
  { estado: 'archivado' },
] as const
const PAST = { estado: 'programado', fechaProgramada: '2025-01-01T08:00' } as const

const opens = async (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await fetch(address)).ok))

describe.each(KINDS)('%s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { records, clear } = storedContent(() => server, kind)
  beforeEach(clear)

  const create = async (changes: object = {}) =>
    (await calls.create(people.editor.token, { changes: { ...changes } })).body
  const edit = async (id: string, changes: object) =>
    (await calls.edit(id, people.editor.token, { changes: { ...changes } })).body
  const idsFor = async (token?: string): Promise<string[]> => {
    const { status, body } = await calls.list(token)
    return status === 401 ? [] : body.map(({ Id }: { Id: string }) => Id)
  }
  const readers = () => [people.visitor.token, people.usuario.token]
  const expectOnlyStaffSees = async (id: string) => {
    for (const token of readers()) expect(await idsFor(token)).not.toContain(id)
    for (const { token } of [people.editor, people.admin]) expect(await idsFor(token)).toContain(id)
  }

  it('is published at once where the form says nothing else, and so is what was stored before', async () => {
    const body = await create()
    expect(body).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
    const former = { ...(await records().doc(body.Id).get()).data() }
    delete former.estado
    delete former.fechaProgramada
    await records().doc('antiguo').set(former)
    await server.firebase.db.collection('listas').doc(kind).delete()
    expect((await idsFor(people.usuario.token)).sort()).toEqual([body.Id, 'antiguo'].sort())
  })

  it.each(HIDDEN)('created as $estado is in the list of staff alone', async (publication) => {
    await create()
    for (const token of readers()) await idsFor(token)
    const { Id, Estado } = await create(publication)
    expect(Estado).toBe(publication.estado)
    await expectOnlyStaffSees(Id)
  })

  it.each(HIDDEN)(
    'that becomes $estado leaves the lists, and no address of before opens it',
    async (publication) => {
      const body = await create()
      const known = addressesIn(body)
      expect(await opens(known)).not.toContain(false)
      const hidden = await edit(body.Id, publication)
      await expectOnlyStaffSees(body.Id)
      expect(await opens(known)).not.toContain(true)
      expect(await opens(addressesIn(hidden))).not.toContain(false)

      const again = await edit(body.Id, { estado: 'publicado' })
      for (const token of [people.usuario.token]) expect(await idsFor(token)).toContain(body.Id)
      expect(addressesIn(again)).toEqual(addressesIn(hidden))
    },
  )

  it('stays in its state where an edit says nothing of it', async () => {
    const { Id } = await create({ estado: 'borrador' })
    expect(await edit(Id, { titulo: 'Otro título' })).toMatchObject({ Estado: 'borrador' })
    await expectOnlyStaffSees(Id)
  })

  it('that is scheduled has its moment, by the clock of Ecuador', async () => {
    const refused = await calls.create(people.editor.token, { changes: { estado: 'programado' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'Escribe el día y la hora en que se publica.' },
    })
    const body = await create({ estado: 'programado', fechaProgramada: '2999-07-10T08:00' })
    expect(body.FechaProgramada).toBe('2999-07-10T13:00:00.000Z')
    expect(await create(PAST)).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
  })

  it.each([
    ['without its state', { fechaProgramada: '2999-07-10T08:00' }, 'Elige en qué estado queda.'],
    ['in a state that there is none', { estado: 'oculto' }, 'Elige en qué estado queda.'],
    ...['0000-01-01T00:00', '9999-12-31T23:59', '2999-02-30T08:00', '2999-07-10T08:00Z', 'mañana'].map(
      (fechaProgramada) =>
        [
          `at ${fechaProgramada}`,
          { estado: 'programado', fechaProgramada },
          'Escribe el día y la hora en que se publica.',
        ] as const,
    ),
  ] as const)(
    'whose form came %s is refused; nobody’s list and no record changes',
    async (_, changes, error) => {
      const draft = await create({ estado: 'borrador' })
      const before = (await records().doc(draft.Id).get()).data()
      const { token } = people.editor
      for (const reply of [
        await calls.create(token, { changes }),
        await calls.edit(draft.Id, token, { changes }),
      ])
        expect(reply).toMatchObject({ status: 400, body: { error, code: 'invalid_input' } })
      expect((await records().get()).size).toBe(1)
      expect((await records().doc(draft.Id).get()).data()).toEqual(before)
      await expectOnlyStaffSees(draft.Id)
    },
  )

  it('appears at its moment, at every instance, without anybody’s write', async () => {
    await create()
    const { Id } = await create({ estado: 'programado', fechaProgramada: '2999-12-31T08:00' })
    // A moment to the second, which no form can say.
    const soon = Timestamp.fromMillis(Date.now() + 3000)
    await records().doc(Id).update({ fechaProgramada: soon })
    await server.firebase.db.collection('listas').doc(kind).delete()
    const other = await startInstance(server)
    const there = contentCalls(() => other, kind)
    const { token } = people.usuario
    expect(await idsFor(token)).not.toContain(Id)
    expect((await there.list(token)).body).toHaveLength(1)
    const version = async () => (await server.firebase.db.collection('listas').doc(kind).get()).get('version')
    const before = await version()
    await expect.poll(() => idsFor(token), { timeout: 10_000, interval: 300 }).toContain(Id)
    expect(Date.now()).toBeGreaterThanOrEqual(soon.toMillis())
    expect((await there.list(token)).body).toHaveLength(2)
    expect(await version()).toBe(before)
    const staffs = (await calls.list(people.editor.token)).body.find((item: { Id: string }) => item.Id === Id)
    expect(staffs).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
    await other.close()
  })
})

describe.each(KINDS)('the past of %s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { clear } = storedContent(() => server, kind)
  beforeEach(clear)
  const history = (id: string, token?: string) => call(server, api[kind].history, { params: { id }, token })

  it('says who changed what and when, to staff alone', async () => {
    const { token, user } = people.editor
    const { Id } = (await calls.create(token, { changes: { estado: 'borrador' } })).body
    await calls.edit(Id, token, { changes: { titulo: 'Otro título' } })
    await calls.edit(Id, people.admin.token, { changes: { titulo: 'Otro título', estado: 'publicado' } })
    await calls.edit(Id, token, {
      changes: { titulo: 'Otro título', estado: 'archivado' },
      file: await calls.aFile(),
    })
    const { status, body } = await history(Id, token)
    expect(status).toBe(200)
    const told = body.Cambios.map(({ Evento, Campos, Estado }: Record<string, unknown>) => [
      String(Evento).replace(/^.*\.(.*)[oa]$/, '$1'),
      Campos,
      Estado,
    ])
    expect(told).toEqual([
      ['editad', ['archivo'], 'archivado'],
      ['publicad', [], 'publicado'],
      ['editad', ['titulo'], null],
      ['cread', [], 'borrador'],
    ])
    expect(body.Cambios[0].Quien).toBe(`${user.Nombre} ${user.Apellido}`)
    for (const { token, status } of [
      { token: undefined, status: 401 },
      { token: people.usuario.token, status: 403 },
    ])
      expect((await history(Id, token)).status).toBe(status)
  })
})
