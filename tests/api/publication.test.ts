import { api } from '@naf/contract'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, refusal } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { startInstance, withApi, withEveryKind } from '../support/server.ts'
import { addressesIn, raiseVersion, storedContent } from '../support/stored.ts'

const server = withApi()
const people = withEveryKind(server)
const calls = contentCalls(() => server, 'libros')
const { kept, clear } = storedContent(() => server, 'libros')
beforeEach(clear)

const HIDDEN = [
  { estado: 'borrador' },
  { estado: 'programado', fechaProgramada: '2999-12-31T08:00' },
  { estado: 'archivado' },
] as const

const editor = () => people.editor.token
const create = async (changes = {}) => (await calls.create(editor(), { changes })).body
const edit = async (id: string, changes: Record<string, unknown>) =>
  (await calls.edit(id, editor(), { changes })).body
const idsFor = async (token?: string, of = calls): Promise<string[]> =>
  (await of.list(token)).body.map(({ Id }: { Id: string }) => Id)
const expectOnlyStaffSees = async (id: string) => {
  for (const who of ['visitor', 'usuario', 'editor', 'admin'] as const) {
    const sees = (await idsFor(people[who].token)).includes(id)
    expect(sees, who).toBe(who === 'editor' || who === 'admin')
  }
}
/** In turn: the Storage emulator can hang where it refuses two at once. */
const opens = async (addresses: readonly string[]) => {
  const answers: boolean[] = []
  for (const address of addresses) answers.push((await fetch(address)).ok)
  return answers
}
/** What Storage was too slow to delete is deleted within a minute. */
const opensAfterJob = async (addresses: readonly string[]) => {
  await server.run('envios')
  return opens(addresses)
}

describe('what is not published', () => {
  it('is in the list of staff alone, from its creation and after an edit that does not say its state', async () => {
    expect(await create()).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
    for (const who of ['visitor', 'usuario'] as const) await idsFor(people[who].token)
    for (const publication of HIDDEN) {
      const { Id, Estado } = await create(publication)
      expect(Estado).toBe(publication.estado)
      await expectOnlyStaffSees(Id)
      expect(await edit(Id, { titulo: 'Otro título' })).toMatchObject({ Estado })
      await expectOnlyStaffSees(Id)
    }
  })

  it.each(HIDDEN)('any more, but $estado, is opened by no address of before', async (publication) => {
    const body = await create()
    const known = addressesIn(body)
    expect(await opens(known)).not.toContain(false)
    const hidden = await edit(body.Id, publication)
    await expectOnlyStaffSees(body.Id)
    await expect.poll(() => opensAfterJob(known), { timeout: 20_000 }).not.toContain(true)
    expect(await opens(addressesIn(hidden))).not.toContain(false)
    const again = await edit(body.Id, { estado: 'publicado' })
    expect(await idsFor(people.usuario.token)).toEqual([body.Id])
    expect(addressesIn(again)).toEqual(addressesIn(hidden))
  })
})

describe('what is scheduled', () => {
  it('has its moment by the clock of Ecuador, and is published where it is over', async () => {
    const { FechaProgramada } = await create({ estado: 'programado', fechaProgramada: '2999-07-10T08:00' })
    expect(FechaProgramada).toBe('2999-07-10T13:00:00.000Z')
    const over = await create({ estado: 'programado', fechaProgramada: '2025-01-01T08:00' })
    expect(over).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
  })

  it('in a form with a mistake is refused; nobody’s list and no record changes', async () => {
    const draft = await create({ estado: 'borrador' })
    const before = (await kept().doc(draft.Id).get()).data()
    const [state, moment] = ['Elige en qué estado queda.', 'Escribe el día y la hora en que se publica.']
    const mistakes: [changes: Record<string, unknown>, error: string][] = [
      [{ fechaProgramada: '2999-07-10T08:00' }, state],
      [{ estado: 'oculto' }, state],
      [{ estado: 'programado' }, moment],
      [{ estado: 'programado', fechaProgramada: '2999-02-30T08:00' }, moment],
    ]
    for (const [changes, error] of mistakes)
      for (const reply of [
        await calls.create(editor(), { changes }),
        await calls.edit(draft.Id, editor(), { changes }),
      ])
        expect.soft(reply).toMatchObject(refusal(400, 'invalid_input', error))
    expect((await kept().get()).size).toBe(1)
    expect((await kept().doc(draft.Id).get()).data()).toEqual(before)
    await expectOnlyStaffSees(draft.Id)
  })

  it('appears at its moment, at every instance, without anybody’s write', async () => {
    await create()
    const { Id } = await create({ estado: 'programado', fechaProgramada: '2999-12-31T08:00' })
    // A moment to the second, which no form can say.
    const soon = Timestamp.fromMillis(Date.now() + 3000)
    await kept().doc(Id).update({ fechaProgramada: soon })
    await raiseVersion(server, 'libros')
    const other = await startInstance(server)
    const there = contentCalls(() => other, 'libros')
    const { token } = people.usuario
    for (const of of [calls, there]) expect((await of.list(token)).status).toBe(200)
    await expect.poll(() => idsFor(token), { timeout: 20_000, interval: 300 }).toContain(Id)
    expect(Date.now()).toBeGreaterThanOrEqual(soon.toMillis())
    expect(await idsFor(token, there)).toContain(Id)
    const staffs = (await calls.list(editor())).body.find((one: { Id: string }) => one.Id === Id)
    expect(staffs).toMatchObject({ Estado: 'publicado', FechaProgramada: null })
    await other.close()
  })
})

describe('the history of a record', () => {
  it('says who changed what', async () => {
    const { token, user } = people.editor
    const { Id } = await create({ estado: 'borrador' })
    const titulo = 'Otro título'
    await edit(Id, { titulo })
    await calls.edit(Id, people.admin.token, { changes: { titulo, estado: 'publicado' } })
    await calls.edit(Id, token, { changes: { titulo, estado: 'archivado' }, file: await calls.aFile() })
    const { body } = await call(server, api.libros.history, { params: { id: Id }, token })
    expect(body.Cambios).toMatchObject([
      { Evento: 'libro.editado', Campos: ['archivo'], Estado: 'archivado' },
      { Evento: 'libro.publicado', Campos: [], Estado: 'publicado' },
      { Evento: 'libro.editado', Campos: ['titulo'], Estado: null },
      { Evento: 'libro.creado', Campos: [], Estado: 'borrador' },
    ])
    expect(body.Cambios[0].Quien).toBe(`${user.Nombre} ${user.Apellido}`)
  })
})
