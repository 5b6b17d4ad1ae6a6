import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Rendered pixels: four bytes each, red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export interface Pdf {
  pages: number
  firstPage: Pixels
}

/** The size of the rendered first page, whatever size it claims. Link previews want 600 pixels. */
const COVER = { maxWidth: 600, maxHeight: 1200 }
/** A normal page takes a tenth of a second; a plan with a hundred thousand lines takes minutes. */
const TIMEOUT_MS = 10_000

const START = '%PDF-'
/** The last three lines of a PDF (ISO 32000-1, 7.5.5). */
const END = /startxref\s+\d+\s+%%EOF\r?\n?/y

const isBlank = (text: string): boolean => !/[^\s\p{Cc}\xef\xbb\xbf]/u.test(text)
/** Programs leave blanks, NULs, Ctrl-Z and comments after the end. */
const isPadding = (text: string): boolean =>
  text.split(/[\r\n]/).every((line) => isBlank(line.replace(/%.*/, '')))

/**
 * A PDF without the byte order mark, blanks and comments around it, which every reader skips.
 * @returns `glued` if something else is attached to the PDF; null if its beginning or its end is missing
 */
export const trimPdf = (bytes: Buffer): Buffer | 'glued' | null => {
  const text = bytes.toString('latin1')
  const start = text.indexOf(START)
  END.lastIndex = text.lastIndexOf('startxref')
  if (start < 0 || END.lastIndex < start || !END.test(text)) return null
  const end = END.lastIndex
  if (!isBlank(text.slice(0, start)) || !isPadding(text.slice(end))) return 'glued'
  return bytes.subarray(start, end)
}

/**
 * Opens a trimmed PDF as a reader would.
 * @returns null if it is damaged, wants a password, or has no page that can be rendered within ten seconds
 */
export const readPdf = async (bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<Pdf | null> => {
  const pdf = await inThread(bytes, timeoutMs)
  return pdf && pdf.pages > 0 && pdf.firstPage.data.length > 0 ? pdf : null
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

/** Runs Chrome's PDF reader, as WebAssembly, in a thread that ends when its time is up. */
const inThread = async (bytes: Buffer, timeoutMs: number): Promise<Pdf | null> => {
  const reader = await compiledReader()
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { workerData: { bytes, reader, ...COVER } })
    const timer = setTimeout(() => worker.terminate(), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', () => resolve(null))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
}
