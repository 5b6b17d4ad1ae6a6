import { IMAGEN_LIMIT_BYTES, PDF_LIMIT_BYTES } from '@naf/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { refusal, times } from '../support/api-as.ts'
import { contentCalls, type Kind } from '../support/content-kinds.ts'
import {
  aJpeg,
  aNoisyJpeg,
  aNoisyPng,
  aPdf,
  aPhotograph,
  aPng,
  aPngClaiming,
  asFile,
  drawPdf,
  STRIP,
} from '../support/files.ts'
import { nightly } from '../support/nightly.ts'
import { activePdfs, aLivelyPdf, quietPdfs } from '../support/odd-pdfs.ts'
import { withApi, withEveryKind } from '../support/server.ts'
import { addressesIn, storedContent } from '../support/stored.ts'
import { sampled } from '../tiers.ts'

const server = withApi()
const people = withEveryKind(server)
const editor = () => people.editor.token

const contentOf = (kind: Kind) => {
  const calls = contentCalls(() => server, kind)
  return {
    ...calls,
    ...storedContent(() => server, kind),
    send: (file: File, changes = {}) => calls.create(editor(), { file, changes }),
    all: async () => (await calls.list(editor())).body,
  }
}

const bytesAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
/** One after the other: of two refusals at once the emulator of Storage may lose the answer. */
const statusesOf = (addresses: string[]) =>
  times(addresses.length, async (n) => (await fetch(addresses[n] ?? '')).status, 1)
const dispositionOf = async (address: string) => {
  const name = decodeURIComponent(new URL(address).pathname.split('/o/')[1] ?? '')
  const [metadata] = await (await server.firebase.bucket.open()).file(name).getMetadata()
  return metadata.contentDisposition
}

type Files = readonly (readonly [what: string, bytes: Buffer])[]
/** Sends each file as a new record's and as an old one's: all are refused, and the old one stays as it was. */
const expectRefused = async (kind: Kind, files: Files, ...why: Parameters<typeof refusal>) => {
  const { aFile, send, edit, all, folders, named, rutaOf, clear } = contentOf(kind)
  await clear()
  const old = (await send(await aFile())).body
  const [name, type] = kind === 'galeria' ? ['foto.jpg', 'image/jpeg'] : ['guia.pdf', 'application/pdf']
  // A new record and an edit check a file by the same function.
  for (const [n, [what, bytes]] of files.entries()) {
    const file = asFile(bytes, name, type)
    const { status, body } = await (n % 2 ? send(file) : edit(old.Id, editor(), { file }))
    expect.soft({ status, body }, what).toEqual(refusal(...why))
  }
  expect(await all()).toEqual([old])
  expect((await fetch(rutaOf(old))).status).toBe(200)
  expect(await folders()).toEqual(await named())
}

const WEB_PAGE = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes], length)

describe('the size of a file', () => {
  it('may be one byte under the limit, and every byte of a PDF is kept', async () => {
    expect([PDF_LIMIT_BYTES, IMAGEN_LIMIT_BYTES]).toEqual([10_485_760, 5_242_880])
    const pdf = await aPdf({ bytes: PDF_LIMIT_BYTES - 1, size: STRIP })
    const { status, body } = await contentOf('libros').send(asFile(pdf, 'a.pdf'))
    expect([status, body.Bytes]).toEqual([201, PDF_LIMIT_BYTES - 1])
    expect((await bytesAt(body.RutaPdf)).equals(pdf)).toBe(true)
    const jpeg = padded(await aJpeg(), IMAGEN_LIMIT_BYTES - 1)
    expect((await contentOf('galeria').send(asFile(jpeg, 'a.jpg'))).status).toBe(201)
  })

  it('is refused from 10 MB on where it is a PDF, in the words of its kind, and where it is empty', async () => {
    const pdf: Files = [['PDF', await aPdf({ bytes: PDF_LIMIT_BYTES })]]
    await expectRefused('boletines', pdf, 413, 'file_too_large', 'El archivo debe ser menor a 10 MB.')
    await expectRefused('libros', pdf, 413, 'file_too_large', 'El tamaño máximo es 10 MB.')
    const empty: Files = [['empty', Buffer.alloc(0)]]
    for (const kind of ['libros', 'galeria'] as const)
      await expectRefused(kind, empty, 400, 'invalid_input', 'El archivo está vacío.')
  })
})

