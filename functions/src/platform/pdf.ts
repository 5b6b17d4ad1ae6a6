import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Pixels as they come out of the renderer: four bytes each, red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export interface Pdf {
  pages: number
  firstPage: Pixels
}

/** The first page is rendered to fit into this, whatever size it claims to have. */
const COVER = { maxWidth: 480, maxHeight: 960 }
/** An honest page takes a tenth of a second; a plan with a hundred thousand lines can take minutes. */
const TIMEOUT_MS = 10_000

/** ISO 32000-1, 7.5.2 and 7.5.5: how a PDF begins, and the three lines it ends with. */
const START = '%PDF-'
const END = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const END_BYTES = 1024

/**
 * Opens a PDF as a reader would; null for what is none, is cut off, goes on behind its end, wants a password, or has no
 * page that can be rendered within ten seconds.
 */
export const readPdf = async (bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<Pdf | null> => {
  const start = bytes.toString('latin1', 0, START.length)
  if (start !== START || !END.test(bytes.toString('latin1', bytes.length - END_BYTES))) return null
  const pdf = await inThread(bytes, timeoutMs)
  return pdf && pdf.pages > 0 && pdf.firstPage.data.length > 0 ? pdf : null
}

const WORKER = join(import.meta.dirname, 'pdf-worker.mjs')

/** Node's own; neither its types nor ECMAScript's name it. */
declare const WebAssembly: { compile(source: Uint8Array): Promise<object> }

let compiled: Promise<object> | undefined
/** Compiled once for all threads, since that costs more than reading most files. A failure is not cached. */
const compiledReader = (): Promise<object> => {
  compiled ??= readFile(createRequire(WORKER).resolve('@hyzyla/pdfium/pdfium.wasm'))
    .then((source) => WebAssembly.compile(source))
    .catch((error: unknown) => {
      compiled = undefined
      throw error
    })
  return compiled
}

/** Chrome's own PDF reader, as WebAssembly, in a thread: only other uploads wait for it, and it ends when its time is up. */
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
