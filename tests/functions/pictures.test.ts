import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, register } from '../support/api-as.ts'
import { contentCalls } from '../support/content-kinds.ts'
import { aJpeg, aPng, asFile } from '../support/files.ts'
import { aNoisyJpeg, aPhotograph, aWebPage } from '../support/odd-files.ts'
import { withApi } from '../support/server.ts'

const server = withApi()
let editor: Person

beforeAll(async () => {
  editor = await register(server, 2)
})

const galeria = contentCalls(() => server, 'galeria')

interface Shown {
  Ruta: string
  Ancho: number
  Alto: number
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())

/** Uploads a picture: the answer, and every picture that came of it, the main one first. */
const upload = async (bytes: Buffer) => {
  const { status, body } = await galeria.create(editor.token, { file: asFile(bytes, 'foto.jpg') })
  expect(status).toBe(201)
  const shown: Shown[] = [{ Ruta: body.RutaImagen, Ancho: body.Ancho, Alto: body.Alto }, ...body.Variantes]
  const pictures = await Promise.all(shown.map(({ Ruta }) => bytesOf(Ruta)))
  return { body, shown, pictures }
}

const pixelAt = async (picture: Buffer, left: number, top: number) => {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { red, green, blue }
}

describe('a photograph', () => {
  it('loses the place it was taken at, the camera, and everything else that was written into it', async () => {
    const photograph = await aPhotograph()
    expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Marca del telefono')
    const { pictures } = await upload(photograph)
    for (const picture of pictures) {
      const { exif, iptc, xmp, orientation } = await sharp(picture).metadata()
      expect({ exif, iptc, xmp, orientation }).toEqual({})
      expect(picture.toString('latin1')).not.toMatch(/Exif|GPS|Marca/)
    }
  })

  it('that lies on its side stands upright', async () => {
    const { body, pictures } = await upload(await aPhotograph())
    expect(body).toMatchObject({ Ancho: 100, Alto: 200 })
    for (const picture of pictures) {
      const { width = 0, height = 0 } = await sharp(picture).metadata()
      expect(height).toBe(2 * width)
      const top = await pixelAt(picture, width / 2, 10)
      const bottom = await pixelAt(picture, width / 2, height - 10)
      expect(top.red).toBeGreaterThan(200)
      expect(top.blue).toBeLessThan(60)
      expect(bottom.blue).toBeGreaterThan(200)
      expect(bottom.red).toBeLessThan(60)
    }
  })

  it('with something hidden behind its end loses that', async () => {
    const { pictures } = await upload(Buffer.concat([await aJpeg(), aWebPage()]))
    for (const picture of pictures) expect(picture.includes('script')).toBe(false)
  })
})

describe('the size of a picture', () => {
  it.each([
    ['as it was, where it is small', 64, 48, [64, 48], [[64, 48]]],
    ['as it was, with one smaller one', 700, 350, [700, 350], [[480, 240]]],
    [
      'as it was at 2,000',
      2000,
      1000,
      [2000, 1000],
      [
        [480, 240],
        [960, 480],
      ],
    ],
    [
      '2,000 wide at most',
      3000,
      1500,
      [2000, 1000],
      [
        [480, 240],
        [960, 480],
      ],
    ],
    ['2,000 high at most', 1000, 4000, [500, 2000], [[480, 1920]]],
    [
      'at least a pixel high',
      2400,
      1,
      [2000, 1],
      [
        [480, 1],
        [960, 1],
      ],
    ],
  ] as const)('is %s (%i × %i)', async (_, width, height, main, variants) => {
    const { shown, pictures } = await upload(await aJpeg({ width, height }))
    expect(shown.map(({ Ancho, Alto }) => [Ancho, Alto])).toEqual([main, ...variants])
    const decoded = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
    expect(decoded.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', ...main],
      ...variants.map((size) => ['webp', ...size]),
    ])
  })

  it('is 80 kB at most on a phone, upright and full of detail as it may be', async () => {
    const { shown, pictures } = await upload(await aNoisyJpeg(1125, 2000))
    expect(shown[1]).toMatchObject({ Ancho: 480, Alto: 853 })
    expect(pictures[1]?.length).toBeLessThanOrEqual(80_000)
    // Not coarser than it has to be.
    expect(pictures[1]?.length).toBeGreaterThan(40_000)
  })

  it('may be 50 million pixels', async () => {
    const { body } = await upload(await aPng({ width: 10_000, height: 5000 }))
    expect(body).toMatchObject({ Ancho: 2000, Alto: 1000 })
  })

  it('may not be more', async () => {
    const file = asFile(await aPng({ width: 10_001, height: 5000 }), 'foto.png')
    const reply = await galeria.create(editor.token, { file })
    const error = 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.'
    expect([reply.status, reply.body]).toEqual([415, { error, code: 'unsupported_file' }])
  })
})

describe('a PNG', () => {
  it('becomes a JPEG, white where it was transparent', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { pictures } = await upload(clear)
    for (const picture of pictures) {
      const { red, green, blue } = await pixelAt(picture, 20, 20)
      expect(Math.min(red, green, blue)).toBeGreaterThan(250)
    }
  })

  it('of grey, of sixteen bits or of a palette is a picture like any other', async () => {
    const base = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#14532d' } })
    const pngs = await Promise.all([
      base().greyscale().png().toBuffer(),
      base().toColourspace('rgb16').png().toBuffer(),
      base().png({ palette: true }).toBuffer(),
    ])
    for (const png of pngs) {
      const { body, pictures } = await upload(png)
      expect(body).toMatchObject({ Ancho: 40, Alto: 30 })
      expect(await Promise.all(pictures.map(async (p) => (await sharp(p).metadata()).space))).not.toContain(
        'cmyk',
      )
    }
  })

  it('of the inks of a printer comes out in the colours of a screen', async () => {
    const cmyk = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { pictures } = await upload(cmyk)
    for (const picture of pictures) expect((await sharp(picture).metadata()).space).toBe('srgb')
  })
})
