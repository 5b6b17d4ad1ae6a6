import { api } from '@naf/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../functions/src/platform/pdf.ts'
import { call, type Person, register } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { askDuring } from '../support/during.ts'
import { aPdf, asFile } from '../support/files.ts'
import { aSlowPdf } from '../support/odd-files.ts'
import { withApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

let slowPdf: Buffer

beforeAll(async () => {
  slowPdf = await aSlowPdf()
})

describe('a PDF whose first page takes minutes to draw', () => {
  it('is given up when its time is over, and the next one is read', async () => {
    const start = performance.now()
    expect(await readPdf(slowPdf, 500)).toBeNull()
    // Left alone it takes minutes, also on a machine that has other things to do.
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(await readPdf(await aPdf({ pages: 3 }))).toMatchObject({ pages: 3 })
  })

  describe('sent to the portal', () => {
    const server = withApi()
    let editor: Person
    beforeAll(async () => {
      editor = await register(server, 2)
    })
    const calls = contentCalls(() => server, 'boletines')
    const { records, folders, clear } = storedContent(() => server, 'boletines')
    beforeEach(clear)

    it('is refused after ten seconds, in which everybody else is answered as ever', async () => {
      const upload = calls.create(editor.token, { file: asFile(slowPdf, 'plano.pdf') })
      const { times, longest } = await askDuring(upload, async () => {
        expect((await call(server, api.salud.read, {})).status).toBe(200)
        expect((await calls.list(editor.token)).status).toBe(200)
      })
      expect(times).toBeGreaterThan(5)
      expect(longest).toBeLessThan(5000)
      const error = 'El archivo debe ser un PDF que se pueda abrir.'
      const { status, body } = await upload
      expect([status, body]).toEqual([415, { error, code: 'unsupported_file' }])
      expect((await records().get()).size).toBe(0)
      expect(await folders()).toEqual([])
      expect((await calls.create(editor.token)).status).toBe(201)
    })
  })
})
