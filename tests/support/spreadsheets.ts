import { strFromU8, unzipSync } from 'fflate'

/** A CSV with semicolons, as RFC 4180 has it, read sign by sign: its rows, its mark not among them. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const signs = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (signs.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ';') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && signs.charAt(at + 1) === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** A cell of a workbook: what it holds, and how it shows a number. */
export interface WorkbookCell {
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
