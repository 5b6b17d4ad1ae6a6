import { api, ERROR_STATUS, isErrorBody } from '@naf/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, times } from '../support/api-as.ts'
import { anAsesoria, anInscripcion } from '../support/builders.ts'
import { allContentCalls, type Kind } from '../support/content-kinds.ts'
import { ENDPOINTS } from '../support/endpoints.ts'
import { aPdf, STRIP } from '../support/files.ts'
import {
  aField,
  aFilePart,
  fieldsOf,
  type Part,
  type RawReply,
  rawForm,
  sendBytes,
  sendForm,
} from '../support/raw.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { clearContent, everythingStored, expectIntact } from '../support/stored.ts'

const server = withApi({ MAX_UPLOADS_AT_ONCE: '20' })
const people = withEveryKind(server)
const token = () => people.editor.token
const calls = allContentCalls(() => server)

describe('a malformed request', () => {
  const REQUESTS = 2_000
  const mostly = <T>(percent: number, usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
    fc.oneof({ weight: percent, arbitrary: fc.constant(usual) }, { weight: 100 - percent, arbitrary: other })
  const words = (text: string) => fc.constantFrom(...text.split(' '))

  const METHODS = words('GET POST PUT DELETE PATCH HEAD OPTIONS PROPFIND get FOO')
  const IDS = words(
    `%2e%2e%2fusers .. . %00 a%00b % %E0%A4%A %ff%fe __proto__ constructor null -1 1e309 * {} ${'x'.repeat(1500)}`,
  )
  const QUERIES = fc.constantFrom(
    '',
    '?a[__proto__][rol]=1&a=2',
    `?${'x=1&'.repeat(1500)}`,
    '?%ff=%',
    '#x',
    '/',
  )
  const HEADERS = fc.constantFrom(
    'Content-Encoding: gzip',
    'X-HTTP-Method-Override: DELETE',
    `X-Forwarded-For: ${'1.2.3.4, '.repeat(200)}::1`,
    'X-Forwarded-For: no es una dirección',
    `Idempotency-Key: ${'k'.repeat(5000)}`,
    'Expect: milagros',
    'If-None-Match: *',
    'Accept-Encoding: identity;q=0, *;q=0',
    'Cookie: __session=eyJhbGciOiJub25lIn0.e30.; a=b',
  )
  const AUTHORIZATIONS = fc.constantFrom('Bearer', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'A'.repeat(7000)}`)
  const TYPES = mostly(
    70,
    'application/json',
    fc.constantFrom('application/json; charset=klingon', 'text/html', '*/*', '', 'multipart/form-data'),
  )
  const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  const VALUES = fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1e308, 2 ** 53 + 2, '', ' ', [], {}, [null], { $gt: '' }, { toString: 1 }],
    ...['\u0000', 'a\r\nBcc: b@example.com', '\u202egnp.exe', '\ufeff', '../../etc/passwd', '1999-02-30'],
    ...[nested(500), '😀'.repeat(50), 'á'.repeat(20_000), Array(3000).fill(1)],
  )
  const ON_TEXT = fc.constantFrom<(text: string) => string | Buffer>(
    (text) => text.slice(0, text.length / 2),
    (text) => `${text}${text}`,
    (text) => `\ufeff${text}`,
    (text) => `[${text}]`,
    (text) => text.replace('{', '{"__proto__":{"rol":1},"constructor":{"prototype":{"rol":1}},'),
    (text) => text.replace(/"[^"]*"(?=[,}])/, '"\\ud800"'),
    (text) => text.replace(/"[^"]*"(?=[,}])/, '9'.repeat(5000)),
    (text) => Buffer.from(text, 'utf16le'),
    ...['', 'null', '""', '[]', '{', '<xml/>', '\u0000', '['.repeat(30_000)].map((odd) => () => odd),
  )

  interface Odd {
    bytes: Buffer
    inWords: string
  }
  let requests: Odd[]

  beforeAll(async () => {
    const { usuario, editor, admin } = people
    const idOf = async (kind: Kind) => (await calls[kind].create(token())).body.Id
    const ids: Record<string, string> = {
      users: usuario.uid,
      boletines: await idOf('boletines'),
      libros: await idOf('libros'),
      galeria: await idOf('galeria'),
      asesorias: (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id,
      inscripciones: (await call(server, api.inscripciones.create, { input: anInscripcion() })).body.Id,
    }
    const sessions = [usuario, editor, admin].map((person) => `Bearer ${person.token}`)
    const anOdd = fc.constantFrom(...ENDPOINTS).chain(({ entity, endpoint, input = {} }) => {
      return fc
        .record({
          method: mostly(80, endpoint.method as string, METHODS),
          id: mostly(40, ids[entity] ?? 'no-existe', IDS),
          query: mostly(80, '', QUERIES),
          authorization: fc.oneof(fc.constantFrom(...sessions, ...sessions, ''), AUTHORIZATIONS),
          more: fc.option(HEADERS, { freq: 2 }),
          type: TYPES,
          odd: fc.array(fc.tuple(fc.constantFrom(...Object.keys(input), 'otro'), VALUES), { maxLength: 3 }),
          change: mostly(55, (text: string): string | Buffer => text, ON_TEXT),
        })
        .map(({ method, id, query, authorization, more, type, odd, change }): Odd => {
          const body = Buffer.from(change(JSON.stringify({ ...input, ...Object.fromEntries(odd) })) as string)
          const head = [
            `${method} /api${endpoint.path.replace(/:\w+/g, () => id)}${query} HTTP/1.1`,
            'Host: 127.0.0.1',
            'Connection: close',
            ...(authorization ? [`Authorization: ${authorization}`] : []),
            `Content-Type: ${type}`,
            `Content-Length: ${body.length}`,
            ...(more ? [more] : []),
          ]
          return {
            bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]),
            inWords: `${head.map((line) => line.slice(0, 120)).join(' | ')} | ${body.toString('latin1', 0, 200)}`,
          }
        })
    })
    requests = fc.sample(anOdd, REQUESTS)
  })

  const send = (some: Odd[]) =>
    times(some.length, (n) => sendBytes(server, some[n]?.bytes ?? Buffer.of()), 20)

  /** What is wrong with an answer, if anything is. Node itself refuses a malformed head. */
  const complaint = ({ bytes }: Odd, { status, body, headers }: RawReply): string | null => {
    if (status === null) return 'no answer'
    if (status >= 500) return `${status} ${body.slice(0, 200)}`
    const isOurs = headers['x-request-id'] !== undefined
    if (status < 400 || !isOurs || bytes.subarray(0, 5).toString() === 'HEAD ') return null
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

    /** Found nothing to delete, and would find what later requests of the first round stored. */
    const deletesMany = ({ bytes }: Odd) =>
      [api.asesorias.deleteAll, api.asesorias.deleteDone].some(({ path }) =>
        bytes.includes(`DELETE /api${path}`),
      )
    const refused = requests.filter(
      (request, at) => (replies[at]?.status ?? 0) >= 400 && !deletesMany(request),
    )
    const uids = [people.usuario.uid, people.editor.uid, people.admin.uid]
    /** But for ready lists, which are made anew for their next reader. */
    const stored = async () => ({ ...(await everythingStored(server, uids)), listas: null })
    const before = await stored()
    await send(refused)
    expect(await stored()).toEqual(before)
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
    [UNREADABLE, ({ fields }) => [...fields, aFilePart('archivo', pdf)]],
    [UNREADABLE, plus(aField(FILE, 'guia.pdf'))],
    ...['', 'precio', '__proto__', 'constructor', 'toString', 'titulo[]', 'Titulo'].map(
      (name): (typeof PARTS)[number] => [UNREADABLE, plus(aField(name, '{"admin":true}'))],
    ),
    [UNREADABLE, plus(...Array.from({ length: 50 }, (_, n) => aField(`campo${n}`, 'x')))],
    [UNREADABLE, ({ fields, file }) => [aFilePart('titulo', pdf), ...without('titulo', fields), file]],
    ['Escribe como máximo 150 caracteres.', titled('x'.repeat(20_480))],
    [MALFORMED, titled('x'.repeat(1_048_577))],
    [NO_TITLE, ({ fields, file }) => [...without('titulo', fields), file]],
    [ONE_LINE, titled(Buffer.from('Declaraci\xf3n', 'latin1'))],
    [ONE_LINE, titled('a\nb')],
    [MALFORMED, titled('IVA', 'Content-Type: text/plain; charset=klingon')],
  ]

  /** Bodies that are no whole form. */
  const BODIES: [what: string, make: (form: Buffer) => { body: Buffer; type?: string }][] = [
    ['no boundary', (body) => ({ body, type: 'multipart/form-data' })],
    ['another boundary', (body) => ({ body, type: 'multipart/form-data; boundary=otra' })],
    ['JSON that claims to be multipart', () => ({ body: Buffer.from('{"titulo":"IVA"}') })],
    ['nothing', () => ({ body: Buffer.alloc(0) })],
    ['half of the file', (form) => ({ body: form.subarray(0, -Math.floor(pdf.length / 2)) })],
    ['no end mark', (form) => ({ body: form.subarray(0, -4) })],
  ]

  it('that is malformed is refused with an error in Spanish; no record is created or changed', async () => {
    await clearContent(server)
    const { body: record } = await calls.libros.create(token())
    const edited = { ...edit, path: edit.path.replace(':id', record.Id) }
    const whole = () => rawForm(plus()(good('Otro')))
    const { missing } = calls.libros.rule.messages
    const empty = aFilePart(FILE, Buffer.alloc(0), '')
    type Sent = [what: string, error: string, body: Buffer, type?: string]
    const sent: Sent[] = [
      ...PARTS.map(([error, make], at): Sent => [`parts ${at}`, error, rawForm(make(good('Otro')))]),
      ...BODIES.map(([what, make]): Sent => {
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
    expect([kept.status, kept.body]).toEqual([200, { ...record, Titulo: 'Otro', Version: 1 }])
  })
})
