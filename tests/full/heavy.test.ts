import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Asesoria, api } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, register, send } from '../support/api-as.ts'
import { anAsesoria } from '../support/builders.ts'
import { contentCalls, type Kind } from '../support/content-kinds.ts'
import { aPng, asFile } from '../support/files.ts'
import { anInflatingPdf, aSlowPdf } from '../support/odd-pdfs.ts'
import { aroundReads, failReads } from '../support/outage.ts'
import { connectTo } from '../support/raw.ts'
import { isAbout, records } from '../support/records.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { clearContent, expectIntact } from '../support/stored.ts'

/** Does `step` again and again until `work` is done. @returns how many times */
const repeatDuring = async (work: Promise<unknown>, step: () => unknown, pauseMs: number) => {
  let working = true
  const end = () => {
    working = false
  }
  work.then(end, end)
  let times = 0
  for (; working; times += 1) {
    await step()
    await wait(pauseMs)
  }
  return times
}

/** @returns by how many bytes the memory of this process, the server's too, grew until `work` was done */
const memoryDuring = async (work: Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss()
  let peak = before
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  await repeatDuring(work, look, 10)
  return peak - before
}

vi.setConfig({ testTimeout: 120_000 })

const server = withApi()
const people = withEveryKind(server)
const token = () => people.editor.token
const isHealthy = async () => expect((await call(server, api.salud.read, {})).status).toBe(200)

describe('a costly file', () => {
  beforeEach(() => clearContent(server))

  const upload = async (kind: Kind, bytes: Buffer) => {
    const calls = contentCalls(() => server, kind)
    const reply = calls.create(token(), { file: asFile(bytes, 'archivo') })
    const asked = repeatDuring(reply, isHealthy, 50)
    const memory = await memoryDuring(reply)
    return { reply: await reply, memory, times: await asked }
  }
  const expectRefused = async (
    { reply: { status, body } }: Awaited<ReturnType<typeof upload>>,
    error: string,
  ) => {
    expect.soft([status, body]).toEqual([415, { error, code: 'unsupported_file' }])
    const { libros, galeria } = await expectIntact(server, token())
    expect.soft([libros, galeria]).toEqual([[], []])
  }
  const NO_PICTURE = 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'
  const NO_PDF = 'El archivo debe ser un PDF que se pueda abrir.'

  it('of 3 kB that inflates to 1.5 GB is refused while others are answered, and the next PDF is stored', async () => {
    const outcome = await upload('libros', anInflatingPdf())
    await expectRefused(outcome, NO_PDF)
    // The reader may take a gigabyte; an instance has two.
    expect(outcome.memory).toBeLessThan(1_300_000_000)
    expect((await contentCalls(() => server, 'libros').create(token())).status).toBe(201)
  })

  it('whose first page takes minutes to draw is refused while others are answered', async () => {
    const outcome = await upload('libros', await aSlowPdf())
    await expectRefused(outcome, NO_PDF)
    expect(outcome.times).toBeGreaterThan(5)
    expect((await contentCalls(() => server, 'libros').create(token())).status).toBe(201)
  })

  it('with a side of too many pixels is refused', async () => {
    for (const size of [
      { width: 20_001, height: 1 },
      { width: 1, height: 20_001 },
    ])
      await expectRefused(await upload('galeria', await aPng(size)), NO_PICTURE)
  })
})

it('a form sent at one byte a second is refused after 25 seconds without delaying others', async () => {
  const paths = [api.users.login.path, api.asesorias.create.path, api.inscripciones.create.path]
  let refused = 0
  const dawdle = async (path: string): Promise<string> => {
    const socket = connectTo(server.url)
    await once(socket, 'connect')
    const head = ['Host: a', 'Content-Type: application/json', 'Content-Length: 5000'].join('\r\n')
    socket.write(`POST /api${path} HTTP/1.1\r\n${head}\r\n\r\n`)
    const trickle = setInterval(() => socket.write(' '), 1_000)
    const [first] = await once(socket, 'data')
    clearInterval(trickle)
    refused += 1
    socket.end()
    return String(first) + (await text(socket).catch(() => ''))
  }
  const start = performance.now()
  // As many requests as an instance takes at once.
  const slow = Array.from({ length: 20 }, (_, index) => dawdle(paths[index % paths.length] ?? ''))
  expect((await call(server, api.asesorias.create, { input: anAsesoria() })).status).toBe(201)
  expect(refused).toBe(0)
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 400 .*"invalid_input"/s)
  expect(Math.round((performance.now() - start) / 1000)).toBe(25)
})