describe('a file', () => {
  const UNSUPPORTED = [415, 'unsupported_file'] as const
  const strangers = async (): Promise<Files> => [
    ['a web page', WEB_PAGE],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', padded(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 2000)],
    [
      'a GIF',
      await sharp(await aPng())
        .gif()
        .toBuffer(),
    ],
    [
      'a WebP',
      await sharp(await aPng())
        .webp()
        .toBuffer(),
    ],
    ['plain text', Buffer.from('Solo texto.')],
    ['one byte', Buffer.from('%')],
  ]

  it('that only pretends to be a PDF, is broken or locked is refused', async () => {
    const lock = { userPassword: 'secreta', pdfVersion: '1.7' } as const
    const files: Files = [
      ...(await strangers()),
      ['a JPEG', await aJpeg()],
      [
        'a first and a last line around a web page',
        Buffer.from(`%PDF-1.7\n${WEB_PAGE}\nstartxref\n0\n%%EOF\n`),
      ],
      ['half of one', (await aPdf({ pages: 3 })).subarray(0, 600)],
      ['one without its last bytes', (await aPdf()).subarray(0, -30)],
      ['one with a password', await drawPdf(lock, (document) => document.text('Solo con clave'))],
    ]
    const error = 'El archivo debe ser un PDF que se pueda abrir.'
    await expectRefused('libros', files, ...UNSUPPORTED, error)
  })

  it('that is a PDF with something glued to it is refused in words of its own', async () => {
    const pdf = await aPdf()
    const program = padded(Buffer.from('MZ'), 5000)
    const files: Files = [
      ['an archive behind it', Buffer.concat([pdf, Buffer.from('PK\x03\x04'), Buffer.alloc(5000, 1)])],
      ['a web page behind it', Buffer.concat([pdf, Buffer.from(`${WEB_PAGE}`.padEnd(900, '\n'))])],
      ['a program and an end mark behind it', Buffer.concat([pdf, program, Buffer.from('\n%%EOF')])],
      ['a web page in front', Buffer.concat([WEB_PAGE, pdf])],
    ]
    const error =
      'El PDF trae otro contenido pegado antes o después. Guárdalo otra vez como PDF y vuelve a elegirlo.'
    await expectRefused('libros', files, ...UNSUPPORTED, error)
  })

  it('that is a PDF which acts by itself or holds a file is refused in words of its own', async () => {
    const error =
      'El PDF trae código o archivos adjuntos, que no publicamos. Ábrelo, elige «Imprimir» y «Guardar como PDF», y vuelve a elegirlo.'
    await expectRefused('libros', sampled(await activePdfs()), ...UNSUPPORTED, error)
  })

  it('that is a PDF with links, or opens at one of its pages, is stored', async () => {
    for (const [what, bytes] of [...sampled(quietPdfs), ['links and a form', await aLivelyPdf()] as const]) {
      const { status, body } = await contentOf('libros').send(asFile(bytes, 'guia.pdf'))
      expect.soft([status, body.Paginas], what).toEqual([201, 1])
    }
  })

  it('that only pretends to be a picture, is cut or is too large is refused', async () => {
    const files: Files = [
      ...(await strangers()),
      ['a PDF', await aPdf()],
      ['half of a JPEG', (await aNoisyJpeg()).subarray(0, 5000)],
      ['half of a PNG', (await aNoisyPng()).subarray(0, 5000)],
      ['a JPEG without its last bytes', (await aNoisyJpeg()).subarray(0, -200)],
      ['a PNG that claims 60,000 × 60,000 pixels', await aPngClaiming(60_000, 60_000)],
      ['a PNG that claims no pixels', await aPngClaiming(0, 0)],
      ['the first bytes of a PNG alone', (await aPng()).subarray(0, 8)],
      ['a PNG of a column more than 50 million pixels', await aPng({ width: 10_001, height: 5000 })],
    ]
    const error = 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'
    await expectRefused('galeria', files, ...UNSUPPORTED, error)
  })

  it('that phones write with flaws is stored', async () => {
    const samsung = await aNoisyJpeg()
    const scan = samsung.indexOf(Buffer.from([0xff, 0xda]))
    const pixel = Buffer.concat([samsung.subarray(0, scan), Buffer.alloc(18, 0x20), samsung.subarray(scan)])
    // The scan says Se = 0.
    samsung[scan + samsung.readUInt16BE(scan + 2)] = 0
    for (const [what, jpeg] of Object.entries({ samsung, pixel }))
      expect.soft((await contentOf('galeria').send(asFile(jpeg, 'foto.jpg'))).status, what).toBe(201)
  })

  it('that is a PDF with blanks, marks or a comment around it is stored without them', async () => {
    const pdf = await aPdf({ size: STRIP })
    const AROUND: [what: string, front: string, behind: string][] = [
      ['byte order mark', '\xef\xbb\xbf', ''],
      ['blank lines in front', '\r\n\n', ''],
      ['many blanks in front', ' '.repeat(5000), ''],
      ['NULs behind', '', '\0'.repeat(9000)],
      ['Ctrl-Z behind', '', '\x1a'],
      ['a comment behind', '', `\n% ${'impreso por caja '.repeat(200)}\n`],
    ]
    for (const [what, front, behind] of AROUND) {
      const sent = Buffer.concat([Buffer.from(front, 'latin1'), pdf, Buffer.from(behind, 'latin1')])
      const { body } = await contentOf('libros').send(asFile(sent, 'guia.pdf'))
      expect.soft((await bytesAt(body.RutaPdf)).equals(pdf), what).toBe(true)
    }
  })

  it('is taken for what it is, whatever it is called', async () => {
    for (const [kind, bytes, name, type, served] of [
      ['libros', await aPdf({ size: STRIP }), 'virus.exe', 'application/x-msdownload', 'application/pdf'],
      ['galeria', await aJpeg(), 'factura.pdf', 'application/pdf', 'image/jpeg'],
      ['galeria', await aPng(), 'pagina.html', 'text/html', 'image/jpeg'],
    ] as const) {
      const { send, rutaOf } = contentOf(kind)
      const { status, body } = await send(asFile(bytes, name, type))
      expect(status, name).toBe(201)
      expect((await fetch(rutaOf(body))).headers.get('content-type'), name).toBe(served)
    }
  })
})

