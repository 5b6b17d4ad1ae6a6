import { api } from '@naf/contract'
import { NetworkError } from '@naf/web/src/lib/transport.ts'
import { upload } from '@naf/web/src/lib/upload.ts'
import { describe, expect, it } from 'vitest'
import { pdf } from '../support/files.ts'
import { cutOff, json, localApi, silent } from '../support/local-api.ts'

/** The percentage is not seen here: happy-dom's XMLHttpRequest does not tell what it has sent. A browser's does. */

const server = localApi()

const send = (file: File | null, signal?: AbortSignal) =>
  upload(api.boletines.create.file, { file, onProgress: () => {} })({
    url: '/api/boletines/crear',
    method: 'POST',
    headers: { Authorization: 'Bearer t' },
    input: { titulo: 'Año «nuevo»', descripcion: 'Una\ndos' },
    signal,
  })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  )

describe('upload', () => {
  it('sends the fields and the file as one form, and gives the answer', async () => {
    server.reply = json({ Id: 'a' }, 201)
    expect(await send(pdf('año.pdf'))).toEqual({ status: 201, body: { Id: 'a' } })
    const [{ method, path, body } = expect.fail('nothing arrived')] = server.arrived
    expect([method, path]).toEqual(['POST', '/api/boletines/crear'])
    expect(body).toMatch(/name="titulo"\r\n\r\nAño «nuevo»\r\n/)
    expect(body).toMatch(
      /name="archivoPdf"; filename="año.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF-/,
    )
  })

  it('sends no part for a file that stays', async () => {
    server.reply = json({ Id: 'a' })
    await send(null)
    expect(server.arrived[0]?.body).not.toContain('archivoPdf')
  })

  it('hands on an answer that is not JSON as its status alone', async () => {
    server.reply = (_arrived, response) => void response.writeHead(502).end('<html>Bad Gateway</html>')
    expect(await send(pdf())).toEqual({ status: 502, body: undefined })
  })

  it('tells a lost connection', async () => {
    server.reply = cutOff
    expect(await failure(send(pdf()))).toBeInstanceOf(NetworkError)
  })

  it('stops when it is no longer wanted, and gives the reason', async () => {
    const { reply, abandoned } = silent()
    server.reply = reply
    const abort = new AbortController()
    const error = failure(send(pdf(), abort.signal))
    await expect.poll(() => server.arrived.length).toBe(1)
    abort.abort('enough')
    expect(await error).toBe('enough')
    await abandoned
  })

  it('sends nothing that was stopped before it began', async () => {
    expect(await failure(send(pdf(), AbortSignal.abort('never')))).toBe('never')
    expect(server.arrived).toEqual([])
  })
})
