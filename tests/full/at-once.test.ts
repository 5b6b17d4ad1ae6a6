import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { api, PDF_LIMIT_BYTES, VERSION_COMUNICACIONES } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Reply, times } from '../support/api-as.ts'
import { aLibro } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { aPdf, STRIP } from '../support/files.ts'
import { withStorageGate } from '../support/outage.ts'
import { aFilePart, FORM_TYPE, fieldsOf, rawForm, sendBytes, sendForm } from '../support/raw.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { expectIntact, storedContent } from '../support/stored.ts'

vi.setConfig({ testTimeout: 60_000 })

const storage = withStorageGate()
/** More places than uploads, so that a refusal is about the record. */
const server = withApi({ MAX_UPLOADS_AT_ONCE: '55' }, { replace: (firebase) => storage.replace(firebase) })
const people = withEveryKind(server)
const token = () => people.editor.token
const book = contentCalls(() => server, 'libros')
beforeEach(storedContent(() => server, 'libros').clear)

const atOnce = (count: number, ask: (nth: number) => Promise<Reply>) => times(count, ask, count)
const intact = async () => (await expectIntact(server, token())).libros

/** Callers that are not served are told that the record is busy, and when to come back. */
const expectDoneOrBusy = (replies: Reply[], done: number[]) => {
  for (const { status, body, headers } of replies.filter((reply) => !done.includes(reply.status))) {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
}

describe('a book', () => {
  const create = async () => (await book.create(token())).body

  it('takes ten new files at once and keeps one of them', async () => {
    const { Id } = await create()
    const file = await book.aFile()
    const replies = await atOnce(10, (nth) =>
      book.edit(Id, token(), { changes: { titulo: `Título ${nth}` }, file }),
    )
    expectDoneOrBusy(replies, [200])
    const [record, ...others] = await intact()
    expect(others).toEqual([])
    const done = replies.filter(({ status }) => status === 200)
    expect(done.map(({ body }) => body.Titulo)).toContain(record?.Titulo)
  })

  it('that is deleted while others edit it is gone with all its files', async () => {
    const { Id } = await create()
    const file = await book.aFile()
    const replies = await atOnce(21, (nth) =>
      nth % 3 === 1 ? book.delete(Id, token()) : book.edit(Id, token(), nth % 3 === 0 ? {} : { file }),
    )
    expectDoneOrBusy(replies, [200, 404])
    expect(await intact()).toEqual([])
  })

  const hide = (id: string) => book.edit(id, token(), { changes: { estado: 'borrador' } })
  const opens = async ({ RutaPdf }: { RutaPdf: string }) => (await fetch(RutaPdf)).ok

  it('that is hidden while an administrator replaces its file opens at no address of before', async () => {
    const body = await create()
    const file = await book.aFile()
    let replaced: Reply | undefined
    storage.beforeNextCopy(async () => {
      replaced = await book.edit(body.Id, people.admin.token, { file })
    })
    expect(await hide(body.Id)).toMatchObject({ status: 200, body: { Estado: 'borrador' } })
    expect(replaced?.status).toBe(200)
    expect([await opens(body), await opens(replaced?.body)]).toEqual([false, false])
    expect(await intact()).toMatchObject([{ Id: body.Id, Estado: 'borrador' }])
  })

  it('that is deleted while it is hidden is gone, and its editor is told', async () => {
    const { Id } = await create()
    storage.beforeNextCopy(() => book.delete(Id, people.admin.token))
    expect(await hide(Id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await intact()).toEqual([])
  })
})

describe('an upload', () => {
  const PLACES = 3
  const server = withApi({ MAX_UPLOADS_AT_ONCE: String(PLACES) })
  const people = withEveryKind(server)
  const { create } = api.libros
  let form: Buffer
  beforeAll(async () => {
    form = rawForm([...fieldsOf(aLibro()), aFilePart('archivoPdf', await aPdf({ size: STRIP }))])
  })
  const headers = (length: number) => ({
    authorization: `Bearer ${people.editor.token}`,
    'content-type': FORM_TYPE,
    'content-length': length,
  })

  /** An upload that stops halfway until it is told to go on. */
  const begin = () => {
    const outgoing = request(server.url + create.path, { method: 'POST', headers: headers(form.length) })
    const answered = once(outgoing, 'response').then(async ([response]: IncomingMessage[]) => [
      response?.statusCode,
      response && (await json(response)),
    ])
    outgoing.write(form.subarray(0, form.length / 2))
    return { answered, finish: () => outgoing.end(form.subarray(form.length / 2)) }
  }

  it('without a place is refused before a byte is read; the others are stored, and then it is too', async () => {
    const send = (body: Buffer) => sendForm(server, create, people.editor.token, body)
    const uploads = Array.from({ length: PLACES }, begin)
    // An empty form takes a place for a moment, if one is free.
    while ((await send(Buffer.alloc(0))).status !== 503);

    const refusal = {
      error: 'Se están subiendo muchos archivos a la vez. Inténtalo de nuevo en unos segundos.',
      code: 'unavailable',
    }
    const lines = Object.entries(headers(PDF_LIMIT_BYTES)).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST /api${create.path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${lines.join('')}\r\n`
    const unread = await sendBytes(server, Buffer.from(head))
    expect([unread.status, JSON.parse(unread.body), unread.headers['retry-after']]).toEqual([
      503,
      refusal,
      '10',
    ])
    const whole = await send(Buffer.alloc(PDF_LIMIT_BYTES))
    expect([whole.status, whole.body]).toEqual([503, refusal])
    expect((await call(server, create, { input: aLibro(), file: await book.aFile() })).status).toBe(401)
    expect((await call(server, api.salud.read, {})).status).toBe(200)

    for (const { finish } of uploads) finish()
    for (const { answered } of uploads) expect((await answered)[0]).toBe(201)
    expect((await send(form)).status).toBe(201)
  })
})

describe('a notice', () => {
  const server = withApi({ MAX_MAILS_PER_HOUR: '100000', MAX_MAILS_PER_DAY: '100000' })
  const people = withEveryKind(server)
  const token = () => people.editor.token
  /** More than one batch of writes. */
  const READERS = 250

  it(`tells each of ${READERS} readers once, 40 a minute, also if two runs meet`, async () => {
    const correos = Array.from({ length: READERS }, (_, n) => `lector${n}@example.com`)
    const Version = VERSION_COMUNICACIONES
    await times(READERS, (n) =>
      call(server, api.suscripciones.ask, { input: { Correo: correos[n] ?? '', Version } }),
    )
    await server.settle()
    const links = server.mailbox.messages.map(
      ({ text }) => /\/suscripcion#([\w.-]+)/.exec(text ?? '')?.[1] ?? '',
    )
    await times(READERS, (n) =>
      call(server, api.suscripciones.choose, { input: { Enlace: links[n] ?? '', Boletines: true, Version } }),
    )
    const { body } = await contentCalls(() => server, 'boletines').create(token())
    const notified = await call(server, api.suscripciones.notify, { params: { id: body.Id }, token: token() })
    expect(notified).toMatchObject({ status: 201, body: { Lectores: READERS, Aviso: { Lectores: READERS } } })

    const told = () =>
      server.mailbox.messages
        .filter(({ subject }) => subject.startsWith('Nuevo boletín'))
        .map(({ to }) => to[0]?.email)
    await Promise.allSettled([server.settle(), server.settle()])
    expect(told().length).toBeGreaterThanOrEqual(40)
    expect(told().length).toBeLessThanOrEqual(80)
    for (let minute = 1; minute < READERS / 40; minute += 1) await server.settle()
    expect(told().toSorted()).toEqual(correos.toSorted())
  }, 300_000)
})