describe('the address of a file', () => {
  it('opens with its token alone, is kept by the browser for a year, and dies with its record', async () => {
    const { aFile, send, edit, rutaOf, delete: remove } = contentOf('libros')
    const { body } = await send(await aFile())
    const addresses = addressesIn(body)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) {
      const { status, headers } = await fetch(address)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
      expect(headers.get('content-disposition')).toMatch(/^inline\b/)
      const type = address === rutaOf(body) ? 'application/pdf' : 'image/webp'
      expect(headers.get('content-type')).toBe(type)
      const guessed = ['', '&token=00000000-0000-4000-8000-000000000000']
      const addresses = guessed.map((token) => address.replace(/&token=.*/, token))
      expect(await statusesOf(addresses)).toEqual([403, 403])
    }
    const replaced = addressesIn((await edit(body.Id, editor(), { file: await aFile() })).body)
    expect(await statusesOf(addresses)).toEqual(addresses.map(() => 403))
    expect(await statusesOf(replaced)).toEqual(replaced.map(() => 200))
    await remove(body.Id, editor())
    expect(await statusesOf(replaced)).toEqual(replaced.map(() => 403))
  })
})

describe('the name under which a file is saved', () => {
  const encoded = (name: string) => `UTF-8''${encodeURIComponent(name)}`

  it('is that of the sent one without what no system takes', async () => {
    const names: [sent: string, saved: string][] = [
      ['IVA julio 2025.jpg', 'filename="IVA julio 2025.jpg"'],
      ['niño.jpg', `filename=nino.jpg; filename*=${encoded('niño.jpg')}`],
      ['📚 税务.jpg', `filename=imagen.jpg; filename*=${encoded('📚 税务.jpg')}`],
      // A Mac sends letters and accents apart.
      ['Declaracio\u0301n.jpg', `filename=Declaracion.jpg; filename*=${encoded('Declaración.jpg')}`],
      ['factura.exe', 'filename=factura.jpg'],
      ['../../etc/passwd.jpg', 'filename=passwd.jpg'],
      ['C:\\Users\\ana\\informe.jpg', 'filename=informe.jpg'],
      ['que:?*<dirá>|.jpg', `filename=quedira.jpg; filename*=${encoded('quedirá.jpg')}`],
      ['\u202Efdp.exe.jpg', 'filename=fdp.exe.jpg'],
      [`${'x'.repeat(150)}.jpg`, `filename=${'x'.repeat(100)}.jpg`],
      [`${'📚'.repeat(150)}.jpg`, `filename=imagen.jpg; filename*=${encoded(`${'📚'.repeat(63)}.jpg`)}`],
    ]
    const picture = await aJpeg()
    const expectSaved = async ([sent, saved]: [string, string]) => {
      const { body } = await contentOf('galeria').send(asFile(picture, sent))
      expect.soft(await dispositionOf(body.RutaImagen), sent).toBe(`inline; ${saved}`)
    }
    for (let n = 0; n < names.length; n += 5) await Promise.all(names.slice(n, n + 5).map(expectSaved))
    const { body } = await contentOf('boletines').send(asFile(await aPdf({ size: STRIP }), 'Niña.PDF'))
    const document = `inline; filename=Nina.pdf; filename*=${encoded('Niña.pdf')}`
    expect(await dispositionOf(body.RutaPdf)).toBe(document)
  })
})

