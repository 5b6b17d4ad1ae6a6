import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { logger } from '@naf/functions/src/platform/logger.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../functions/src/errors.ts'
import type { FileAnswer } from '../../functions/src/http/file-answer.ts'
import { ask } from '../support/ask.ts'
import { type SampleHandler, serveSamples } from '../support/sample-table.ts'

/** Answers that are no JSON of ours, on a table made for them. */

const handle = {
  stored: vi.fn<SampleHandler<'stored'>>(),
  file: vi.fn<SampleHandler<'file'>>(),
}

let server: Awaited<ReturnType<typeof serveSamples>>
beforeAll(async () => {
  server = await serveSamples('answers', handle)
})
afterAll(() => server.close())
beforeEach(() => {
  vi.clearAllMocks()
})

describe('bytes stored beforehand', () => {
  const json = JSON.stringify([{ Id: 'a', texto: 'ñandú '.repeat(500) }])
  const compressed = gzipSync(json)
  const STORED = {
    bytes: compressed,
    type: 'application/json',
    encoding: 'gzip',
    version: 'v7',
    cacheControl: 'public, max-age=60',
  } as const
  const url = () => `${server.url}/samples/stored`

  beforeEach(() => {
    handle.stored.mockResolvedValue(STORED)
  })

  it('go out as they are to who takes gzip, with what a cache needs to know', async () => {
    const answer = await ask(url(), { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.status).toBe(200)
    expect(answer.bytes).toEqual(compressed)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': String(compressed.length),
      'cache-control': 'public, max-age=60',
      etag: 'W/"v7"',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }])(
    'are decompressed for who takes no gzip: %j',
    async (headers) => {
      const answer = await ask(url(), { headers })
      expect(answer.bytes.toString()).toBe(json)
      expect(answer.headers).toMatchObject({ etag: 'W/"v7"', vary: 'Accept-Encoding' })
      expect(answer.headers['content-encoding']).toBeUndefined()
    },
  )

  it('may be stored as they are read', async () => {
    const { encoding: _, ...plain } = STORED
    handle.stored.mockResolvedValue({ ...plain, bytes: Buffer.from(json) })
    const answer = await ask(url(), { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.bytes.toString()).toBe(json)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it.each(['W/"v7"', '"v7"', '"v6", W/"v7"', '*'])('are not sent again to who has %s', async (etag) => {
    const answer = await ask(url(), { headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' } })
    expect(answer.status).toBe(304)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers).toMatchObject({
      etag: 'W/"v7"',
      'cache-control': 'public, max-age=60',
      vary: 'Accept-Encoding',
    })
    for (const name of ['content-type', 'content-encoding', 'content-length'])
      expect(answer.headers[name], name).toBeUndefined()
  })

  it('are sent to who has others, or reloads the page', async () => {
    const ifNoneMatch = (etag: string, more = {}) =>
      ask(url(), { headers: { 'if-none-match': etag, ...more } })
    expect((await ifNoneMatch('W/"v6"')).status).toBe(200)
    expect((await ifNoneMatch('W/"v7"', { 'cache-control': 'no-cache' })).status).toBe(200)
  })

  it('are not sent again behind Hosting, which asks for everybody as if each reloaded the page', async () => {
    const headers = { 'if-none-match': 'W/"v7"', 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }
    expect((await ask(url(), { headers })).status).toBe(304)
  })

  it('are told of without being sent, for a HEAD', async () => {
    const answer = await ask(url(), { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.status).toBe(200)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers).toMatchObject({ etag: 'W/"v7"', 'content-length': String(compressed.length) })
  })

  it('come whole, whatever range of them is asked for', async () => {
    const answer = await ask(url(), { headers: { range: 'bytes=0-9' } })
    expect(answer.status).toBe(200)
    expect(answer.bytes.toString()).toBe(json)
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'none' })
  })

  it('that are broken are an error that nobody keeps', async () => {
    handle.stored.mockResolvedValue({ ...STORED, bytes: compressed.subarray(0, 20) })
    const answer = await ask(url())
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 'internal' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
  })
})

describe('a file', () => {
  const FILE = { name: 'Asesorías de año.csv', type: 'text/csv', disposition: 'attachment' } as const
  const url = () => `${server.url}/samples/file`
  const content = (made: FileAnswer['content']) => handle.file.mockResolvedValue({ ...FILE, content: made })

  /** What becomes of the one who makes a file piece by piece. */
  let made: number
  let ended: boolean
  async function* inPieces(count: number, then?: Error): AsyncGenerator<Uint8Array> {
    made = 0
    ended = false
    try {
      for (; made < count; made += 1) yield Buffer.from(`línea ${made}\n`)
      // What is made so far is on its way by then.
      if (made > 0) await wait(50)
      if (then) throw then
    } finally {
      ended = true
    }
  }

  it('made at once goes out under its name, whole and with its length', async () => {
    const bytes = Buffer.from('Nombre;Ciudad\nAna;Quito\n')
    content(bytes)
    const answer = await ask(url(), { headers: { 'accept-encoding': 'gzip', range: 'bytes=0-3' } })
    expect(answer).toMatchObject({ status: 200, bytes, isWhole: true })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="Asesor?as de a?o.csv"; filename*=UTF-8\'\'Asesor%C3%ADas%20de%20a%C3%B1o.csv',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    })
  })

  it('to look at says so', async () => {
    handle.file.mockResolvedValue({
      name: 'certificado.pdf',
      type: 'application/pdf',
      disposition: 'inline',
      content: Buffer.from('%PDF-'),
    })
    expect((await ask(url())).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=certificado.pdf',
    })
  })

  it('made piece by piece comes whole', async () => {
    content(inPieces(2000))
    const answer = await ask(url())
    expect(answer).toMatchObject({ status: 200, isWhole: true })
    expect(answer.bytes.toString().split('\n')).toHaveLength(2001)
    expect(ended).toBe(true)
  })

  it('made piece by piece may be empty', async () => {
    content(inPieces(0))
    const answer = await ask(url())
    expect(answer).toMatchObject({ status: 200, isWhole: true })
    expect(answer.bytes).toHaveLength(0)
  })

  it.each([
    ['at once', () => Buffer.from('x')],
    ['piece by piece', () => inPieces(100)],
  ])('made %s is told of without being sent, for a HEAD', async (_, make) => {
    content(make())
    const answer = await ask(url(), { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, isWhole: true })
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
  })

  it('asked for by a HEAD is not made to its end', async () => {
    content(inPieces(100))
    await ask(url(), { method: 'HEAD' })
    expect({ made, ended }).toEqual({ made: 0, ended: true })
  })

  it('that cannot be begun is refused as anything else is', async () => {
    content(inPieces(0, new AppError('unavailable', 'Inténtalo más tarde.', { retryAfter: 10 })))
    const answer = await ask(url())
    expect(answer).toMatchObject({ status: 503, isWhole: true })
    expect(JSON.parse(answer.bytes.toString())).toEqual({
      error: 'Inténtalo más tarde.',
      code: 'unavailable',
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '10',
    })
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  it('that breaks off midway is not taken for whole, and the log says why', async () => {
    const failed = vi.spyOn(logger, 'error')
    content(inPieces(3, new Error('the source is gone')))
    const answer = await ask(url())
    expect(answer).toMatchObject({ status: 200, isWhole: false })
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
    expect(failed.mock.lastCall).toEqual([
      'request failed',
      expect.objectContaining({ stack: expect.stringContaining('the source is gone') }),
    ])
    expect(failed.mock.lastCall?.[1]).toMatchObject({ requestId: answer.headers['x-request-id'] })
    failed.mockRestore()
  })

  it('is made no further for who has left, which is no failure', async () => {
    const failed = vi.spyOn(logger, 'error')
    const leaving = new AbortController()
    content(inPieces(Number.POSITIVE_INFINITY))
    const response = await fetch(url(), { signal: leaving.signal })
    expect(response.status).toBe(200)
    leaving.abort()
    await vi.waitFor(() => expect(ended).toBe(true))
    expect(failed).not.toHaveBeenCalled()
    failed.mockRestore()
  })
})
