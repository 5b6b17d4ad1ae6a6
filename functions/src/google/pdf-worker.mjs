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
 * Out: one message {pages, firstPage: {data, width, height}, isActive}, or an error.
 */
const MAX_MEMORY = 2 ** 30
const PAGE = 65_536
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) process.exit(1)
  return grow.call(this, pages)
}

/**
 * What acts by itself or leaves the document, and embedded files, as PDFium writes them: actions, actions of an event,
 * annotations that play something, XFA forms. An address behind a link is allowed.
 */
const ACTIVE = new RegExp(
  [
    /(?:\/S|obj\r\n)\/(?:JavaScript|Launch|GoToR|GoToE|SubmitForm|ImportData|Rendition|Movie|Sound|Thread|RichMedia\w*)\b/,
    /\/AA(?:<<\/| \d)/,
    /\/Subtype\/(?:Movie|RichMedia|3D)\b/,
    /\/XFA(?:\[| \d)/,
    /\/EF(?:<<| \d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Showing a page of the document is all that may happen at the opening. PDFium writes an action's keys in order. */
const PLACE = String.raw`\[ \d+ \d+ R /[^[\]<>()]*\]`
const NAMED_PLACE = String.raw` \d+ \d+ R |\((?:[^()\\]|\\.)*\)|<[0-9A-F]*>|/[^[\]<>()/\s]+`
const SHOW_PAGE = `(?:${PLACE}|<</D(?:${PLACE}|${NAMED_PLACE})/S/GoTo(?:/Type/Action)?>>)`
const OPENING = new RegExp(String.raw`/OpenAction(?: (\d+) \d+ R|(${SHOW_PAGE})|<<)`, 'g')
const SHOWING = new RegExp(String.raw`\n(\d+) \d+ obj\r\n${SHOW_PAGE}\r\nendobj`, 'g')

/** Longer than anything of the above. */
const OVERLAP = 1024

/** A module that passes a call of (i32, i32, i32) → i32 on, since a table takes no plain function of JavaScript. */
const BRIDGE = Buffer.from('0061736d0100000001080160037f7f7f017f020701016d0166000007050101660000', 'hex')
const REMOVE_SECURITY = 3

/**
 * Has PDFium write a copy of the document and searches it part by part: there everything is decrypted and unpacked, and
 * each name has one spelling.
 * @throws if the document cannot be written
 */
const isActive = ({ wasmExports, _FPDF_SaveAsCopy }, { documentIdx }) => {
  let found = false
  let before = ''
  const opening = new Set()
  const showing = new Set()
  /** Looks at what begins in the text before this place; the rest comes again with the next part. */
  const look = (text, end) => {
    found ||= ACTIVE.test(text)
    for (const { 1: object } of text.matchAll(SHOWING)) showing.add(object)
    for (const { index, 1: object, 2: shown } of text.matchAll(OPENING)) {
      if (index >= end) continue
      if (object) opening.add(object)
      else if (!shown) found = true
    }
  }
  const take = (_file, start, length) => {
    const text = before + Buffer.from(wasmExports.memory.buffer, start, length).toString('latin1')
    look(text, text.length - OVERLAP)
    before = text.slice(-OVERLAP)
    return found ? 0 : 1
  }
  // What PDFium writes to is a version and a function: the table's entry 0, which is free because it is the null pointer.
  const bridge = new WebAssembly.Instance(new WebAssembly.Module(BRIDGE), { m: { f: take } })
  wasmExports.__indirect_function_table.set(0, bridge.exports.f)
  const file = wasmExports.malloc(8)
  new Int32Array(wasmExports.memory.buffer, file, 2).set([1, 0])
  if (!_FPDF_SaveAsCopy(documentIdx, file, REMOVE_SECURITY) && !found) throw new Error('not written')
  look(before, before.length)
  return found || [...opening].some((object) => !showing.has(object))
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
parentPort.postMessage({
  pages: document.getPageCount(),
  firstPage: { data, width, height },
  isActive: isActive(library.module, document),
})