describe('a list of requests that is larger than one answer may be', () => {
  /** Cloud Run's limit for an answer that is not streamed. */
  const PLATFORM_LIMIT = 32 * 1024 * 1024
  const COUNT = 420
  /** 34 MB in all. The records are short and are made long as they are read: the emulator would need a minute. */
  const DETAIL = 'ñ'.repeat(40_500)
  const server = withApi()
  const people = withEveryKind(server)
  const token = () => people.editor.token
  let all: string[]

  beforeAll(async () => {
    const { Id } = (await call(server, api.asesorias.create, { input: anAsesoria() })).body
    const asesorias = records(server, 'requests')
    const record = (await asesorias.doc(Id).get()).data() ?? {}
    const batch = server.firebase.db.batch()
    const copies = Array.from({ length: COUNT - 1 }, (_, n) => `copia-${n}`)
    for (const copy of copies) batch.create(asesorias.doc(copy), record)
    all = [Id, ...copies]
    await batch.commit()
    aroundReads(server.firebase.db, {
      onAnswer({ document }) {
        if (document?.fields.detalleSolicitud) document.fields.detalleSolicitud.stringValue = DETAIL
      },
    })
  })

  const read = async (url: string, encoding = 'gzip') => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token()}`, 'accept-encoding': encoding },
    })
    const body = await response.text()
    const link = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    return {
      ids: (JSON.parse(body) as Asesoria[]).map(({ Id }) => Id),
      bytes: Buffer.byteLength(body),
      sent: Number(response.headers.get('content-length')),
      encoding: response.headers.get('content-encoding'),
      next: link && new URL(link, url).href,
    }
  }

  it('is answered in parts, compressed or not, each with a link to the next', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const first = await read(`${server.url}/asesorias/todas`, encoding)
      expect(first.bytes).toBeGreaterThan(29_000_000)
      // Whole and not streamed: a streamed answer may have 10 MB at most.
      expect(first.sent).toBeGreaterThan(0)
      expect(first.sent).toBeLessThan(encoding === 'gzip' ? 1_000_000 : PLATFORM_LIMIT)
      expect(first.encoding).toBe(encoding === 'gzip' ? 'gzip' : null)
      const rest = await read(first.next ?? '', encoding)
      expect([...first.ids, ...rest.ids].sort()).toEqual(all.toSorted())
      expect(rest.next).toBeUndefined()
    }
  })
})

describe('a download', () => {
  const ROWS = 3_900
  const server = withApi()
  const people = withEveryKind(server)

  it('that fails in the middle is no file to the browser', async () => {
    const { db } = server.firebase
    const { body } = await call(server, api.asesorias.create, { input: anAsesoria() })
    const record = (await records(server, 'requests').doc(body.Id).get()).data() ?? {}
    const writer = db.bulkWriter()
    for (let row = 0; row < ROWS; row += 1) void writer.create(records(server, 'requests').doc(), record)
    await writer.close()
    let pagesRead = 0
    failReads(db, (asked) => isAbout('requests', asked) && ++pagesRead > 4)
    for (const formato of ['csv', 'xlsx']) {
      pagesRead = 0
      const received = fetch(`${server.url}${api.asesorias.export.path}?formato=${formato}`, {
        headers: { authorization: `Bearer ${people.editor.token}` },
      }).then((response) => response.arrayBuffer())
      await expect(received, formato).rejects.toThrow(/^(?:terminated|fetch failed)$/)
    }
  })
})

it('a part of a list is counted from its end, and an unknown cursor is refused', async () => {
  const { create, list } = contentCalls(() => server, 'libros')
  for (let more = 0; more < 3; more += 1) await create(token())
  const whole = (await list()).body
  expect((await send(server, 'GET', '/libros/ver?cursor=2')).body).toEqual(whole.slice(-2))
  expect((await send(server, 'GET', '/libros/ver?cursor=999999')).body).toEqual(whole)
  for (const cursor of ['', '0', '-1', '1.5', '1e3', 'x', '9'.repeat(20), '1&cursor=2'])
    for (const path of ['/libros/ver', '/users'])
      expect
        .soft((await send(server, 'GET', `${path}?cursor=${cursor}`, { token: token() })).status, cursor)
        .toBe(400)
})

it('an answer above 1 kB is compressed for clients that accept gzip, and varies by that', async () => {
  const answerTo = async (path: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const { headers: answered } = await send(server, 'GET', path, { token: token(), headers })
    return [answered.get('content-encoding'), answered.get('vary')]
  }
  expect(await answerTo('/salud', 'gzip')).toEqual([null, 'Accept-Encoding'])
  for (let more = 0; more < 4; more += 1) await register(server)
  for (const encoding of ['gzip', 'gzip, deflate, br', 'br;q=1, gzip;q=0.2'])
    expect(await answerTo('/users', encoding)).toEqual(['gzip', 'Accept-Encoding'])
  for (const encoding of ['identity', 'br', 'gzip;q=0', ''])
    expect(await answerTo('/users', encoding)).toEqual([null, 'Accept-Encoding'])
})
