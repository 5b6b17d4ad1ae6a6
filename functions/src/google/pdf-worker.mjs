import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * Opens one PDF and renders its first page, in a thread of its own that its parent may end at any time. JavaScript, since
 * threads start from a file, before anything is compiled.
 *
 * A file of 3 kB can ask for gigabytes. A thread's `resourceLimits` are for JavaScript's memory and not for
 * WebAssembly's, which the reader has grown by this one method: beyond the limit the thread ends.
 *
 * In: `workerData` {bytes, reader, maxWidth, maxHeight}; `reader` is the compiled library, which all threads share.
 * Out: one message {pages, firstPage: {data, width, height}}, or an error.
 */
const MAX_MEMORY = 2 ** 30
const PAGE = 65_536
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) process.exit(1)
  return grow.call(this, pages)
}

const { bytes, reader, maxWidth, maxHeight } = workerData
const library = await PDFiumLibrary.init({
  instantiateWasm(imports, done) {
    const instance = new WebAssembly.Instance(reader, imports)
    done(instance, reader)
    return instance.exports
  },
})
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
