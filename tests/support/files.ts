import { crc32 } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

type Page = PDFKit.PDFDocumentOptions['size'] & {}

/** A page whose cover is a tenth of the work of an A4 page's: for tests that store many and look at none. */
export const STRIP: Page = [600, 10]

/** A real PDF, filled up inside to exactly `bytes` where that is given. */
export const aPdf = async ({
  pages = 1,
  bytes,
  size = 'A4',
}: {
  pages?: number
  bytes?: number
  size?: Page
} = {}): Promise<Buffer> => {
  const pdf = await drawPdf({ size }, (document) => {
    for (let page = 1; page < pages; page++) document.addPage()
  })
  if (bytes === undefined) return pdf
  // A comment before the end mark: readers find the table of objects by its offset, which stays.
  const end = pdf.lastIndexOf('startxref')
  const comment = Buffer.from(`%${'x'.repeat(bytes - pdf.length - 2)}\n`)
  return Buffer.concat([pdf.subarray(0, end), comment, pdf.subarray(end)])
}

export const drawPdf = (
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument(options)
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    draw(document)
    document.end()
  })

interface Size {
  width?: number
  height?: number
}

const canvas = ({ width = 64, height = 48 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#14532d' } })

export const aJpeg = (size: Size = {}): Promise<Buffer> => canvas(size).jpeg().toBuffer()
export const aPng = (size: Size = {}): Promise<Buffer> => canvas(size).png().toBuffer()

/** As a browser attaches it to a form; the type it claims need not be true. */
export const asFile = (bytes: Uint8Array, name: string, type = 'application/octet-stream'): File =>
  new File([new Uint8Array(bytes)], name, { type })

/** A PDF as a person chooses it in a form. */
export const pdfFile = (buffer: Buffer, name = 'documento.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

/** A picture of noise, whose bytes are nearly all picture. */
const noise = (width = 200, height = 150) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
export const aNoisyJpeg = (width?: number, height?: number) => noise(width, height).jpeg().toBuffer()
export const aNoisyPng = () => noise().png().toBuffer()

/** A PNG of 64 × 48 pixels whose header claims to have others; its checksum is right. */
export const aPngClaiming = async (width: number, height: number): Promise<Buffer> => {
  const png = await aPng()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** As a telephone takes it, held upright: lying on its side, with a turn to be made and the place in it. */
export const aPhotograph = async (): Promise<Buffer> => {
  const half = (background: string) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
    .composite([
      { input: await half('red'), left: 0, top: 0 },
      { input: await half('blue'), left: 100, top: 0 },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Marca del telefono' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '0/1 18/1 4000/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '78/1 26/1 1500/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
