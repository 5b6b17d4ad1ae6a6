import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aJpeg, aPdf, aPng, drawPdf } from './files.ts'

/** Files that are not what somebody says they are. */

const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

export const aWebPage = () => Buffer.from(HTML)
export const anSvg = () => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`)
/** How a Windows program begins. */
export const aProgram = () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2000)])
export const aGif = async () =>
  sharp(await aPng())
    .gif()
    .toBuffer()
export const aWebp = async () =>
  sharp(await aPng())
    .webp()
    .toBuffer()

/** The first half of a file. */
export const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))

export const aPdfHeaderOnHtml = () => Buffer.from(`%PDF-1.7\n${HTML}\n`)
export const aPdfHeaderAndEndAroundHtml = () => Buffer.from(`%PDF-1.7\n${HTML}\nstartxref\n0\n%%EOF\n`)

/** A PDF with an archive glued behind it: a reader opens the one, an unpacker the other. */
export const aPdfWithZip = async (bytes = 5000) =>
  Buffer.concat([await aPdf(), Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(bytes, 1)])

/** A PDF that goes on as a web page of 900 bytes: its end mark is still among the last 1,024. */
export const aPdfWithWebPage = async () =>
  Buffer.concat([await aPdf(), Buffer.from(`\n${HTML.padEnd(900, '\n')}`)])

/** A PDF that goes on as a program, which ends as a PDF does. */
export const aPdfWithProgram = async () =>
  Buffer.concat([await aPdf(), Buffer.from('MZ'), Buffer.alloc(5000, 1), Buffer.from('\n%%EOF')])

export const aPdfWithPassword = () =>
  drawPdf({ userPassword: 'secreta', pdfVersion: '1.7' }, (document) => document.text('Solo con clave'))

/** A PDF of some 50 kB whose only page has a million lines across it: a good reader draws them for minutes. */
export const aSlowPdf = () =>
  drawPdf({ size: 'A4' }, (document) => document.addContent('0 0 m 595 842 l S\n'.repeat(1_000_000)))

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

const COMMENT_MAX = 65_537

/** A JPEG filled up to exactly `bytes` with comments, which decoders read over. */
export const aJpegOf = async (bytes: number): Promise<Buffer> => {
  const jpeg = await aJpeg()
  const comments: Buffer[] = []
  // What is left has to hold a comment's own four bytes.
  for (let left = bytes - jpeg.length; left > 0; ) {
    const size = left > COMMENT_MAX && left - COMMENT_MAX < 4 ? COMMENT_MAX - 4 : Math.min(left, COMMENT_MAX)
    const comment = Buffer.alloc(size, 'x')
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(size - 2, 2)
    comments.push(comment)
    left -= size
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)])
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

/** Small files that take a careless reader's memory or time. */

const BLOCK_BYTES = 4 * 1024 * 1024
const ADLER_BASE = 65_521

/** That many zeros, compressed (RFC 1950): equal blocks one after the other, so that nobody has to hold them. */
const zeros = (bytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array<Buffer>(Math.floor(bytes / BLOCK_BYTES)).fill(block)
  const rest = deflateRawSync(Buffer.alloc(bytes % BLOCK_BYTES))
  const adler32 = Buffer.alloc(4)
  adler32.writeUInt16BE(bytes % ADLER_BASE, 0)
  adler32.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, rest, adler32])
}

/** A PDF of these objects, the catalog first. */
const pdfOf = (contents: string[]): Buffer => {
  const objects = contents.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const start = '%PDF-1.7\n'
  const offsets = objects.map((_, index) => start.length + objects.slice(0, index).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + objects.join('')
  const size = objects.length + 1
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

/** A PDF of one small page, with more in its catalog, its page and objects from number 4 on. */
const aPageWith = (catalog: string, page = '', ...objects: string[]): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 10]${page}>>`,
    ...objects,
  ])

/** A PDF of 3 kB whose only page is drawn by 1.5 GB of instructions: zeros, compressed, and compressed again. */
export const anInflatingPdf = (): Buffer => {
  const content = deflateSync(zeros(1_500_000_000))
  const filters = '/Filter[/FlateDecode/FlateDecode]'
  const stream = `<</Length ${content.length}${filters}>>\nstream\n${content.toString('latin1')}\nendstream`
  return aPageWith('', '/Contents 4 0 R', stream)
}

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const annotation = (subtype: string, more: string) =>
  `/Annots[<</Type/Annot/Subtype/${subtype}/Rect[0 0 9 9]${more}>>]`
const ATTACHED = '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'
const AN_ATTACHMENT = '<</Type/EmbeddedFile/Length 2>>\nstream\nMZ\nendstream'

/** PDFs that may do something when they are opened or pressed. */
export const activePdfs = async (): Promise<[what: string, bytes: Buffer][]> => [
  ['a script at the opening', aPageWith(`/OpenAction${SCRIPT}`)],
  ['a script of a field', aPageWith('', annotation('Widget', `/FT/Tx/T(a)/AA<</K${SCRIPT}>>`))],
  [
    'a script behind a link, in other letters',
    aPageWith('', annotation('Link', '/A<</S /J#61vaScript/JS(1)>>')),
  ],
  ['a script whose kind stands elsewhere', aPageWith('/OpenAction<</S 4 0 R/JS(1)>>', '', '/JavaScript')],
  ['a program behind a link', aPageWith('', annotation('Link', '/A<</S/Launch/F(a.exe)>>'))],
  ['a file', aPageWith(`/Names<</EmbeddedFiles<</Names[(a)${ATTACHED}]>>>>`, '', AN_ATTACHMENT)],
  ['a file pinned to a page', aPageWith('', annotation('FileAttachment', `/FS${ATTACHED}`), AN_ATTACHMENT)],
  [
    'a script, encrypted',
    await drawPdf({ ownerPassword: 'secreta' }, (pdf) => pdf.addNamedJavaScript('a', 'app.alert(1)')),
  ],
]

/** A PDF with links, bookmarks, a form and words about scripts. */
export const aLivelyPdf = () =>
  drawPdf({ info: { Title: 'Aprende HTML/JavaScript (y /Launch)' } }, (pdf) => {
    pdf.text('El SRI', { link: 'https://www.sri.gob.ec' })
    pdf.outline.addItem('Capítulo 1').addItem('Sección /EmbeddedFiles')
    pdf.initForm().formText('nombre', 10, 10, 100, 20, { value: 'Ana' })
  })
