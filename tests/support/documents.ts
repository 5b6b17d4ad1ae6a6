import { PDFiumLibrary } from '@hyzyla/pdfium'
import { strFromU8, unzipSync } from 'fflate'

/** What Chrome's reader finds on each page of a PDF, in one line. */
export const pdfTexts = async (bytes: Buffer): Promise<string[]> => {
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(bytes)
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  } finally {
    document.destroy()
    pdfium.destroy()
  }
}

/** The modules of the QR code on the first page of a PDF: nothing else on the page is quite black. */
export const pdfQr = async (bytes: Buffer, modules: number): Promise<boolean[][]> => {
  const pdfium = await PDFiumLibrary.init()
  const document = await pdfium.loadDocument(bytes)
  try {
    const { data, width } = await document.getPage(0).render({ scale: 2, render: 'bitmap' })
    const isBlack = (pixel: number) => data.subarray(4 * pixel, 4 * pixel + 3).every((part) => part < 10)
    const black: number[] = []
    for (let pixel = 0; 4 * pixel < data.length; pixel++) if (isBlack(pixel)) black.push(pixel)
    const columns = black.map((pixel) => pixel % width)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const top = Math.floor((black[0] ?? 0) / width)
    const step = (right + 1 - left) / modules
    const at = (nth: number) => Math.floor((nth + 0.5) * step)
    return Array.from({ length: modules }, (_, row) =>
      Array.from({ length: modules }, (_, column) => isBlack((top + at(row)) * width + left + at(column))),
    )
  } finally {
    document.destroy()
    pdfium.destroy()
  }
}

/** A cell of a CSV, quoted or not, and what ends it. */
const CELL = /("(?:[^"]|"")*"|[^;\r]*)(;|\r\n|$)/g

/** The rows of a CSV with semicolons (RFC 4180), without its byte order mark. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  // The last line ends as the others do.
  return rows.slice(0, -1)
}

/** A cell of a workbook: what it holds, and how it shows a number. */
interface WorkbookCell {
  value: string | number
  format: string | undefined
}

const entity: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decoded = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => entity[name] ?? '')

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The first sheet of a workbook, as its XML has it: by none of the code that wrote it. */
export const readWorkbook = (bytes: Uint8Array) => {
  const files = unzipSync(bytes)
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const formats = Object.fromEntries(
    [...xml('xl/styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id, code]) => [id, decoded(code ?? '')],
    ),
  )
  const styles = [...(xml('xl/styles.xml').split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id]) => formats[id ?? ''],
  )
  const rows = [...xml('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: (WorkbookCell | undefined)[] = []
    for (const [, attributes = '', content = ''] of (row ?? '').matchAll(
      /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const at = columnOf(/r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
      const text = /<t[^>]*>(.*?)<\/t>/s.exec(content)?.[1]
      const format = styles[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)]
      if (text !== undefined) cells[at] = { value: decoded(text), format }
      else cells[at] = { value: Number(/<v>(.*?)<\/v>/.exec(content)?.[1]), format }
    }
    return cells
  })
  return {
    files: Object.keys(files),
    sheet: /<sheet [^>]*name="([^"]*)"/.exec(xml('xl/workbook.xml'))?.[1],
    rows,
  }
}

/** The moment that a number of a spreadsheet stands for: days since 30 December 1899. */
export const momentOf = (serial: number): string =>
  new Date(Math.round((serial - 25_569) * 86_400) * 1000).toISOString()
