import { api } from '@naf/contract'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPdf } from '../../functions/src/platform/pdf.ts'
import { call, type Person, register } from '../support/api-as.ts'
import { contentCalls, type Kind } from '../support/content-kinds.ts'
import { aBlackPng, aJpegInScans, anInflatingPdf } from '../support/costly-files.ts'
import { askDuring, memoryDuring } from '../support/during.ts'
import { asFile } from '../support/files.ts'
import { withApi } from '../support/server.ts'
import { storedContent } from '../support/stored-content.ts'

vi.setConfig({ testTimeout: 60_000 })

const server = withApi()
let editor: Person

beforeAll(async () => {
  editor = await register(server, 2)
})

/** What the reader may take, and what it needs besides: an instance has 2 GiB. */
const MEMORY_LIMIT = 1_300_000_000

const upload = async (kind: Kind, bytes: Buffer) => {
  const calls = contentCalls(() => server, kind)
  const start = performance.now()
  const reply = calls.create(editor.token, { file: asFile(bytes, 'archivo') })
  const asked = askDuring(reply, async () => {
    expect((await call(server, api.salud.read, {})).status).toBe(200)
  })
  const memory = await memoryDuring(reply)
  const ms = performance.now() - start
  const { status, body } = await reply
  return { status, body, ms, memory, ...(await asked) }
}

const expectNothingStored = async (kind: Kind) => {
  const { records, folders } = storedContent(() => server, kind)
  expect((await records().get()).size).toBe(0)
  expect(await folders()).toEqual([])
}

describe('a PDF of 3 kB that inflates to 1.5 GB', () => {
  let pdf: Buffer
  beforeAll(() => {
    pdf = anInflatingPdf()
  })

  it('is given up at a gigabyte, however much time there is', async () => {
    const reading = readPdf(pdf, 20_000)
    const memory = await memoryDuring(reading)
    expect(await reading).toBeNull()
    expect(memory).toBeLessThan(MEMORY_LIMIT)
  })

  it('is refused, everybody else is answered meanwhile, and nothing is stored', async () => {
    const { status, body, memory, longest } = await upload('libros', pdf)
    const error = 'El archivo debe ser un PDF que se pueda abrir.'
    expect([status, body]).toEqual([415, { error, code: 'unsupported_file' }])
    expect(memory).toBeLessThan(MEMORY_LIMIT)
    expect(longest).toBeLessThan(5000)
    await expectNothingStored('libros')
    expect((await contentCalls(() => server, 'libros').create(editor.token)).status).toBe(201)
  })
})

describe('a picture of', () => {
  const { clear } = storedContent(() => server, 'galeria')
  beforeEach(clear)

  it.each([
    ['1 × 50,000,000 pixels in 97 kB', () => aBlackPng(1, 50_000_000)],
    ['50,000,000 × 1 pixels in 49 kB', () => aBlackPng(50_000_000, 1)],
    ['20,001 × 1 pixels', () => aBlackPng(20_001, 1)],
    ['1 × 20,001 pixels', () => aBlackPng(1, 20_001)],
    ['50 megapixels in a thousand scans of 172 kB, half a minute of work', () => aJpegInScans(1000)],
  ])('%s is refused before it costs anything, and nothing is stored', async (_, file) => {
    const { status, body, ms, memory } = await upload('galeria', file())
    const error = 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'
    expect([status, body]).toEqual([415, { error, code: 'unsupported_file' }])
    expect(ms).toBeLessThan(5000)
    expect(memory).toBeLessThan(200_000_000)
    await expectNothingStored('galeria')
  })

  it.each([
    [20_000, 2500],
    [2500, 20_000],
  ])('%i × %i pixels is taken', async (width, height) => {
    const { status, body } = await upload('galeria', aBlackPng(width, height))
    expect([status, body.Ancho, body.Alto]).toEqual([201, width / 10, height / 10])
  })

  it('ten scans, as cameras and printers make them, is taken', async () => {
    const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'red' } })
      .jpeg({ progressive: true })
      .toBuffer()
    expect((await upload('galeria', jpeg)).status).toBe(201)
    expect((await upload('galeria', aJpegInScans(10))).status).toBe(201)
  })
})
