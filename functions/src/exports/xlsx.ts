import { xmlText } from '../util.ts'
import { type Cell, type Cells, type Column, cellsOf, type TablePage } from './table.ts'

const FORMATS = { moments: 'yyyy-mm-dd hh:mm', days: 'yyyy-mm-dd' } as const
const DATE_WIDTH = 17
const WIDTH = 20

/** Excel decodes `_x0041_` to the sign with this number, unless its underscore is written as one (ECMA-376, ST_Xstring). */
const asText = (cell: Cell): Cell =>
  typeof cell === 'string' ? xmlText(cell).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : cell

async function* rowByRow(pages: AsyncIterable<Cells[]>): AsyncGenerator<Cells> {
  for await (const rows of pages) for (const cells of rows) yield cells.map(asText)
}

/** Texts are texts there, whatever they begin with: nothing that somebody typed is a formula. */
export const xlsxOf = async <Row>(
  title: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<TablePage<Row>>,
): Promise<AsyncIterable<Uint8Array>> => {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rowByRow(cellsOf(columns, pages)), {
    name: title,
    columns: columns.map(({ header, dates, width = dates ? DATE_WIDTH : WIDTH }) => ({
      header,
      width,
      ...(dates && { numFmt: FORMATS[dates] }),
    })),
    freezePane: { rows: 1 },
  })
}
