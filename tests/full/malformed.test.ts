import { api, ERROR_STATUS, isErrorBody } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, uniqueName } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { ALL_KINDS, contentCalls, type Kind } from '../support/content-kinds.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { everythingStored } from '../support/everything-stored.ts'
import { aJpeg, aPdf, STRIP } from '../support/files.ts'
import { inputOf } from '../support/good-forms.ts'
import { aMutation, mutate } from '../support/mutated-forms.ts'
import { anOddRequest, type OddRequest } from '../support/odd-requests.ts'
import {
  aField,
  aFilePart,
  BOUNDARY,
  fieldsOf,
  type Part,
  type RawReply,
  rawForm,
  sendBytes,
  sendForm,
} from '../support/raw.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { expectIntact, storedContent } from '../support/stored-content.ts'

const server = withApi({ MAX_UPLOADS_AT_ONCE: '20' })
const people = withEveryKind(server)
const token = () => people.editor.token
const calls = {
  boletines: contentCalls(() => server, 'boletines'),
  libros: contentCalls(() => server, 'libros'),
  galeria: contentCalls(() => server, 'galeria'),
}
const clear = async () => {
  for (const kind of ALL_KINDS) await storedContent(() => server, kind).clear()
}

describe('a malformed request', () => {
  const REQUESTS = 3_000
  const AT_ONCE = 20
  let requests: OddRequest[]

  beforeAll(async () => {
    const { usuario, editor, admin } = people
    const idOf = async (kind: Kind) => (await calls[kind].create(token())).body.Id
    const ids = {
      users: usuario.uid,
      boletines: await idOf('boletines'),
      libros: await idOf('libros'),
      galeria: await idOf('galeria'),
      asesorias: (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id,
      inscripciones: (await call(server, api.inscripciones.create, { input: anInscripcion() })).body.Id,
    }
    const inputs = Object.fromEntries(
      ENDPOINTS.map(({ entity, action }) => [`${entity}.${action}`, inputOf(entity, action, usuario, false)]),
    )
    const tokens = [undefined, usuario.token, editor.token, admin.token]
    requests = fc.sample(anOddRequest({ tokens, inputs, ids }), REQUESTS)
  })

  const send = (some: OddRequest[]) =>
    times(some.length, (n) => sendBytes(server, some[n]?.bytes ?? Buffer.of(), some[n]), AT_ONCE)

  /** Answers of ours carry the id of their request; Node refuses a malformed head before it is ours. */
  const isOurs = ({ headers }: RawReply) => headers['x-request-id'] !== undefined

  /** What is wrong with an answer, if anything is. */
  const complaint = ({ bytes, halfClose, inWords }: OddRequest, reply: RawReply): string | null => {
    const { status, body } = reply
    if (status === null) return halfClose || inWords.startsWith('CONNECT ') ? null : 'no answer'
    if (status >= 500) return `${status} ${body.slice(0, 200)}`
    if (status < 400 || !isOurs(reply) || bytes.subarray(0, 5).toString() === 'HEAD ') return null
    const refusal: unknown = JSON.parse(body)
    if (!isErrorBody(refusal) || Object.keys(refusal).length !== 2) return `refused as ${body.slice(0, 200)}`
    return ERROR_STATUS[refusal.code] === status ? null : `${status} with ${refusal.code}`
  }

  it('to any endpoint is no error of the server, and changes nothing where it is refused', async () => {
    const replies = await send(requests)
    const wrong = requests.flatMap((request, at) => {
      const found = complaint(request, replies[at] as RawReply)
      return found ? [`${found} ← ${request.inWords}`] : []
    })
    expect(wrong).toEqual([])
    // Requests that all end at the same gate would prove little.
    const statuses = new Set(replies.map(({ status }) => status))
    for (const status of [200, 201, 400, 401, 403, 404, 415]) expect.soft(statuses).toContain(status)

    const refused = requests.filter((_, at) => (replies[at]?.status ?? 0) >= 400)
    const uids = [people.usuario.uid, people.editor.uid, people.admin.uid]
    /** But for ready lists, which are made anew for their next reader. */
    const stored = async () => ({ ...(await everythingStored(server, uids)), listas: null })
    const before = await stored()
    await send(refused)
    expect(await stored()).toEqual(before)
  }, 600_000)
})

describe('a form with a file that was damaged on its way', () => {
  const BATCHES = 30
  const BATCH = 20
  const UPLOADS_AT_ONCE = 10
  let valid: Record<Kind, Part[]>
  beforeAll(async () => {
    await clear()
    const pdf = aFilePart('archivoPdf', await aPdf({ size: STRIP }))
    const jpeg = aFilePart('imagen', await aJpeg(), 'filename="foto.jpg"')
    const form = (kind: Kind, changes = {}) => fieldsOf(calls[kind].form(changes))
    valid = {
      boletines: [...form('boletines'), pdf],
      libros: [pdf, ...form('libros', { estado: 'programado', fechaProgramada: '2999-12-31T08:00' })],
      galeria: [...form('galeria', { estado: 'borrador' }), jpeg],
    }
  })
  const aForm = fc.record({
    kind: fc.constantFrom(...ALL_KINDS),
    mutations: fc.array(aMutation, { minLength: 1, maxLength: 2 }),
  })

  /** Decodes the whole picture. */
  const sizeOf = async (bytes: Buffer) => {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return { Ancho: info.width, Alto: info.height }
  }

  /** A record as its own form. */
  const formOf = (kind: Kind, record: Record<string, unknown>) =>
    Object.fromEntries(
      Object.keys({ ...calls[kind].form(), estado: '' }).map((field) => [
        field,
        record[field.replace(/^./, (first) => first.toUpperCase())],
      ]),
    )

  it('is refused, or stored whole and by the rules of its form', async () => {
    const count = { stored: 0, refused: 0 }
    const forms = fc.array(aForm, { minLength: BATCH, maxLength: BATCH })
    const property = fc.asyncProperty(forms, async (batch) => {
      const send = async (at: number): Promise<string | null> => {
        const { kind, mutations } = batch[at] as (typeof batch)[number]
        const { body, type } = mutate(valid[kind], mutations)
        const reply = await sendForm(server, api[kind].create, token(), body, type)
        if (reply.status === 201) return reply.body.Id
        expect([400, 413, 415]).toContain(reply.status)
        expect(reply.body).toSatisfy(isErrorBody)
        return null
      }
      const stored = (await times(BATCH, send, UPLOADS_AT_ONCE)).filter((id) => id !== null)
      const { bytesAt, ...lists } = await expectIntact(server, token())
      expect(ALL_KINDS.flatMap((kind) => lists[kind].map(({ Id }) => Id)).sort()).toEqual(stored.sort())
      for (const { RutaPdf, Bytes, Paginas, Portada } of [...lists.boletines, ...lists.libros]) {
        expect(bytesAt(RutaPdf).subarray(0, 5).toString()).toBe('%PDF-')
        expect([bytesAt(RutaPdf).length, Paginas > 0]).toEqual([Bytes, true])
        expect({ ...Portada, ...(await sizeOf(bytesAt(Portada.Ruta))) }).toEqual(Portada)
      }
      for (const { RutaImagen, Ancho, Alto, Variantes } of lists.galeria) {
        expect(await sizeOf(bytesAt(RutaImagen))).toEqual({ Ancho, Alto })
        for (const { Ruta, ...size } of Variantes) expect(await sizeOf(bytesAt(Ruta))).toEqual(size)
      }
      for (const kind of ALL_KINDS)
        for (const record of lists[kind]) {
          const form = formOf(kind, record)
          const moment = record.FechaProgramada && { fechaProgramada: '2999-12-31T08:00' }
          expect(record.FechaProgramada !== null).toBe(record.Estado === 'programado')
          expect(schemas[kind].create.input.parse({ ...form, ...moment })).toEqual({ ...form, ...moment })
        }
      count.stored += stored.length
      count.refused += BATCH - stored.length
    })
    await fc.assert(property.beforeEach(clear), { numRuns: BATCHES, endOnFailure: true })
    // Neither answer is so rare that the other proves nothing.
    expect(Math.min(count.stored, count.refused)).toBeGreaterThan((BATCHES * BATCH) / 10)
  }, 600_000)
})

describe('a form for a book', () => {
  const { create, edit } = api.libros
  const MALFORMED = 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.'
  const UNREADABLE = 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.'
  const NO_TITLE = 'Escribe un título.'
  const ONE_LINE = 'Usa solo letras, números y signos, en una sola línea.'
  const FILE = 'archivoPdf'
  let pdf: Buffer
  beforeAll(async () => {
    pdf = await aPdf({ size: STRIP })
  })

  interface Good {
    fields: Part[]
    file: Part
  }
  const good = (titulo: string): Good => ({
    fields: fieldsOf(calls.libros.form({ titulo })),
    file: aFilePart(FILE, pdf),
  })
  const without = (name: string, parts: Part[]) =>
    parts.filter(({ head }) => !head[0]?.endsWith(`name="${name}"`))
  const titled =
    (value: string | Uint8Array, ...head: string[]) =>
    ({ fields, file }: Good) => [aField('titulo', value, ...head), ...without('titulo', fields), file]
  const plus =
    (...parts: Part[]) =>
    ({ fields, file }: Good) => [...fields, file, ...parts]

  /** What is wrong with the parts of a form, whether it creates a record or changes one. */
  const PARTS: [error: string, make: (good: Good) => Part[]][] = [
    [UNREADABLE, ({ fields, file }) => [...fields, file, file]],
    [UNREADABLE, ({ fields, file }) => [...fields, file, aFilePart('otro', pdf)]],
    [UNREADABLE, plus(aField('titulo', 'Otro'))],
    [UNREADABLE, ({ fields, file }) => [...fields.slice(0, 1), ...fields, file]],
    [UNREADABLE, ({ fields }) => [...fields, aFilePart('archivo', pdf)]],
    [UNREADABLE, ({ fields }) => [...fields, aFilePart('', pdf)]],
    [UNREADABLE, plus(aField(FILE, 'guia.pdf'))],
    [UNREADABLE, ({ fields, file }) => [aField('precio', '5'), ...fields, file]],
    ...['', 'precio', '__proto__', 'constructor', 'toString', 'titulo[]', 'Titulo'].map(
      (name): (typeof PARTS)[number] => [UNREADABLE, plus(aField(name, '{"admin":true}'))],
    ),
    [UNREADABLE, plus(...Array.from({ length: 50 }, (_, n) => aField(`campo${n}`, 'x')))],
    [UNREADABLE, ({ fields }) => [aFilePart('titulo', pdf), ...without('titulo', fields)]],
    [UNREADABLE, ({ fields, file }) => [aFilePart('titulo', pdf), ...without('titulo', fields), file]],
    ['Escribe como máximo 150 caracteres.', titled('x'.repeat(20_480))],
    [
      'Escribe como máximo 1000 caracteres.',
      ({ fields, file }) => [
        ...without('descripcion', fields),
        aField('descripcion', 'ñ'.repeat(20_000)),
        file,
      ],
    ],
    [MALFORMED, titled('x'.repeat(1_048_577))],
    [NO_TITLE, ({ fields, file }) => [...without('titulo', fields), file]],
    [ONE_LINE, titled(Buffer.from('Declaraci\xf3n', 'latin1'))],
    [ONE_LINE, titled(Buffer.from('Declaración').subarray(0, -2))],
    [ONE_LINE, titled(Buffer.from('a\0b'))],
    [ONE_LINE, titled(Buffer.from('a\ud83d', 'utf16le'), 'Content-Type: text/plain; charset=utf-16le')],
    [MALFORMED, titled('IVA', 'Content-Type: text/plain; charset=klingon')],
  ]

  /** Bodies that are no whole form. */
  const BODIES: [what: string, make: (form: Buffer) => { body: Buffer; type?: string }][] = [
    ['no boundary', (body) => ({ body, type: 'multipart/form-data' })],
    ['another boundary', (body) => ({ body, type: 'multipart/form-data; boundary=otra' })],
    ['another kind of multipart', (body) => ({ body, type: `multipart/mixed; boundary=${BOUNDARY}` })],
    ['JSON', () => ({ body: Buffer.from('{"titulo":"IVA"}'), type: 'application/json' })],
    ['URL encoding', () => ({ body: Buffer.from('titulo=IVA'), type: 'application/x-www-form-urlencoded' })],
    ['JSON that claims to be multipart', () => ({ body: Buffer.from('{"titulo":"IVA"}') })],
    ['the bytes of the file', () => ({ body: pdf, type: 'application/pdf' })],
    ['nothing', () => ({ body: Buffer.alloc(0) })],
    ['half of the file', (form) => ({ body: form.subarray(0, -Math.floor(pdf.length / 2)) })],
    [
      'half of a header',
      (form) => ({ body: form.subarray(0, form.lastIndexOf('Content-Disposition') + 25) }),
    ],
    ['half of a field', (form) => ({ body: form.subarray(0, form.indexOf('name="titulo"') + 18) })],
    ['no end mark', (form) => ({ body: form.subarray(0, -4) })],
  ]

  it('that is malformed is refused with an error in Spanish; no record is created or changed', async () => {
    await clear()
    const { body: record } = await calls.libros.create(token())
    const edited = { ...edit, path: edit.path.replace(':id', record.Id) }
    const whole = () => rawForm(plus()(good('Otro')))
    const { missing } = calls.libros.rule.messages
    const empty = aFilePart(FILE, Buffer.alloc(0), 'filename=""')
    const sent: [what: string, error: string, body: Buffer, type?: string][] = [
      ...PARTS.map(([error, make], at): [string, string, Buffer] => [
        `parts ${at}`,
        error,
        rawForm(make(good('Otro'))),
      ]),
      ...BODIES.map(([what, make]): [string, string, Buffer, string?] => {
        const { body, type } = make(whole())
        return [what, MALFORMED, body, type]
      }),
    ]
    for (const [what, error, body, type] of sent)
      for (const endpoint of [create, edited]) {
        const reply = await sendForm(server, endpoint, token(), body, type)
        expect.soft([reply.status, reply.body], what).toEqual([400, { error, code: 'invalid_input' }])
      }
    for (const parts of [[], [empty], [aField(FILE, '%PDF-1.7 hola')]]) {
      const reply = await sendForm(server, create, token(), rawForm([...good('Otro').fields, ...parts]))
      expect.soft([reply.status, reply.body]).toEqual([400, { error: missing, code: 'invalid_input' }])
    }
    const text = rawForm([...good('Otro').fields, aField(FILE, 'guia.pdf')])
    expect((await sendForm(server, edited, token(), text)).body.error).toBe(UNREADABLE)
    expect((await expectIntact(server, token())).libros).toEqual([record])

    const kept = await sendForm(server, edited, token(), rawForm([...good('Otro').fields, empty]))
    expect([kept.status, kept.body]).toEqual([200, { ...record, Titulo: 'Otro' }])
  })

  it('may have its fields in any order and a title in a named encoding', async () => {
    await clear()
    const title = titled(Buffer.from('Ñandú', 'utf16le'), 'Content-Type: text/plain; charset=utf-16le')
    expect((await sendForm(server, create, token(), rawForm(title(good(''))))).body.Titulo).toBe('Ñandú')
    const { fields, file } = good(uniqueName('libro'))
    for (const parts of [
      [file, ...fields],
      [...fields.slice(0, 1), file, ...fields.slice(1)],
    ])
      expect((await sendForm(server, create, token(), rawForm(parts))).status).toBe(201)
    expect((await expectIntact(server, token())).libros).toHaveLength(3)
  })
})
