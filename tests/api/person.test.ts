import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, ROL, VERSION_COMUNICACIONES } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, erasePerson, exportPerson, FINDERS, personWith } from '../../scripts/lib/person.ts'
import { recover } from '../../scripts/lib/recover.ts'
import { call, register, uniqueMail } from '../support/api-as.ts'
import { aCapacitacion, anAsesoria, anInscripcion, aSignUp } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { signIn } from '../support/identity-client.ts'
import { records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { everythingStored } from '../support/stored.ts'
import { linksIn, teamRequests } from '../support/tracked-requests.ts'

const server = withApi()
const people = withEveryKind(server)
const team = teamRequests(server, () => people.editor)
const staff = () => ({ token: people.editor.token })

const CEDULA = '0926687856'
const PHONE = '0987000111'
const NAMES = ['Zoila', 'Umajinga']

/** A person with something in every collection that holds people. */
let person: Awaited<ReturnType<typeof aPersonEverywhere>>

const announce = async (changes = {}): Promise<string> => {
  const input = aCapacitacion({ cupos: 1, ...changes })
  return (await call(server, api.capacitaciones.create, { input, ...staff() })).body.Id
}
const seatLink = async (correo: string) => {
  const texts = (await server.mailsTo(correo)).map(({ text }) => text ?? '')
  return (
    /\/mi-capacitacion#([\w.-]+)/.exec(
      texts.findLast((text) => text.includes('/mi-capacitacion#')) ?? '',
    )?.[1] ?? ''
  )
}

const aPersonEverywhere = async () => {
  const [nombre, apellido] = NAMES
  const { uid, correo } = await register(server, ROL.USUARIO, {
    ...{ nombre, apellido, cedulaRUC: CEDULA, telefono: PHONE },
    comunicaciones: { acepta: true, version: VERSION_COMUNICACIONES },
  })
  await server.firebase.auth.updateUser(uid, { emailVerified: true })
  const { token } = await signIn(correo)
  // A login makes a reader of somebody who agreed.
  await call(server, api.users.login, { input: { username: correo, password: 'secreta-1' } })

  const form = { Nombre: NAMES.join(' '), CedulaRUC: CEDULA, Telefono: PHONE, Correo: correo }
  const ask = async (changes = {}, options = {}) =>
    (await call(server, api.asesorias.create, { input: anAsesoria({ ...form, ...changes }), ...options }))
      .body.Id
  const request = { id: await ask({}, { token }) }
  await call(server, api.asesorias.answerMine, {
    ...{ params: request, token },
    input: { Texto: `Soy ${NAMES[0]}` },
  })
  await team.write(request, `Hola, ${NAMES[0]}`)
  await team.annotate(request, `Llamar a ${PHONE}`)
  await team.mark(request)
  const deleted = { id: await ask() }
  await team.annotate(deleted, `Llamar a ${PHONE}`)
  await team.remove(deleted)
  const elsewhere = { id: await ask({ Correo: uniqueMail() }, { token }) }
  await team.write(elsewhere, 'Para otro buzón')

  const student = { PrimerNombre: NAMES[0], ApellidoPaterno: NAMES[1], Celular: PHONE, Correo: correo }
  await call(server, api.inscripciones.create, { input: anInscripcion(student) })

  const held = await announce()
  const full = await announce()
  const signUp = (id: string, input: { Nombre: string; Correo: string }, options = {}) =>
    call(server, api.capacitaciones.signUp, { params: { id }, input: aSignUp(input), ...options })
  const own = { Nombre: NAMES.join(' '), Correo: correo }
  for (const id of [held, full]) await signUp(id, own, { token })
  const next = { Nombre: 'Rosa Tipán', Correo: uniqueMail() }
  await signUp(full, next)
  const Enlace = await seatLink(next.Correo)
  await call(server, api.capacitaciones.confirm, { input: { Enlace, Nombre: next.Nombre } })
  const input = aCapacitacion({ cupos: 1, fecha: '2020-05-10' })
  await call(server, api.capacitaciones.edit, { params: { id: held }, input, ...staff() })
  const came = await records(server, 'signUps').where('capacitacion', '==', held).get()
  const params = { participante: came.docs[0]?.id ?? '' }
  await call(server, api.capacitaciones.tick, { params, input: { Asistio: true }, ...staff() })

  const bulletin = (await contentCalls(() => server, 'boletines').create(people.editor.token, {})).body.Id
  await call(server, api.suscripciones.notify, { params: { id: bulletin }, ...staff() })
  await call(server, api.seguimiento.sendLinks, { input: { Correo: correo } })
  await server.settle()
  const values = [correo, uid, CEDULA, PHONE, ...NAMES, NAMES.join(' ')]
  return { uid, correo, token, elsewhere, next, values }
}

