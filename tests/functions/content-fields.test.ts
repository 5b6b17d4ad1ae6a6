import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { sharedRecord } from '../support/shared-record.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
})
afterAll(() => server.close())

type Changes = Record<string, unknown>

const setUp = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  const { stored, folders, named, clear } = storedContent(() => server, kind)
  const create = (changes: Changes = {}) => calls.create(editor.token, { changes })
  const { startEmpty, shared } = sharedRecord(clear, async () => (await create()).body)
  const list = async () => (await calls.list(editor.token)).body

  /** Sends a form as a new record's and as an old one's: nothing is stored, and the old one stays as it was. */
  const expectRefused = async (changes: Changes, error: string) => {
    const record = await shared()
    const replies = [
      await create(changes),
      await calls.edit(record.Id, editor.token, { changes }),
      await calls.edit(record.Id, editor.token, { changes, file: await calls.aFile() }),
    ]
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([400, { error, code: 'invalid_input' }]),
    )
    expect(await list()).toEqual([record])
    expect(await folders()).toEqual(await named())
  }

  return { calls, create, list, stored, startEmpty, expectRefused }
}

describe.each(['boletines', 'libros'] as const)('the date of publication in %s', (kind) => {
  const { calls, create, stored, startEmpty, expectRefused } = setUp(kind)

  it.each([
    '2025-02-30',
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-06-00',
    '2025-04-31',
    '2025-1-1',
    '24/06/2025',
    '2025-06-24T00:00:00.000Z',
    '2025-06-24T05:00:00-05:00',
    ' 2025-06-24',
    '20250624',
    '1899-12-31',
    '0000-01-01',
    '12025-06-24',
    '-002025-06-24',
    '２０２５-06-24',
    'ayer',
    '',
  ])('%j is refused', async (fechaPublicacion) => {
    await expectRefused({ fechaPublicacion }, 'Escribe una fecha que exista, con día, mes y año.')
  })

  it.each(['2024-02-29', '2000-02-29', '1900-01-01', '2025-12-31', '2025-01-01', '9999-12-31'])(
    '%s is kept and given back as that day',
    async (fechaPublicacion) => {
      await startEmpty()
      const { status, body } = await create({ fechaPublicacion })
      expect([status, body.FechaPublicacion]).toEqual([201, fechaPublicacion])
      expect((await stored(body.Id))?.fechaPublicacion).toBe(fechaPublicacion)
      const edited = await calls.edit(body.Id, editor.token, { changes: { fechaPublicacion } })
      expect(edited.body.FechaPublicacion).toBe(fechaPublicacion)
    },
  )
})

describe('the type of a book', () => {
  const { calls, create, startEmpty, expectRefused } = setUp('libros')

  it.each(['Contable', 'No Contable'])('may be %s', async (tipo) => {
    await startEmpty()
    const { status, body } = await create({ tipo })
    expect([status, body.Tipo]).toEqual([201, tipo])
    expect((await calls.edit(body.Id, editor.token, { changes: { tipo } })).body.Tipo).toBe(tipo)
  })

  it.each(['contable', 'NO CONTABLE', 'Contable ', 'No contable', 'Otro', '0', ''])(
    'may not be %j',
    async (tipo) => {
      await expectRefused({ tipo }, 'Elige el tipo de libro.')
    },
  )
})

describe('the author of a book', () => {
  const { create, startEmpty, expectRefused } = setUp('libros')

  it.each([
    ['  ', 'Escribe quién es el autor.'],
    ['x'.repeat(151), 'Escribe como máximo 150 caracteres.'],
  ])('is required and at most 150 characters', async (autor, error) => {
    await expectRefused({ autor }, error)
  })

  it('is kept without the blanks around it', async () => {
    await startEmpty()
    expect((await create({ autor: '  Núcleo de Apoyo  ' })).body.Autor).toBe('Núcleo de Apoyo')
  })
})

describe('the order of a list', () => {
  const titles = (records: { Titulo: string }[]) => records.map(({ Titulo }) => Titulo)

  describe.each(KINDS)('of %s', (kind) => {
    const { calls, create, list, startEmpty } = setUp(kind)
    beforeEach(startEmpty)

    it('of one day puts the latest upload first, and an edit moves nothing', async () => {
      const first = (await create({ titulo: 'Primero' })).body
      await create({ titulo: 'Segundo' })
      await create({ titulo: 'Tercero' })
      expect(titles(await list())).toEqual(['Tercero', 'Segundo', 'Primero'])
      const file = await calls.aFile()
      await calls.edit(first.Id, editor.token, { changes: { titulo: 'Primero' }, file })
      expect(titles(await list())).toEqual(['Tercero', 'Segundo', 'Primero'])
    })
  })

  describe.each(['boletines', 'libros'] as const)('of %s', (kind) => {
    const { calls, create, list, startEmpty } = setUp(kind)
    beforeEach(startEmpty)

    it('puts the latest date of publication first, whenever it was uploaded', async () => {
      const dates = ['2025-03-01', '2025-10-01', '1999-12-31', '2025-09-30']
      for (const fechaPublicacion of dates) await create({ titulo: fechaPublicacion, fechaPublicacion })
      const newestFirst = ['2025-10-01', '2025-09-30', '2025-03-01', '1999-12-31']
      expect(titles(await list())).toEqual(newestFirst)

      const oldest = (await list()).at(-1)
      const changes = { titulo: 'Ahora el último', fechaPublicacion: '2025-10-02' }
      await calls.edit(oldest.Id, editor.token, { changes })
      expect(titles(await list())).toEqual(['Ahora el último', ...newestFirst.slice(0, 3)])
    })
  })
})
