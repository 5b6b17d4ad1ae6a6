import { IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls, KINDS, type Kind } from '../support/content-kinds.ts'
import { aJpeg, aPdf, aPng, asFile } from '../support/files.ts'
import * as odd from '../support/odd-files.ts'
import { type ApiServer, startApi } from '../support/server.ts'
import { sharedRecord } from '../support/shared-record.ts'
import { storedContent } from '../support/stored-content.ts'

let server: ApiServer
let editor: Person

beforeAll(async () => {
  server = await startApi()
  editor = await register(server, 2)
})
afterAll(() => server.close())

const setUp = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  const { folders, named, clear } = storedContent(() => server, kind)
  const create = (file: File) => calls.create(editor.token, { file })
  const edit = (id: string, file: File) => calls.edit(id, editor.token, { file })
  const list = async () => (await calls.list(editor.token)).body
  const { startEmpty, shared } = sharedRecord(clear, async () => (await create(await calls.aFile())).body)

  /** Sends a file as a new record's and as an old one's: both are refused, and the old one stays as it was. */
  const expectRefused = async (file: File, status: number, body: object) => {
    const old = await shared()
    const replies = [await create(file), await edit(old.Id, file)]
    expect(replies.map((reply) => [reply.status, reply.body])).toEqual(Array(2).fill([status, body]))
    expect(await list()).toEqual([old])
    expect((await fetch(calls.rutaOf(old))).status).toBe(200)
    expect(await folders()).toEqual(await named())
  }

  return { calls, create, edit, list, folders, startEmpty, expectRefused }
}

const TOO_LARGE = {
  boletines: 'El archivo debe ser menor a 10 MB.',
  libros: 'El tamaño máximo es 10 MB.',
  galeria: 'Debe ser menor a 5 MB.',
} as const

const UNSUPPORTED = {
  boletines: 'El archivo debe ser un PDF que se pueda abrir.',
  libros: 'El archivo debe ser un PDF que se pueda abrir.',
  galeria: 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.',
} as const

describe.each(['boletines', 'libros'] as const)('the size of a PDF of %s', (kind) => {
  const { create, edit, startEmpty, expectRefused } = setUp(kind)

  it('may be one byte under 10,485,760, and every byte is kept', async () => {
    await startEmpty()
    expect(PDF_LIMIT_BYTES).toBe(10_485_760)
    const pdf = await aPdf({ bytes: PDF_LIMIT_BYTES - 1 })
    const { status, body } = await create(asFile(pdf, 'a.pdf'))
    expect(status).toBe(201)
    expect(body.Bytes).toBe(PDF_LIMIT_BYTES - 1)
    const stored = Buffer.from(await (await fetch(body.RutaPdf)).arrayBuffer())
    expect(stored.equals(pdf)).toBe(true)
    expect((await edit(body.Id, asFile(pdf, 'a.pdf'))).status).toBe(200)
  })

  it.each([0, 1_000_000])('is refused at the limit plus %i bytes', async (more) => {
    const pdf = await aPdf({ bytes: PDF_LIMIT_BYTES + more })
    await expectRefused(asFile(pdf, 'a.pdf'), 413, { error: TOO_LARGE[kind], code: 'file_too_large' })
  })
})

describe('the size of a picture', () => {
  const { create, edit, startEmpty, expectRefused } = setUp('galeria')

  it('may be one byte under 5,242,880', async () => {
    await startEmpty()
    expect(IMAGEN_LIMIT_BYTES).toBe(5_242_880)
    const jpeg = await odd.aJpegOf(IMAGEN_LIMIT_BYTES - 1)
    expect(jpeg).toHaveLength(IMAGEN_LIMIT_BYTES - 1)
    const { status, body } = await create(asFile(jpeg, 'a.jpg'))
    expect(status).toBe(201)
    expect((await edit(body.Id, asFile(jpeg, 'a.jpg'))).status).toBe(200)
  })

  it.each([0, 1_000_000])('is refused at the limit plus %i bytes', async (more) => {
    const jpeg = await odd.aJpegOf(IMAGEN_LIMIT_BYTES + more)
    await expectRefused(asFile(jpeg, 'a.jpg'), 413, { error: TOO_LARGE.galeria, code: 'file_too_large' })
  })
})

