import { schemas } from '@naf/contract/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS } from '../support/content-kinds.ts'
import { aJpeg, aPdf, asFile } from '../support/files.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
})
afterAll(() => server.close())

const DELETED = {
  boletines: 'Boletín eliminado',
  libros: 'Libro eliminado',
  galeria: 'Imagen eliminada',
} as const

const NOT_FOUND = {
  boletines: 'No se encontró el boletín.',
  libros: 'No se encontró el libro.',
  galeria: 'No se encontró la imagen.',
} as const

describe.each(KINDS)('%s', (kind) => {
  const calls = contentCalls(() => server, kind)
  const { records, stored, folders, named, formers, clear } = storedContent(() => server, kind)
  beforeEach(clear)

  const create = async (changes = {}, file?: File) => {
    const reply = await calls.create(editor.token, { changes, ...(file && { file }) })
    expect(reply.status).toBe(201)
    return reply.body
  }
  const edit = (id: string, changes = {}, file?: File) =>
    calls.edit(id, editor.token, { changes, ...(file && { file }) })
  const list = async () => (await calls.list(editor.token)).body

  describe('the life of a record', () => {
    it('once created it is in the list as it was answered, with its files in one folder', async () => {
      const body = await create()
      expect(await list()).toEqual([body])
      expect(await folders()).toEqual([(await stored(body.Id))?.archivo.carpeta])
    })

    it('edited without a file it has the new texts and the very same file', async () => {
      const body = await create()
      const [folder] = await folders()
      const changes = { titulo: 'Otro título', descripcion: 'Otra descripción,\ncon dos líneas.' }
      const reply = await edit(body.Id, changes)
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual({ ...body, Titulo: changes.titulo, Descripcion: changes.descripcion })
      expect(await list()).toEqual([reply.body])
      expect(await folders()).toEqual([folder])
    })

    it('edited with a file it has that one, and nobody opens the one before at its old address', async () => {
      const body = await create()
      const [before] = await folders()
      const reply = await edit(body.Id, { titulo: 'Otro título' }, await calls.aFile())
      expect(reply).toMatchObject({ status: 200, body: { Id: body.Id, Titulo: 'Otro título' } })
      expect(await list()).toEqual([reply.body])
      expect(await folders()).toEqual(await named())
      expect(await folders()).not.toContain(before)
      expect(await formers()).toHaveLength(1)
    })

    it('deleted it is gone with its files, and no other record is', async () => {
      const gone = await create()
      const kept = await create()
      const reply = await calls.delete(gone.Id, editor.token)
      expect(reply).toMatchObject({ status: 200, body: { mensaje: DELETED[kind] } })
      expect(Object.keys(reply.body)).toEqual(['mensaje'])
      expect(await list()).toEqual([kept])
      expect(await folders()).toEqual([(await stored(kept.Id))?.archivo.carpeta])
    })

    it('deleted it takes the files along that it had before, and no other record’s', async () => {
      const gone = await create()
      await edit(gone.Id, {}, await calls.aFile())
      await edit(gone.Id, {}, await calls.aFile())
      const kept = await create()
      await edit(kept.Id, {}, await calls.aFile())
      expect(await formers()).toHaveLength(3)
      expect((await calls.delete(gone.Id, editor.token)).status).toBe(200)
      expect(await formers()).toHaveLength(1)
      expect(await folders()).toHaveLength(2)
      expect(await folders()).toEqual(await named())
      expect((await list()).map(({ Id }: { Id: string }) => Id)).toEqual([kept.Id])
    })

    it('whose files are gone already can be deleted all the same', async () => {
      const body = await create()
      const bucket = await server.firebase.bucket.open()
      await bucket.deleteFiles({ prefix: `${kind}/` })
      expect(await folders()).toEqual([])
      expect((await calls.delete(body.Id, editor.token)).status).toBe(200)
      expect(await list()).toEqual([])
    })

    it('deleted twice it is not found the second time', async () => {
      const { Id } = await create()
      const replies = [await calls.delete(Id, editor.token), await calls.delete(Id, editor.token)]
      expect(replies.map(({ status }) => status)).toEqual([200, 404])
    })
  })

  describe('a record that is not there', () => {
    it.each(['no-existe', '..', 'a/b', '__x__', 'ñ'])('(%s) is 404, and no file is kept', async (id) => {
      const kept = await create()
      const replies = [
        await edit(id),
        await edit(id, {}, await calls.aFile()),
        await calls.delete(id, editor.token),
      ]
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        Array(3).fill([404, 'not_found']),
      )
      if (id === 'no-existe')
        expect(replies.map(({ body }) => body.error)).toEqual(Array(3).fill(NOT_FOUND[kind]))
      expect(await list()).toEqual([kept])
      expect(await folders()).toEqual(await named())
    })
  })

  describe('the answer', () => {
    it('has exactly the fields of the contract, whatever the record holds besides', async () => {
      const { Id } = await create()
      await records().doc(Id).update({ secreto: 'x', 'archivo.secreto': 'x', 'subidoPor.correo': 'x' })
      const fields = Object.keys(schemas[kind].create.output.shape).sort()
      const [listed] = await list()
      expect(Object.keys(listed).sort()).toEqual(fields)
      expect(Object.keys((await edit(Id)).body).sort()).toEqual(fields)
      expect(JSON.stringify(listed)).not.toContain('secreto')
    })

    it('names the uploader and never who that is in the identity provider', async () => {
      const body = await create()
      expect(body).toMatchObject({ Nombre: 'Luis', Apellido: 'Caiza', Username: editor.user.Username })
      expect(JSON.stringify(body)).not.toContain(editor.uid)
    })
  })

  describe('what is missing or wrong in the form', () => {
    const wrong = [
      ['an empty title', { titulo: '  ' }, 'Escribe un título.'],
      ['a title of 151 characters', { titulo: 'x'.repeat(151) }, 'Escribe como máximo 150 caracteres.'],
      ['a title of two lines', { titulo: 'a\nb' }, 'Usa solo letras, números y signos, en una sola línea.'],
      ['an empty description', { descripcion: '' }, 'Escribe una descripción.'],
      [
        'a description of 1,001 characters',
        { descripcion: 'x'.repeat(1001) },
        'Escribe como máximo 1000 caracteres.',
      ],
      [
        'a description with a control character',
        { descripcion: 'a\u0007b' },
        'El texto tiene signos que no podemos guardar. Bórralos o escríbelo otra vez.',
      ],
    ] as const

    it.each(wrong)('%s is refused; nothing is stored and nothing changes', async (_, changes, error) => {
      const body = await create()
      const refusal = { status: 400, body: { error, code: 'invalid_input' } }
      expect(await calls.create(editor.token, { changes })).toMatchObject(refusal)
      expect(await edit(body.Id, changes)).toMatchObject(refusal)
      expect(await edit(body.Id, changes, await calls.aFile())).toMatchObject(refusal)
      expect(await list()).toEqual([body])
      expect(await folders()).toEqual(await named())
    })

    it('texts of exactly the longest length are kept as they are, a line break counting as one', async () => {
      const changes = { titulo: 'ñ'.repeat(150), descripcion: `${'a\n'.repeat(498)}📚fn` }
      expect(await create(changes)).toMatchObject({
        Titulo: changes.titulo,
        Descripcion: changes.descripcion,
      })
    })
  })
})

