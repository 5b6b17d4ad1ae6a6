import { api } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aField, aFilePart, BOUNDARY, fieldsOf, type Part, rawForm, sendForm } from '../support/raw-form.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { sharedRecord } from '../support/shared-record.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person
/** A good file of each kind. */
let files: Record<Kind, Buffer>

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
  const bytesOf = async (kind: Kind) =>
    Buffer.from(await (await contentCalls(() => server, kind).aFile()).arrayBuffer())
  files = {
    boletines: await bytesOf('boletines'),
    libros: await bytesOf('libros'),
    galeria: await bytesOf('galeria'),
  }
})
afterAll(() => server.close())

const MALFORMED = 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.'
const UNREADABLE = 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.'
const NO_TITLE = 'Escribe un título.'
const ONE_LINE = 'Usa solo letras, números y signos, en una sola línea.'

/** The parts of a good form: its fields, and its file. */
interface Good {
  fields: Part[]
  file: Part
  /** The name of the file's field. */
  name: string
  bytes: Buffer
}

interface Sent {
  body: Uint8Array
  type?: string
}

type Case = [what: string, error: string, make: (good: Good) => Sent]

const form = (parts: Part[]): Sent => ({ body: rawForm(parts) })
const without = (name: string, parts: Part[]) =>
  parts.filter(({ head }) => !head[0]?.endsWith(`name="${name}"`))
const retitled = (title: Part, { fields, file }: Good) => form([title, ...without('titulo', fields), file])

/** What is wrong whether a record is made or changed. */
const WRONG: Case[] = [
  ['two files', UNREADABLE, ({ fields, file }) => form([...fields, file, file])],
  [
    'two files in fields of two names',
    UNREADABLE,
    ({ fields, file, bytes }) => form([...fields, file, aFilePart('otro', bytes)]),
  ],
  [
    'a field that comes twice',
    UNREADABLE,
    ({ fields, file }) => form([...fields, file, aField('titulo', 'Otro')]),
  ],
  [
    'a field that comes twice with one value',
    UNREADABLE,
    ({ fields, file }) => form([...fields.slice(0, 1), ...fields, file]),
  ],
  [
    'its file under another name',
    UNREADABLE,
    ({ fields, bytes }) => form([...fields, aFilePart('archivo', bytes)]),
  ],
  ['its file without a name', UNREADABLE, ({ fields, bytes }) => form([...fields, aFilePart('', bytes)])],
  [
    'its file, and a text of the same name',
    UNREADABLE,
    ({ fields, file, name }) => form([...fields, file, aField(name, 'guia.pdf')]),
  ],
  [
    'an unknown field before the file',
    UNREADABLE,
    ({ fields, file }) => form([aField('precio', '5'), ...fields, file]),
  ],
  [
    'an unknown field after the file',
    UNREADABLE,
    ({ fields, file }) => form([...fields, file, aField('precio', '5')]),
  ],
  ['a field without a name', UNREADABLE, ({ fields, file }) => form([...fields, file, aField('', 'x')])],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'titulo[]', 'Titulo'].map(
    (name): Case => [
      `a field called ${name}`,
      UNREADABLE,
      ({ fields, file }) => form([...fields, file, aField(name, '{"admin":true}')]),
    ],
  ),
  [
    'fifty fields',
    UNREADABLE,
    ({ fields, file }) =>
      form([...fields, ...Array.from({ length: 50 }, (_, n) => aField(`campo${n}`, 'x')), file]),
  ],
  [
    'a title that is a file',
    UNREADABLE,
    ({ fields, bytes }) => form([aFilePart('titulo', bytes), ...without('titulo', fields)]),
  ],
  [
    'a title that is a file, and its own file',
    UNREADABLE,
    ({ fields, file, bytes }) => form([aFilePart('titulo', bytes), ...without('titulo', fields), file]),
  ],
  [
    'a title of 20 kB',
    'Escribe como máximo 150 caracteres.',
    (good) => retitled(aField('titulo', 'x'.repeat(20_480)), good),
  ],
  [
    'a description of 20,000 characters',
    'Escribe como máximo 1000 caracteres.',
    ({ fields, file }) =>
      form([...without('descripcion', fields), aField('descripcion', 'ñ'.repeat(20_000)), file]),
  ],
  ['a title of 1 MB', MALFORMED, (good) => retitled(aField('titulo', 'x'.repeat(1_048_577)), good)],
  ['no title', NO_TITLE, ({ fields, file }) => form([...without('titulo', fields), file])],
  [
    'a title in bytes that are no UTF-8',
    ONE_LINE,
    (good) => retitled(aField('titulo', Buffer.from('Declaraci\xf3n', 'latin1')), good),
  ],
  [
    'a title cut in the middle of a character',
    ONE_LINE,
    (good) => retitled(aField('titulo', Buffer.from('Declaración').subarray(0, -2)), good),
  ],
  ['a title with a zero byte', ONE_LINE, (good) => retitled(aField('titulo', Buffer.from('a\0b')), good)],
  [
    'a title in half characters of UTF-16',
    ONE_LINE,
    (good) =>
      retitled(
        aField('titulo', Buffer.from('a\ud83d', 'utf16le'), 'Content-Type: text/plain; charset=utf-16le'),
        good,
      ),
  ],
  [
    'a title in an encoding that does not exist',
    MALFORMED,
    (good) => retitled(aField('titulo', 'IVA', 'Content-Type: text/plain; charset=klingon'), good),
  ],
  [
    'no boundary in its type',
    MALFORMED,
    ({ fields, file }) => ({ ...form([...fields, file]), type: 'multipart/form-data' }),
  ],
  [
    'another boundary in its type',
    MALFORMED,
    ({ fields, file }) => ({ ...form([...fields, file]), type: 'multipart/form-data; boundary=otra' }),
  ],
  [
    'another kind of multipart',
    MALFORMED,
    ({ fields, file }) => ({ ...form([...fields, file]), type: `multipart/mixed; boundary=${BOUNDARY}` }),
  ],
  ['JSON', MALFORMED, () => ({ body: Buffer.from('{"titulo":"IVA"}'), type: 'application/json' })],
  [
    'a form without parts',
    MALFORMED,
    () => ({ body: Buffer.from('titulo=IVA'), type: 'application/x-www-form-urlencoded' }),
  ],
  ['a form of JSON that says it is multipart', MALFORMED, () => ({ body: Buffer.from('{"titulo":"IVA"}') })],
  ['the bytes of the file alone', MALFORMED, ({ bytes }) => ({ body: bytes, type: 'application/pdf' })],
  ['no body', MALFORMED, () => ({ body: Buffer.alloc(0) })],
  [
    'a body that stops in the middle of the file',
    MALFORMED,
    ({ fields, file, bytes }) => ({
      body: rawForm([...fields, file]).subarray(0, -Math.floor(bytes.length / 2)),
    }),
  ],
  [
    'a body that stops in the middle of a header',
    MALFORMED,
    ({ fields, file }) => {
      const body = rawForm([...fields, file])
      return { body: body.subarray(0, body.lastIndexOf('Content-Disposition') + 25) }
    },
  ],
  [
    'a body that stops in the middle of a field',
    MALFORMED,
    ({ fields, file }) => {
      const body = rawForm([file, ...fields])
      return { body: body.subarray(0, -BOUNDARY.length - 10) }
    },
  ],
  [
    'a body that stops before its end mark',
    MALFORMED,
    ({ fields, file }) => ({ body: rawForm([...fields, file]).subarray(0, -4) }),
  ],
]

