import { api } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, type Person, type Reply, register } from '../support/api-as.ts'
import { times } from '../support/at-once.ts'
import { anAsesoria } from '../support/builders.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { expectIntact } from '../support/intact-content.ts'
import { withApi } from '../support/server.ts'
import { storedAsesorias } from '../support/stored-asesorias.ts'
import { storedContent } from '../support/stored-content.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Nobody is turned away for want of a place: what is asked here is what one record takes. */
const server = withApi({ MAX_UPLOADS_AT_ONCE: '55' })
let editor: Person

beforeAll(async () => {
  editor = await register(server, 2)
})

const book = contentCalls(() => server, 'libros')
const { records, folders, named, stored, clear } = storedContent(() => server, 'libros')
const requests = storedAsesorias(() => server)
beforeEach(clear)
beforeEach(requests.clear)

/** Sends them all at once. @returns the replies, and how long the slowest took, in milliseconds */
const atOnce = async (count: number, ask: (nth: number) => Promise<Reply>) => {
  const start = performance.now()
  const replies = await times(count, ask, count)
  return { replies, ms: performance.now() - start }
}

const statusesOf = (replies: Reply[]) => [...new Set(replies.map(({ status }) => status))].sort()

/** Who is not served hears that it was busy, and when to come back. */
const expectDoneOrBusy = (replies: Reply[], done: number[]) => {
  const busy = replies.filter(({ status }) => !done.includes(status))
  for (const { status, body, headers } of busy) {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
}

/** The pauses between tries take five seconds at most; the rest is the machine's, which has other things to do. */
const PATIENCE_MS = 15_000

describe('one book, at which many are at work at once', () => {
  const aBook = async () => (await book.create(editor.token)).body.Id as string

  it('takes 55 edits of its texts, and is as one of them left it', async () => {
    const id = await aBook()
    const folder = (await stored(id))?.archivo.carpeta
    const { replies, ms } = await atOnce(55, (nth) =>
      book.edit(id, editor.token, {
        changes: { titulo: `Título ${nth}`, descripcion: `Descripción ${nth}` },
      }),
    )
    expect(statusesOf(replies)).toEqual([200])
    expect(ms).toBeLessThan(PATIENCE_MS)
    const record = await stored(id)
    expect(record?.descripcion).toBe(record?.titulo.replace('Título', 'Descripción'))
    expect(await folders()).toEqual([folder])
    await expectIntact(server, editor.token)
  })

  it('takes ten new files, and keeps the last and no other', async () => {
    const id = await aBook()
    const file = await book.aFile()
    const { replies } = await atOnce(10, (nth) =>
      book.edit(id, editor.token, { changes: { titulo: `Título ${nth}` }, file }),
    )
    expectDoneOrBusy(replies, [200])
    expect(replies.map(({ status }) => status)).toContain(200)
    expect(await folders()).toEqual(await named())
    expect(await folders()).toHaveLength(1)
    const { libros } = await expectIntact(server, editor.token)
    expect(replies.map(({ body }) => body.Titulo)).toContain(libros[0]?.Titulo)
  })

  it('that is deleted meanwhile is gone with all its files, whoever edits it', async () => {
    const id = await aBook()
    const file = await book.aFile()
    const { replies } = await atOnce(21, (nth) => {
      if (nth % 3 === 0) return book.edit(id, editor.token)
      return nth % 3 === 1 ? book.delete(id, editor.token) : book.edit(id, editor.token, { file })
    })
    expectDoneOrBusy(replies, [200, 404])
    expect((await records().get()).size).toBe(0)
    expect(await folders()).toEqual([])
  })
})

describe('one request, at which many are at work at once', () => {
  const aRequest = async () =>
    (await call(server, api.asesorias.create, { input: anAsesoria() })).body.Id as string
  const mark = (id: string) => call(server, api.asesorias.markDone, { params: { id }, token: editor.token })
  const remove = (id: string) => call(server, api.asesorias.delete, { params: { id }, token: editor.token })

  it('is marked as done fifty times and has one date', async () => {
    const id = await aRequest()
    const { replies, ms } = await atOnce(50, () => mark(id))
    expect(statusesOf(replies)).toEqual([200])
    expect(ms).toBeLessThan(PATIENCE_MS)
    const done = (await requests.asesorias().doc(id).get()).get('fechaRealizacion').toDate().toISOString()
    expect(new Set(replies.map(({ body }) => body.FechaRealizacion))).toEqual(new Set([done]))
  })

  it('is marked and deleted by fifty: it and its mail are gone, and nobody brings it back', async () => {
    const id = await aRequest()
    const { replies } = await atOnce(50, (nth) => (nth % 2 === 0 ? mark(id) : remove(id)))
    expectDoneOrBusy(replies, [200, 404])
    expect(replies.filter(({ status, body }) => status === 200 && body.mensaje)).toHaveLength(1)
    expect(await requests.count(requests.asesorias())).toBe(0)
    expect(await requests.count(requests.correos())).toBe(0)
  })
})