describe('a picture', () => {
  /** The answer, and every picture that came of it, the main one first. */
  const upload = async (bytes: Buffer) => {
    const { status, body } = await contentOf('galeria').send(asFile(bytes, 'foto.jpg'))
    expect(status).toBe(201)
    const shown = [{ Ruta: body.RutaImagen, Ancho: body.Ancho, Alto: body.Alto }, ...body.Variantes]
    const pictures = await Promise.all(shown.map(({ Ruta }) => bytesAt(Ruta)))
    return { shown, pictures, decoded: await Promise.all(pictures.map((one) => sharp(one).metadata())) }
  }
  const colourAt = async (picture: Buffer, left: number, top: number) => {
    const at = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha()
    const [red = 0, green = 0, blue = 0] = await at.raw().toBuffer()
    return { red, green, blue }
  }

  it('loses place, camera and what is hidden behind its end, and stands upright', async () => {
    const photograph = await aPhotograph()
    expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Marca del telefono')
    const { shown, pictures, decoded } = await upload(Buffer.concat([photograph, WEB_PAGE]))
    expect(shown[0]).toMatchObject({ Ancho: 100, Alto: 200 })
    for (const [n, picture] of pictures.entries()) {
      const { exif, iptc, xmp, orientation, width = 0, height = 0 } = decoded[n] ?? {}
      expect({ exif, iptc, xmp, orientation }).toEqual({})
      expect(picture.toString('latin1')).not.toMatch(/Exif|GPS|Marca|script/)
      expect(height).toBe(2 * width)
      const [top, bottom] = [10, height - 10].map((y) => colourAt(picture, width / 2, y))
      expect((await top)?.red).toBeGreaterThan(200)
      expect((await bottom)?.blue).toBeGreaterThan(200)
    }
  })

  it('has 2,000 pixels a side at most, and smaller ones for smaller screens', async () => {
    const sizes: [sent: string, main: string, ...variants: string[]][] = [
      ['64 × 48', '64 × 48', '64 × 48'],
      ['1000 × 4000', '500 × 2000', '480 × 1920'],
      ['3000 × 150', '2000 × 100', '480 × 24', '960 × 48'],
    ]
    for (const [sent, main, ...variants] of sizes) {
      const [width = 0, height = 0] = sent.split(' × ').map(Number)
      const { shown, decoded } = await upload(await aJpeg({ width, height }))
      expect.soft(shown.map(({ Ancho, Alto }) => `${Ancho} × ${Alto}`)).toEqual([main, ...variants])
      const made = decoded.map((one) => `${one.format}: ${one.width} × ${one.height}`)
      expect.soft(made).toEqual([`jpeg: ${main}`, ...variants.map((size) => `webp: ${size}`)])
    }
  })

  // Two million noisy pixels are compressed many times.
  nightly('is 80 kB at most on a phone, and not coarser than it has to be', async () => {
    const { shown, pictures } = await upload(await aNoisyJpeg(1125, 2000))
    expect(shown[1]).toMatchObject({ Ancho: 480, Alto: 853 })
    expect(pictures[1]?.length).toBeLessThanOrEqual(80_000)
    expect(pictures[1]?.length).toBeGreaterThan(40_000)
  })

  it('is white where it was transparent, and of a screen’s colours whatever it was made of', async () => {
    const size = { width: 40, height: 30 }
    const base = () => sharp({ create: { ...size, channels: 3, background: 'red' } })
    const background = { r: 255, g: 0, b: 0, alpha: 0 }
    const clear = sharp({ create: { ...size, channels: 4, background } })
    const { pictures } = await upload(await clear.png().toBuffer())
    for (const picture of pictures) {
      const { red, green, blue } = await colourAt(picture, 20, 20)
      expect(Math.min(red, green, blue)).toBeGreaterThan(250)
    }
    for (const made of [
      base().greyscale().png(),
      base().toColourspace('rgb16').png(),
      base().png({ palette: true }),
      base().toColourspace('cmyk').jpeg(),
    ]) {
      const { shown, decoded } = await upload(await made.toBuffer())
      expect(shown[0]).toMatchObject({ Ancho: 40, Alto: 30 })
      for (const { space } of decoded) expect(['srgb', 'b-w']).toContain(space)
    }
  })
})