describe.each(KINDS)('a form for %s', (kind) => {
  const { create, edit } = api[kind]
  const calls = contentCalls(() => server, kind)
  const { folders, named, clear } = storedContent(() => server, kind)

  const good = (changes = {}): Good => {
    const { field: name } = calls.rule
    const bytes = files[kind]
    return { fields: fieldsOf(calls.form(changes)), file: aFilePart(name, bytes), name, bytes }
  }
  const sendCreate = ({ body, type }: Sent) => sendForm(server, create, editor.token, body, type)
  const sendEdit = (id: string, { body, type }: Sent) =>
    sendForm(server, { ...edit, path: edit.path.replace(':id', id) }, editor.token, body, type)
  const list = async () => (await calls.list(editor.token)).body
  const aRecord = async () => (await calls.create(editor.token)).body
  const { startEmpty, shared } = sharedRecord(clear, aRecord)

  const expectRefused = async (send: (id: string) => ReturnType<typeof sendCreate>, error: string) => {
    const record = await shared()
    const reply = await send(record.Id)
    expect([reply.status, reply.body]).toEqual([400, { error, code: 'invalid_input' }])
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await list()).toEqual([record])
    expect(await folders()).toEqual(await named())
  }

  it.each(WRONG)('with %s makes no record', async (_, error, make) => {
    await expectRefused(() => sendCreate(make(good())), error)
  })

  it.each(WRONG)('with %s changes no record', async (_, error, make) => {
    await expectRefused((id) => sendEdit(id, make(good({ titulo: 'Otro título' }))), error)
  })

  const noFile: [string, (good: Good) => Sent][] = [
    ['no file', ({ fields }) => form(fields)],
    [
      'the empty file of a field that was left empty',
      ({ fields, name }) => form([...fields, aFilePart(name, Buffer.alloc(0), 'filename=""')]),
    ],
    ['a text where the file belongs', ({ fields, name }) => form([...fields, aField(name, '%PDF-1.7 hola')])],
  ]

  it.each(noFile)('with %s makes no record', async (_, make) => {
    await expectRefused(() => sendCreate(make(good())), calls.rule.messages.missing)
  })

  it('with a text where the file belongs changes no record', async () => {
    const { fields, name } = good({ titulo: 'Otro título' })
    await expectRefused((id) => sendEdit(id, form([...fields, aField(name, 'guia.pdf')])), UNREADABLE)
  })

  it('whose field for the file was left empty changes the texts and keeps the file', async () => {
    await startEmpty()
    const record = await aRecord()
    const { fields, name } = good({ titulo: 'Otro título' })
    const empty = aFilePart(name, Buffer.alloc(0), 'filename=""')
    const reply = await sendEdit(record.Id, form([...fields, empty]))
    expect([reply.status, reply.body]).toEqual([200, { ...record, Titulo: 'Otro título' }])
  })

  const orders: [string, (good: Good) => Part[]][] = [
    ['before', ({ fields, file }) => [...fields, file]],
    ['after', ({ fields, file }) => [file, ...fields]],
    ['before and after', ({ fields, file }) => [...fields.slice(0, 1), file, ...fields.slice(1)]],
  ]

  it.each(orders)('with its fields %s the file is taken', async (_, order) => {
    await startEmpty()
    const made = await sendCreate(form(order(good())))
    expect(made.status).toBe(201)
    const changed = await sendEdit(made.body.Id, form(order(good({ titulo: 'Otro título' }))))
    expect([changed.status, changed.body.Titulo]).toEqual([200, 'Otro título'])
    expect(await list()).toEqual([changed.body])
    expect(await folders()).toEqual(await named())
  })

  it('in an encoding that it names is read in that', async () => {
    await startEmpty()
    const title = aField(
      'titulo',
      Buffer.from('Ñandú', 'utf16le'),
      'Content-Type: text/plain; charset=utf-16le',
    )
    expect((await sendCreate(retitled(title, good()))).body.Titulo).toBe('Ñandú')
  })
})
