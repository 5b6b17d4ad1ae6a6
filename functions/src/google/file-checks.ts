import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { IMAGEN_GALERIA, PDF_LIBRO } from '@naf/contract'
import { AppError } from '../errors.ts'
import { causeOf, createMutex, logger } from '../util.ts'

/** What uploaded files go through: PDFs are opened and their first page is drawn; pictures are encoded again. */

const refusal = (message: string) => new AppError('unsupported_file', message)

/** The same for books and bulletins. */
const NO_PDF = PDF_LIBRO.messages.unsupported
const NO_PICTURE = IMAGEN_GALERIA.messages.unsupported

const GLUED =
  'El PDF trae otro contenido pegado antes o después. Guárdalo otra vez como PDF y vuelve a elegirlo.'

const ACTIVE =
  'El PDF trae código o archivos adjuntos, que no publicamos. Ábrelo, elige «Imprimir» y «Guardar como PDF», y vuelve a elegirlo.'

/** Decoding a file needs much memory. */
const oneAtATime = createMutex()

interface Pdf {
  pages: number
  /** Rendered pixels: four bytes each, red, green, blue, alpha. */
  firstPage: { data: Uint8Array; width: number; height: number }
  /** Whether it acts by itself, leads to anything but the address of a link, or has files inside. */
  isActive: boolean
}

/** The size of the rendered first page, whatever size it claims. Link previews want 600 pixels. */
const COVER = { maxWidth: 600, maxHeight: 1200 }
/** A normal page takes a tenth of a second, a plan with a hundred thousand lines minutes. */
const PDF_MS = 10_000

const START = '%PDF-'
/** The last three lines of a PDF (ISO 32000-1, 7.5.5). */
const END = /startxref\s+\d+\s+%%EOF\r?\n?/y

const isBlank = (text: string): boolean => !/[^\s\p{Cc}\xef\xbb\xbf]/u.test(text)
/** Programs leave blanks, NULs, Ctrl-Z and comments after the end. */
const isPadding = (text: string): boolean =>
  text.split(/[\r\n]/).every((line) => isBlank(line.replace(/%.*/, '')))

/** A PDF without the byte order mark, blanks and comments around it, which every reader skips. */
const trimPdf = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1')
  const start = text.indexOf(START)
  END.lastIndex = text.lastIndexOf('startxref')
  if (start < 0 || END.lastIndex < start || !END.test(text)) throw refusal(NO_PDF)
  const end = END.lastIndex
  if (!isBlank(text.slice(0, start)) || !isPadding(text.slice(end))) throw refusal(GLUED)
  return bytes.subarray(start, end)
}

const WORKER = join(import.meta.dirname, 'pdf-worker.mjs')

/** Missing in the types of Node and of ECMAScript. */
declare const WebAssembly: { compile(source: Uint8Array): Promise<object> }

let compiled: Promise<object> | undefined
/** Compiled once for all threads, because compiling costs more than reading most files. A failure is not cached. */
const compiledReader = (): Promise<object> => {
  compiled ??= readFile(createRequire(WORKER).resolve('@hyzyla/pdfium/pdfium.wasm'))
    .then((source) => WebAssembly.compile(source))
    .catch((error: unknown) => {
      compiled = undefined
      throw error
    })
  return compiled
}

/**
 * Opens a trimmed PDF with Chrome's reader, as WebAssembly, in a thread that ends when its time is up.
 * @returns null if it is damaged, wants a password, or has no page that can be rendered within ten seconds
 */
const readPdf = async (bytes: Buffer): Promise<Pdf | null> => {
  const reader = await compiledReader()
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { workerData: { bytes, reader, ...COVER } })
    const timer = setTimeout(() => worker.terminate(), PDF_MS)
    worker.once('message', (pdf: Pdf) => resolve(pdf.pages > 0 && pdf.firstPage.data.length > 0 ? pdf : null))
    worker.once('error', () => resolve(null))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
}

/** As sharp gives it. */
export interface Picture {
  data: Buffer
  info: { width: number; height: number }
}