const everything = async () => JSON.stringify(await everythingStored(server, [person.uid])).toLowerCase()
const found = async () => dataOf(server.firebase.db, await personWith(server.firebase, person.correo))

beforeAll(async () => {
  person = await aPersonEverywhere()
})

describe('what there is of a person', () => {
  it('is found in every collection that holds people', async () => {
    const sizes = Object.fromEntries(
      Object.entries(await found()).map(([name, { length }]) => [name, length]),
    )
    for (const name of Object.keys(FINDERS)) expect.soft(sizes[name], name).toBeGreaterThan(0)
    expect(sizes).toMatchObject({ users: 1, asesorias: 2, papelera: 1, participantes: 2, certificados: 1 })
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
    const editor = await personWith(server.firebase, people.editor.correo)
    const refused = erasePerson(server, editor, await dataOf(server.firebase.db, editor))
    await expect(refused).rejects.toThrow('Quítale el rol')
    expect(await everythingStored(server, [people.editor.uid])).toEqual(before)
  })

  it('leaves nothing of the person, and everything of others; a recovery brings nothing back', async () => {
    const other = await register(server)
    const input = anAsesoria({ Nombre: 'Luis Caiza', Correo: other.correo })
    const { Id } = (await call(server, api.asesorias.create, { input, token: other.token })).body
    await team.annotate({ id: Id }, 'Llamar el martes')
    const kept = await team.read({ id: Id })
    const figures = (await records(server, 'figures').get()).docs.map((day) => day.data())
    const at = (await records(server, 'log').limit(1).get()).readTime
    const before = await everything()
    for (const value of person.values) expect.soft(before, value).toContain(value.toLowerCase())

    await erasePerson(server, await personWith(server.firebase, person.correo), await found())

    const after = await everything()
    for (const value of person.values) expect.soft(after, value).not.toContain(value.toLowerCase())
    expect(await personWith(server.firebase, person.correo)).toEqual({ correo: person.correo, uids: [] })
    expect(await team.read({ id: Id })).toEqual(kept)
    expect((await records(server, 'figures').get()).docs.map((day) => day.data())).toEqual(figures)
    expect((await server.mailsTo(person.next.Correo)).at(-1)?.subject).toContain('Se liberó un cupo')

    await recover(server.firebase, { at, yes: true })
    const again = await everything()
    for (const value of person.values) expect.soft(again, value).not.toContain(value.toLowerCase())
  })

  it('also erases who has no account, by the e-mail alone', async () => {
    const [Correo, Nombre] = [uniqueMail(), 'Hermelinda Chango']
    await call(server, api.asesorias.create, { input: anAsesoria({ Correo, Nombre }) })
    expect(linksIn({ text: (await server.mailsTo(Correo))[0]?.text ?? '' })).toHaveLength(1)
    const someone = await personWith(server.firebase, ` ${Correo.toUpperCase()} `)
    await erasePerson(server, someone, await dataOf(server.firebase.db, someone))
    for (const value of [Correo, Nombre]) expect(await everything()).not.toContain(value.toLowerCase())
  })
})