describe.each(['boletines', 'libros'] as const)('the PDF of %s', (kind) => {
  const calls = contentCalls(() => server, kind)

  it('is described as it is: its pages, its bytes and its cover', async () => {
    for (const pages of [1, 3]) {
      const pdf = await aPdf({ pages })
      const { body } = await calls.create(editor.token, { file: asFile(pdf, 'a.pdf') })
      expect(body).toMatchObject({ Paginas: pages, Bytes: pdf.length })
      const cover = await sharp(await (await fetch(body.Portada.Ruta)).arrayBuffer()).metadata()
      expect(cover).toMatchObject({ format: 'webp', width: body.Portada.Ancho, height: body.Portada.Alto })
    }
  })

  it('is described anew after an edit with another one', async () => {
    const { body } = await calls.create(editor.token)
    const pdf = await aPdf({ pages: 2, bytes: 5000 })
    const edited = await calls.edit(body.Id, editor.token, { file: asFile(pdf, 'a.pdf') })
    expect(edited.body).toMatchObject({ Paginas: 2, Bytes: 5000 })
  })
})

describe('the picture of galeria', () => {
  const calls = contentCalls(() => server, 'galeria')

  it('is described anew after an edit with another one, and keeps the day of its upload', async () => {
    const { body } = await calls.create(editor.token)
    expect(body).toMatchObject({ Ancho: 64, Alto: 48 })
    const file = asFile(await aJpeg({ width: 70, height: 90 }), 'a.jpg')
    const edited = await calls.edit(body.Id, editor.token, { file })
    expect(edited.body).toMatchObject({ Ancho: 70, Alto: 90, FechaSubida: body.FechaSubida })
    expect(Math.abs(Date.parse(body.FechaSubida) - Date.now())).toBeLessThan(60_000)
  })
})

describe('a record that several people work at', () => {
  const calls = contentCalls(() => server, 'libros')
  const { folders, named, formers, clear } = storedContent(() => server, 'libros')
  beforeEach(clear)

  it('deleted twice at once is gone with its files; the slower one is told so, or that it was gone already', async () => {
    const { Id } = (await calls.create(editor.token)).body
    const replies = await Promise.all([1, 2].map(() => calls.delete(Id, editor.token)))
    const [first, second] = replies.map(({ status }) => status).sort()
    expect(first).toBe(200)
    expect([200, 404]).toContain(second)
    expect((await calls.list(editor.token)).body).toEqual([])
    expect(await folders()).toEqual([])
  })

  it('edited by five at once ends with one of their files; the others’ and the first one are kept for a while', async () => {
    const { Id } = (await calls.create(editor.token)).body
    const replies = await Promise.all(
      Array.from({ length: 5 }, async (_, n) =>
        calls.edit(Id, editor.token, { changes: { titulo: `Título ${n}` }, file: await calls.aFile() }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await folders()).toEqual(await named())
    expect(await formers()).toHaveLength(5)
    expect(await folders()).toHaveLength(1 + 5)
    const { body } = await calls.list(editor.token)
    expect(body).toHaveLength(1)
    expect(replies.map((reply) => reply.body.Titulo)).toContain(body[0].Titulo)
  })

  it('edited and deleted at once ends without it and without a file, whichever comes first', async () => {
    const { Id } = (await calls.create(editor.token)).body
    const [edited, deleted] = await Promise.all([
      calls.edit(Id, editor.token, { file: await calls.aFile() }),
      calls.delete(Id, editor.token),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(edited.status)
    expect((await calls.list(editor.token)).body).toEqual([])
    expect(await formers()).toEqual([])
    expect(await folders()).toEqual([])
  })
})