const MAX_SIDE = 2000
/** A decoded picture takes some 4 bytes of memory a pixel. */
const MAX_PIXELS = 50_000_000
/** A strip of 1 × 50,000,000 pixels takes half a minute to resize. */
const MAX_INPUT_SIDE = 20_000
/**
 * A progressive JPEG has some ten scans. Of 50 million pixels, a scan of 170 bytes takes 25 ms. What cameras append to a
 * picture may look like more scans.
 */
const MAX_SCANS = 200
/** Checked between rows of pixels, not within a decoder; hence the limits above. */
const TIMEOUT_S = 10
/** The widths of a phone's column and of a column on a sharp screen. */
const [PHONE_WIDTH, SCREEN_WIDTH] = [480, 960]
const [JPEG_QUALITY, WEBP_QUALITY] = [82, 75]
/** The most that a phone's picture may weigh. A picture with many small parts is compressed more strongly. */
const PHONE_BYTES = 80_000
const LOWER_QUALITIES = [60, 45, 30, 15]

const START_OF_SCAN = '\xff\xda'

/** The first bytes of a JPEG and of a PNG. */
const STARTS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]

/** Loaded with the first picture, because most calls have none. */
const load = async () => (await import('sharp')).default

/**
 * Encodes a JPEG or PNG again: upright, at most 2,000 pixels a side, without EXIF and GPS, as JPEG; and smaller, as WebP.
 * @throws unsupported_file for another kind of file, for one that cannot be decoded within ten seconds or is too large
 */
export const reencode = (bytes: Buffer): Promise<{ main: Picture; variants: Picture[] }> =>
  oneAtATime(async () => {
    // The libraries for other kinds never see the file.
    if (!STARTS.some((start) => bytes.subarray(0, start.length).equals(start))) throw refusal(NO_PICTURE)
    const sharp = await load()
    try {
      // Deviations that phones write (Se = 0, bytes between markers) are only warnings; a cut file is an error.
      const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).timeout({
        seconds: TIMEOUT_S,
      })
      const { format, width, height } = await picture.metadata()
      if (Math.max(width, height) > MAX_INPUT_SIDE) throw refusal(NO_PICTURE)
      if (format === 'jpeg' && scansOf(bytes) > MAX_SCANS) throw refusal(NO_PICTURE)
      const main = await picture
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
        .toBuffer({ resolveWithObject: true })
      const variants = [await forPhone(main.data)]
      if (SCREEN_WIDTH < main.info.width) variants.push(await shrink(main.data, SCREEN_WIDTH))
      return { main, variants }
    } catch (error) {
      // Whatever the library fails on, the file is no picture for us; the line tells a bug of ours from it.
      logger.info('picture refused', { cause: causeOf(error) })
      throw refusal(NO_PICTURE)
    }
  })

/** The start-of-scan markers of a JPEG (ITU-T T.81, B.1.1.3); pixel data never contains these bytes. */
const scansOf = (bytes: Buffer): number => bytes.toString('latin1').split(START_OF_SCAN).length - 1

const shrink = async (jpeg: Buffer, width: number, quality = WEBP_QUALITY): Promise<Picture> => {
  const sharp = await load()
  return sharp(jpeg)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
}

/** In the best quality that fits a phone, or the lowest if none fits. */
const forPhone = async (jpeg: Buffer): Promise<Picture> => {
  let picture = await shrink(jpeg, PHONE_WIDTH)
  for (const quality of LOWER_QUALITIES) {
    if (picture.data.length <= PHONE_BYTES) break
    picture = await shrink(jpeg, PHONE_WIDTH, quality)
  }
  return picture
}

/**
 * A trimmed PDF, and its first page: as WebP for phones, and as JPEG for link previews.
 * @throws unsupported_file for anything that a PDF reader cannot open, that acts by itself, or with a file in it
 */
export const openPdf = async (upload: Buffer) => {
  const bytes = trimPdf(upload)
  const pdf = await oneAtATime(() => readPdf(bytes))
  if (!pdf) throw refusal(NO_PDF)
  if (pdf.isActive) throw refusal(ACTIVE)
  const { data, width, height } = pdf.firstPage
  const sharp = await load()
  const preview = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes, pages: pdf.pages, preview, phone: await forPhone(preview.data) }
}
