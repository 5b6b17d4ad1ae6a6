import { randomUUID } from 'node:crypto'
import { api, ROL } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, over, refusal, register, times, under, uniqueName } from '../support/api-as.ts'
import { ALL_KINDS, contentCalls } from '../support/content-kinds.ts'
import { aPdf, asFile } from '../support/files.ts'
import { nightly } from '../support/nightly.ts'
import { aroundRequests, holdNextWrite, isRecordWrite } from '../support/outage.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { storedContent } from '../support/stored.ts'

const server = withApi()
const people = withEveryKind(server)
const editor = () => people.editor.token

const DELETED = { boletines: 'Boletín eliminado', libros: 'Libro eliminado', galeria: 'Imagen eliminada' }
const NOT_FOUND = {
  boletines: 'No se encontró el boletín.',
  libros: 'No se encontró el libro.',
  galeria: 'No se encontró la imagen.',
}

const CHANGED_MEANWHILE = refusal(
  409,
  'changed_meanwhile',
  'Estos datos cambiaron después de que los abriste y no guardamos los tuyos, para no borrar lo nuevo. Copia lo que escribiste, ábrelos otra vez y agrégalo.',
)

describe.each(ALL_KINDS)('a record of %s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { kept, stored, folders, named, clear } = storedContent(() => server, kind)
  beforeEach(clear)
  const missing = refusal(404, 'not_found', NOT_FOUND[kind])
  const create = async (changes = {}) => {
    const { status, body } = await calls.create(editor(), { changes })
    expect(status).toBe(201)
    return body
  }
  const list = async (token = editor()) => (await calls.list(token)).body

  it('is created, edited, given another file and deleted with all its files, and no other is touched', async () => {
    const [kept, body] = [await create(), await create()]
    expect(await list()).toEqual([body, kept])
    const changes = { titulo: 'Otro título', descripcion: 'Otra descripción,\ncon dos líneas.' }
    const edited = await calls.edit(body.Id, editor(), { changes })
    const changed = { Titulo: changes.titulo, Descripcion: changes.descripcion, Version: 1 }
    expect([edited.status, edited.body]).toEqual([200, { ...body, ...changed }])
    const before = (await stored(body.Id))?.archivo.carpeta
    const replaced = await calls.edit(body.Id, editor(), { changes, file: await calls.aFile() })
    expect(await list()).toEqual([replaced.body, kept])
    expect(await folders()).toEqual(await named())
    expect(await folders()).not.toContain(before)
    expect((await fetch(calls.rutaOf(body))).status).not.toBe(200)
    expect((await fetch(calls.rutaOf(replaced.body))).status).toBe(200)

    expect((await calls.delete(body.Id, editor())).body).toEqual({ mensaje: DELETED[kind] })
    expect(await calls.delete(body.Id, editor())).toMatchObject(missing)
    expect(await list()).toEqual([kept])
    expect(await folders()).toEqual([(await stored(kept.Id))?.archivo.carpeta])
  })

  it('has exactly the fields of the contract; the author is who the token says, and for staff alone', async () => {
    const { Id } = await create({ subidoPor: people.admin.uid })
    await kept().doc(Id).update({ secreto: 'x', 'archivo.secreto': 'x', 'subidoPor.correo': 'x' })
    const changes = { subidoPor: people.admin.uid }
    await calls.edit(Id, people.admin.token, { changes, file: await calls.aFile() })
    const reply = await calls.edit(Id, people.admin.token, { changes })
    const fields = Object.keys(schemas[kind].create.output.shape).sort()
    const author = { Nombre: 'Luis', Apellido: 'Caiza', Username: people.editor.user.Username }
    const [listed] = await list()
    for (const answer of [reply.body, listed]) {
      expect(Object.keys(answer).sort()).toEqual(fields)
      expect(answer).toMatchObject(author)
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`secreto|${people.editor.uid}`))
    }
    const readers = kind === 'boletines' ? [people.usuario.token] : [people.usuario.token, undefined]
    const { Version, ...shown } = listed
    expect(Version).toBe(2)
    const unnamed = { Nombre: '', Apellido: '', Username: '' }
    for (const token of readers)
      expect((await calls.list(token)).body).toStrictEqual([{ ...shown, ...unnamed }])
    await kept().doc(Id).update({ 'archivo.paginas': 1.5, 'archivo.ancho': 1.5 })
    expect(await list()).toEqual([])
  })

  it('that is not there is 404; one whose files are gone can be deleted all the same', async () => {
    const body = await create()
    for (const id of ['no-existe', '..', 'a/b', '__x__', 'ñ'])
      for (const reply of [
        await calls.edit(id, editor()),
        await calls.edit(id, editor(), { file: await calls.aFile() }),
        await calls.delete(id, editor()),
      ])
        expect.soft(reply, id).toMatchObject(refusal(404, 'not_found'))
    expect(await calls.edit('no-existe', editor())).toMatchObject(missing)
    expect(await list()).toEqual([body])
    expect(await folders()).toEqual(await named())
    await (await server.firebase.bucket.open()).deleteFiles({ prefix: `${kind}/` })
    expect((await calls.delete(body.Id, editor())).status).toBe(200)
  })
})