describe.each(KINDS)('a file sent to %s', (kind) => {
  const { calls, create, list, folders, startEmpty, expectRefused } = setUp(kind)
  const [name, type] = kind === 'galeria' ? ['foto.jpg', 'image/jpeg'] : ['guia.pdf', 'application/pdf']

  it('without a byte is refused as empty', async () => {
    await expectRefused(asFile(Buffer.alloc(0), name, type), 400, {
      error: 'El archivo está vacío.',
      code: 'invalid_input',
    })
  })

  const pretenders: [string, () => Buffer | Promise<Buffer>][] = [
    ['a web page', odd.aWebPage],
    ['an SVG', odd.anSvg],
    ['a Windows program', odd.aProgram],
    ['a GIF', odd.aGif],
    ['a WebP', odd.aWebp],
    ['plain text', () => Buffer.from('Solo texto.')],
    ['one byte', () => Buffer.from('%')],
    ...(kind === 'galeria'
      ? ([
          ['a PDF', () => aPdf()],
          ['a JPEG cut in half', async () => odd.half(await odd.aNoisyJpeg())],
          ['a PNG cut in half', async () => odd.half(await odd.aNoisyPng())],
          ['a JPEG without its last bytes', async () => (await odd.aNoisyJpeg()).subarray(0, -200)],
          ['a PNG that claims to have 60,000 × 60,000 pixels', () => odd.aPngClaiming(60_000, 60_000)],
          ['a PNG that claims to have no pixels', () => odd.aPngClaiming(0, 0)],
          ['a PNG that moves', odd.anAnimatedPng],
          ['the first bytes of a PNG alone', async () => (await aPng()).subarray(0, 8)],
        ] as [string, () => Promise<Buffer>][])
      : ([
          ['a JPEG', () => aJpeg()],
          ['a PNG', () => aPng()],
          ['a PDF’s first line glued to a web page', odd.aPdfHeaderOnHtml],
          ['a PDF’s first and last line around a web page', odd.aPdfHeaderAndEndAroundHtml],
          ['a PDF cut in half', async () => odd.half(await aPdf({ pages: 3 }))],
          ['a PDF without its last bytes', async () => (await aPdf()).subarray(0, -30)],
          ['a PDF with a password', odd.aPdfWithPassword],
        ] as [string, () => Buffer | Promise<Buffer>][])),
  ]

  it.each(pretenders)('that is %s in disguise is refused', async (_, make) => {
    await expectRefused(asFile(await make(), name, type), 415, {
      error: UNSUPPORTED[kind],
      code: 'unsupported_file',
    })
  })

  const glued: [string, () => Buffer | Promise<Buffer>][] = [
    ['an archive behind it', () => odd.aPdfWithZip()],
    ['a web page behind it', odd.aPdfWithWebPage],
    ['a program behind it, and an end mark behind that', odd.aPdfWithProgram],
    ['a web page in front', async () => Buffer.concat([odd.aWebPage(), await aPdf()])],
  ]

  it.each(kind === 'galeria' ? [] : glued)('that is a PDF with %s is refused', async (_, make) => {
    await expectRefused(asFile(await make(), name, type), 415, {
      error:
        'El PDF trae otro contenido pegado antes o después. Guárdalo otra vez como PDF y vuelve a elegirlo.',
      code: 'unsupported_file',
    })
  })

  const honest: [string, string, string, () => Promise<Buffer>][] =
    kind === 'galeria'
      ? [
          ['a JPEG', 'factura.pdf', 'application/pdf', aJpeg],
          ['a PNG', 'pagina.html', 'text/html', aPng],
          ['a PNG', 'foto.jpg', 'image/jpeg', aPng],
        ]
      : [
          ['a PDF', 'foto.png', 'image/png', aPdf],
          ['a PDF', 'virus.exe', 'application/x-msdownload', aPdf],
        ]

  it.each(honest)(
    'that is %s is taken for it, though it is called %s and %s',
    async (_, name, type, make) => {
      await startEmpty()
      const { status, body } = await create(asFile(await make(), name, type))
      expect(status).toBe(201)
      expect(await list()).toEqual([body])
      const served = (await fetch(calls.rutaOf(body))).headers.get('content-type')
      expect(served).toBe(kind === 'galeria' ? 'image/jpeg' : 'application/pdf')
      expect(await folders()).toHaveLength(1)
    },
  )
})
