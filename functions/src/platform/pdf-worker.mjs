import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * Opens one PDF and draws its first page, in a thread of its own that its parent may end at any time. JavaScript, since
 * threads start from a file, before anything is compiled.
 *
 * In: `workerData` {bytes, maxWidth, maxHeight}. Out: one message {pages, firstPage: {data, width, height}}, or an error.
 */
const { bytes, maxWidth, maxHeight } = workerData
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)
const page = document.getPage(0)
const { originalWidth, originalHeight } = page.getOriginalSize()
const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight)
const { data, width, height } = await page.render({
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
  render: 'bitmap',
})
parentPort.postMessage({ pages: document.getPageCount(), firstPage: { data, width, height } })