// Pictures are stored with less work than PDFs.
const calls = contentCalls(() => server, 'galeria')
const { folders, named, clear, stored } = storedContent(() => server, 'galeria')
const list = async (token = editor()) => (await calls.list(token)).body

describe('a picture', () => {
  beforeEach(clear)
  const create = async () => (await calls.create(editor())).body

  it('with a mistake is refused with the message of the field; nothing is stored and nothing changes', async () => {
    const body = await create()
    const sent = { changes: { titulo: '  ' }, file: await calls.aFile() }
    for (const reply of [await calls.create(editor(), sent), await calls.edit(body.Id, editor(), sent)])
      expect(reply).toMatchObject(refusal(400, 'invalid_input', 'Escribe un título.'))
    expect(await list()).toEqual([body])
    expect(await folders()).toEqual(await named())
  })

  it('shows the present name of its author, and the name of its day once the account is deleted', async () => {
    const author = await register(server, ROL.EDITOR)
    const { Id, Nombre, Apellido, Username } = (await calls.create(author.token)).body
    const other = await create()
    const ofDay = { Id, Nombre, Apellido, Username, Version: 0 }
    const { token } = people.admin
    const params = { id: author.uid }
    const expectShown = async (shown: typeof ofDay) => expect(await list()).toMatchObject([other, shown])
    await expectShown(ofDay)
    const name = { nombre: 'Rosa', apellido: 'Paredes', username: uniqueName('nuevo') }
    const input = { ...name, cedulaRUC: '1710034065', correo: author.correo }
    expect((await call(server, api.users.update, { params, input, token })).status).toBe(200)
    await expectShown({ ...ofDay, Nombre: 'Rosa', Apellido: 'Paredes', Username: name.username })
    expect((await call(server, api.users.delete, { params, token })).status).toBe(200)
    await expectShown(ofDay)
    expect((await calls.edit(Id, editor())).body).toMatchObject({ ...ofDay, Version: 1 })
  })

  it('is edited over the version that was read; over another one the edit is refused and changes nothing', async () => {
    const { Id, Version } = await create()
    const edit = (changes: object, version: number, file?: File) =>
      calls.edit(Id, editor(), { changes: { ...changes }, ...over(version), ...(file && { file }) })
    const mine = { titulo: 'Lo mío', estado: 'borrador' }
    const saved = await edit(mine, Version)
    expect(saved).toMatchObject({ status: 200, body: { Titulo: 'Lo mío', Version: Version + 1 } })
    const before = [await stored(Id), await folders()]
    for (const reply of [
      await edit({ titulo: 'Lo viejo' }, Version),
      await edit({ titulo: 'Lo viejo', estado: 'archivado' }, Version),
      await edit(mine, Version, await calls.aFile()),
      await edit({ titulo: 'Lo viejo' }, Version + 2),
    ])
      expect(reply).toMatchObject(CHANGED_MEANWHILE)
    expect([await stored(Id), await folders()]).toEqual(before)
    // An edit whose answer was lost is sent again as it was.
    expect(await edit(mine, Version)).toMatchObject({ status: 200, body: { Titulo: 'Lo mío' } })
    const { body } = await calls.edit(Id, editor(), { changes: mine })
    const replaced = await edit({ titulo: 'Otra vez' }, body.Version, await calls.aFile())
    expect(replaced).toMatchObject({ status: 200, body: { Titulo: 'Otra vez', Version: body.Version + 1 } })
  })
})

describe('a book', () => {
  const books = contentCalls(() => server, 'libros')
  beforeEach(storedContent(() => server, 'libros').clear)
  const create = async (changes = {}) => (await books.create(editor(), { changes })).body
  const list = async () => (await books.list(editor())).body
  const titles = async () => (await list()).map(({ Titulo }: { Titulo: string }) => Titulo)

  it('stands in the list by its date, the latest first, and of one day by its upload; an edit moves nothing', async () => {
    for (const [titulo, fechaPublicacion] of [
      ['viejo', '1999-12-31'],
      ['nuevo', '2025-10-01'],
      ['uno', '2025-03-01'],
      ['dos', '2025-03-01'],
    ])
      await create({ titulo, fechaPublicacion })
    expect(await titles()).toEqual(['nuevo', 'dos', 'uno', 'viejo'])
    const one = (await list()).find(({ Titulo }: { Titulo: string }) => Titulo === 'uno')
    const edit = (fechaPublicacion: string) =>
      books.edit(one.Id, editor(), { changes: { titulo: 'uno', fechaPublicacion } })
    await edit('2025-03-01')
    expect(await titles()).toEqual(['nuevo', 'dos', 'uno', 'viejo'])
    await edit('2025-10-02')
    expect(await titles()).toEqual(['uno', 'nuevo', 'dos', 'viejo'])
  })

  it('is described by pages, bytes and cover where it is a PDF, also after an edit', async () => {
    const pdf = await aPdf({ pages: 3 })
    const { body } = await books.create(editor(), { file: asFile(pdf, 'a.pdf') })
    expect(body).toMatchObject({ Paginas: 3, Bytes: pdf.length })
    const cover = await sharp(await (await fetch(body.Portada.Ruta)).arrayBuffer()).metadata()
    expect(cover).toMatchObject({ format: 'webp', width: body.Portada.Ancho, height: body.Portada.Alto })
    const other = asFile(await aPdf({ pages: 2, bytes: 5000 }), 'a.pdf')
    const edited = await books.edit(body.Id, editor(), { file: other })
    expect(edited.body).toMatchObject({ Paginas: 2, Bytes: 5000 })
  })
})

