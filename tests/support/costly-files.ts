import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { pngChunk } from './odd-files.ts'

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

/** A PDF of 3 kB whose only page is drawn by 1.5 GB of instructions: zeros, compressed, and compressed again. */
export const anInflatingPdf = (): Buffer => {
  const content = deflateSync(zeros(1_500_000_000))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R>>',
    `<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n${content.toString('latin1')}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const start = '%PDF-1.7\n'
  const offsets = objects.map((_, index) => start.length + objects.slice(0, index).join('').length)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const body = start + objects.join('')
  const trailer = `trailer<</Size 5/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 5\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A whole PNG of black pixels, whatever its size; 1 × 50,000,000 are 97 kB. */
export const aBlackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const image = zeros((width + 1) * height)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', image),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const jpegSegment = (marker: number, data: number[]): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])

/** Bits to bytes, filled up with ones; of two bytes `ff 00` the second says that the first is no marker. */
const packed = (bits: string): number[] =>
  (bits.match(/.{1,8}/g) ?? []).flatMap((part) => {
    const byte = Number.parseInt(part.padEnd(8, '1'), 2)
    return byte === 255 ? [255, 0] : [byte]
  })

/** 'The next so many blocks have nothing', as often as it takes: a code of one bit and a count of fourteen (T.81, G.1.2.2). */
const emptyBlocks = (blocks: number): number[] => {
  const runs = Math.ceil(blocks / 32_767)
  const lengths = Array.from({ length: runs }, (_, run) => Math.floor((blocks + run) / runs))
  return packed(lengths.map((length) => `0${(length - 16_384).toString(2).padStart(14, '0')}`).join(''))
}

/** A grey JPEG of 7,071 × 7,071 pixels in so many scans, each of which has something to say about all of them: nothing. */
export const aJpegInScans = (scans: number): Buffer => {
  const side = 7071
  const blocks = Math.ceil(side / 8) ** 2
  const onlySymbol = (table: number, symbol: number) =>
    jpegSegment(0xc4, [table, 1, ...Array<number>(15).fill(0), symbol])
  const scan = (first: number, data: Buffer) =>
    Buffer.concat([jpegSegment(0xda, [1, 1, 0, first, first, 0]), data])
  const empty = Buffer.from(emptyBlocks(blocks))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    onlySymbol(0x00, 0),
    onlySymbol(0x10, 0xe0),
    scan(0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array.from({ length: scans - 1 }, (_, nth) => scan(1 + (nth % 63), empty)),
    Buffer.from([0xff, 0xd9]),
  ])
}
