import type { PDFiumLibrary } from '@hyzyla/pdfium'

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

/** The first page is drawn to fit into this, whatever size it claims to have. */
const WIDTH = 480
const HEIGHT = 960
/** ISO 32000-1, 7.5.2; annex H.3: readers look for the end mark in the last 1,024 bytes. */
const START_MARK = '%PDF-'
const END_MARK = '%%EOF'
const END_BYTES = 1024

let library: Promise<PDFiumLibrary> | undefined

/** Chrome's own PDF reader, as WebAssembly: a hostile file stays in its memory. */
const open = (): Promise<PDFiumLibrary> => {
  library ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init())
  return library
}

/** Opens a PDF as a reader would; null for what is none, is cut off, wants a password or has no page to draw. */
export const readPdf = async (bytes: Buffer): Promise<Pdf | null> => {
  const start = bytes.toString('latin1', 0, START_MARK.length)
  if (start !== START_MARK || !bytes.subarray(-END_BYTES).includes(END_MARK)) return null
  const pdfium = await open()
  const document = await pdfium.loadDocument(bytes).catch(() => null)
  if (!document) return null
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(WIDTH / originalWidth, HEIGHT / originalHeight)
    const size = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) }
    const { data, width, height } = await page.render({ ...size, render: 'bitmap' })
    const pages = document.getPageCount()
    return pages > 0 && data.length > 0 ? { pages, firstPage: { data, width, height } } : null
  } catch {
    return null
  } finally {
    document.destroy()
  }
}