describe('an edit of a picture', () => {
  beforeEach(clear)
  const edit = (id: string, titulo: string, how = {}) =>
    calls.edit(id, editor(), { changes: { titulo }, ...how })

  it('names a version as a number, quoted or not, and is refused with anything else', async () => {
    const { body } = await calls.create(editor())
    for (const odd of ['', 'x', '-1', '1.5', '"0', 'W/"0"', '*', '"0", "1"', '9'.repeat(30)])
      expect.soft(await edit(body.Id, 'Otro', over(odd)), odd).toMatchObject(refusal(400, 'invalid_input'))
    expect(await list()).toEqual([body])
    for (const [at, good] of ['0', '"1"'].entries())
      expect((await edit(body.Id, 'Otro', over(good))).body.Version).toBe(at + 1)
  })

  it('that lands after its answer was given up does not undo a later one', async () => {
    const { Id } = (await calls.create(editor())).body
    const late = holdNextWrite(server.firebase.db)
    const answer = edit(Id, 'El tardío')
    await late.held
    expect((await edit(Id, 'El nuevo')).status).toBe(200)
    expect(await late.land(answer)).toMatchObject(refusal(503, 'unavailable'))
    expect(await list()).toMatchObject([{ Titulo: 'El nuevo', Version: 1 }])
  })
})

describe('a form of a picture sent again under its key', () => {
  beforeEach(clear)
  const send = (key: string, file: File, changes = {}, token = editor()) =>
    call(server, api.galeria.create, { token, input: calls.form(changes) as never, file, ...under(key) })

  nightly('in turn or at once is one record with one file, also after an edit and a deletion', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const replies = await times(3, () => send(key, file))
    const [{ Id }] = await list()
    for (const { status, body } of [...replies, await send(key, file)])
      expect([status, body.Id]).toEqual([201, Id])
    expect([(await list()).length, await folders()]).toEqual([1, await named()])
    const edited = await calls.edit(Id, editor(), { changes: { titulo: 'Otro título' } })
    expect((await send(key, file)).body).toEqual(edited.body)
    await calls.delete(Id, editor())
    expect((await send(key, file)).body).toMatchObject({ Id })
    expect([(await list()).length, (await folders()).length]).toEqual([1, 1])
    expect(await folders()).toEqual(await named())
  })

  it('with other data, another file or a wrong key is refused; by somebody else or without a key it is another record', async () => {
    const [key, file] = [randomUUID(), await calls.aFile()]
    const { body } = await send(key, file)
    const other = new File([await file.arrayBuffer(), ' '], file.name, { type: file.type })
    const error = 'Este formulario ya fue registrado con otros datos. Vuelve a enviarlo.'
    for (const reply of [await send(key, file, { titulo: 'Otro título' }), await send(key, other)])
      expect(reply).toMatchObject(refusal(409, 'idempotency_mismatch', error))
    expect((await send('corta', file)).status).toBe(400)
    expect(await list()).toEqual([body])
    const others = [
      await send(key, file, {}, people.admin.token),
      await send(randomUUID(), file),
      await calls.create(editor(), { file }),
      await calls.create(editor(), { file }),
    ]
    expect(new Set([body.Id, ...others.map((other) => other.body.Id)]).size).toBe(5)
    expect(await folders()).toEqual(await named())
  })
})

describe('the file of a record', () => {
  it.each([
    ['stays although the job that deletes files runs meanwhile and the done commit is called overtaken', 0],
    ['is gone after an upload of hours, and so is the record', 2 * 3_600_000],
  ])('%s', async (_, ms) => {
    const clock = vi.spyOn(performance, 'now')
    let isNext = true
    aroundRequests(server.firebase.db, (send) => async (method, request, ...rest) => {
      if (!isNext || !isRecordWrite(method, request)) return send(method, request, ...rest)
      isNext = false
      await server.run('envios', new Date(Date.now() + ms))
      await send(method, request, ...rest)
      clock.mockReturnValue(performance.now() + 10_000)
      throw Object.assign(new Error('overtaken'), { code: 10 })
    })
    await calls.create(editor())
    clock.mockRestore()
    expect([isNext, await folders()]).toEqual([false, await named()])
  })
})
