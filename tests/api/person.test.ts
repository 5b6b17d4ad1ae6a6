import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson, exportPerson, FINDERS, personWith } from '../../scripts/lib/person.ts'
import { recover } from '../../scripts/lib/recover.ts'
import { register, uniqueMail } from '../support/api-as.ts'
import { aPersonEverywhere, CEDULA, NAMES } from '../support/person-everywhere.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { teamRequests, trackedRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)
const { ask } = trackedRequests(server)

/** A person with something in every collection that holds people. */
let person: Awaited<ReturnType<typeof aPersonEverywhere>>

const everything = async () => JSON.stringify(await everythingStored(server, [person.uid])).toLowerCase()
const found = async () => (await personWith(server.firebase, person.correo)).found

beforeAll(async () => {
  person = await aPersonEverywhere(server, people)
})

describe('what there is of a person', () => {
  it('is found in every collection that holds people', async () => {
    const all = await found()
    for (const name of Object.keys(FINDERS)) expect.soft(all[name]?.length, name).toBeGreaterThan(0)
  })

  it('is exported as one readable file a collection, without what another mailbox reads', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'persona-'))
    afterAll(() => rmSync(parent, { recursive: true }))
    const folder = join(parent, 'datos')
    exportPerson(await found(), folder)
    const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    expect(read('users')).toMatchObject([
      { nombre: NAMES[0], cedulaRUC: CEDULA, fechaRegistro: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
    expect(read('mensajes').map(({ texto }: { texto: string }) => texto)).toEqual(
      expect.arrayContaining([`Soy ${NAMES[0]}`, `Hola, ${NAMES[0]}`]),
    )
    const { clave } = (await records(server, 'requests').doc(person.elsewhere.id).get()).data() ?? {}
    const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    for (const secret of [clave, 'Para otro buzón']) expect(all.join('')).not.toContain(secret)
    expect(() => exportPerson({}, folder)).toThrow('ya existe')
  })
})

describe('an erasure', () => {
  it('refuses somebody with a role of staff and changes nothing', async () => {
    const before = await everythingStored(server, [people.editor.uid])
    const refused = erasePerson(server, await personWith(server.firebase, people.editor.correo))
    await expect(refused).rejects.toThrow('Quítale el rol')
    expect(await everythingStored(server, [people.editor.uid])).toEqual(before)
  })

  it('leaves nothing of the person, and everything of others; a recovery brings nothing back', async () => {
    const other = await register(server)
    const request = await ask({ Correo: other.correo }, other.token)
    await team.annotate(request, 'Llamar el martes')
    const kept = await team.read(request)
    const figures = (await records(server, 'figures').get()).docs.map((day) => day.data())
    const at = (await records(server, 'log').limit(1).get()).readTime
    const before = await everything()
    for (const value of person.values) expect.soft(before, value).toContain(value.toLowerCase())

    await erasePerson(server, await personWith(server.firebase, person.correo))

    const after = await everything()
    for (const value of person.values) expect.soft(after, value).not.toContain(value.toLowerCase())
    expect((await personWith(server.firebase, person.correo)).uids).toEqual([])
    expect(await team.read(request)).toEqual(kept)
    expect((await records(server, 'figures').get()).docs.map((day) => day.data())).toEqual(figures)
    expect((await server.mailsTo(person.next)).at(-1)?.subject).toContain('Se liberó un cupo')

    await recover(server.firebase, { at, yes: true })
    const again = await everything()
    for (const value of person.values) expect.soft(again, value).not.toContain(value.toLowerCase())
  })

  it('also erases who has no account, by the e-mail alone', async () => {
    const [Correo, Nombre] = [uniqueMail(), 'Hermelinda Chango']
    await ask({ Correo, Nombre })
    for (const value of [Correo, Nombre]) expect(await everything()).toContain(value.toLowerCase())
    await erasePerson(server, await personWith(server.firebase, ` ${Correo.toUpperCase()} `))
    for (const value of [Correo, Nombre]) expect(await everything()).not.toContain(value.toLowerCase())
  })
})
