import type { Element, Pen } from '../../../functions/src/documents/pen.ts'
import { COLORS, COLUMN, type TextStyle } from '../../../functions/src/documents/style.ts'
import type { Box } from './flow.ts'
import type { PaperTable } from './section.ts'
import { FLOW, STYLES } from './style.ts'

interface Column {
  width: number
  align: 'left' | 'right'
}

interface Row {
  cells: readonly string[]
  columns: readonly Column[]
  y: number
  height: number
}

const PADDING = { x: 8, y: 5.5 }
/** A table up to this height moves to the next page whole rather than break. */
const WHOLE_UP_TO = (FLOW.bottom - FLOW.top) * 0.3
/** Sums and amounts; a column of single digits or days reads better at the left. */
const AMOUNT = /^[\u2212\u2013$%USD\d.,\s]*\d[\u2212\u2013$%USD\d.,\s]*$/

/** A table as rows. Where it breaks, the head is drawn again on the next page. */
export const tableBoxes = (pen: Pen, parent: Element, table: PaperTable): Box[] => {
  const element = pen.element(parent, 'Table')
  const head = pen.element(element, 'THead')
  const body = pen.element(element, 'TBody')
  const columns = columnsOf(pen, table)
  const headHeight = rowHeight(pen, table.head, columns, STYLES.headCell)
  const headRow = (y: number): Row => ({ cells: table.head, columns, y, height: headHeight })

  const headBox: Box = {
    gap: 0,
    height: headHeight,
    keepWithNext: true,
    draw: (y) => drawHeadRow(pen, headRow(y), pen.element(head, 'TR')),
  }
  const opening = {
    height: headHeight,
    draw: (y: number) => pen.artifact(() => drawHeadRow(pen, headRow(y)), 'Pagination'),
  }
  const rows = table.rows.map((cells, index): Box => {
    const height = rowHeight(pen, cells, columns, STYLES.cell)
    return {
      gap: 0,
      height,
      keepWithNext: table.rows.length > 1 && (index === 0 || index === table.rows.length - 2),
      draw: (y) => drawBodyRow(pen, { cells, columns, y, height }, pen.element(body, 'TR')),
      opening,
    }
  })
  const height = headHeight + sum(rows.map((row) => row.height))
  if (height <= WHOLE_UP_TO) for (const row of rows.slice(0, -1)) row.keepWithNext = true
  return [headBox, ...rows]
}

const columnsOf = (pen: Pen, table: PaperTable): Column[] =>
  columnWidths(pen, table).map((width, index) => {
    const texts = table.rows.map((row) => row[index] ?? '').filter(Boolean)
    const amounts = texts.every((text) => AMOUNT.test(text)) && texts.some((text) => /\d.*\d.*\d/.test(text))
    return { width, align: amounts && index > 0 ? 'right' : 'left' }
  })

/** One line a cell where that fits. Else every column gets its longest word, and long texts get the rest. */
const columnWidths = (pen: Pen, { head, rows }: PaperTable): number[] => {
  const columns = head.map((title, column) => {
    const texts = rows.map((row) => row[column] ?? '')
    const widest = (pieces: (text: string) => string[]) => {
      const titles = pieces(title).map((piece) => pen.widthOf(piece, STYLES.headCell))
      const cells = texts.flatMap(pieces).map((piece) => pen.widthOf(piece, STYLES.cell))
      return Math.ceil(Math.max(...titles, ...cells)) + 2 * PADDING.x
    }
    return { least: widest((text) => text.split(' ')), most: widest((text) => [text]) }
  })
  const unused = COLUMN.width - sum(columns.map(({ most }) => most))
  if (unused >= 0) return columns.map(({ most }) => most + unused / columns.length)
  const spare = COLUMN.width - sum(columns.map(({ least }) => least))
  const shares = columns.map(({ least, most }) => Math.sqrt(most - least))
  return columns.map(({ least }, index) => least + (spare * (shares[index] ?? 0)) / sum(shares))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const rowHeight = (
  pen: Pen,
  cells: readonly string[],
  columns: readonly Column[],
  style: TextStyle,
): number => {
  const heights = cells.map((text, index) => pen.heightOf(text, style, textWidth(columns[index])))
  return Math.max(...heights) - style.lineGap + 2 * PADDING.y
}

/** Without an element it is the repetition of a head, all of it decoration. */
const drawHeadRow = (pen: Pen, row: Row, element?: Element): void => {
  const background = () => pen.doc.rect(COLUMN.left, row.y, COLUMN.width, row.height).fill(COLORS.greenPale)
  if (element) pen.artifact(background)
  else background()
  writeCells(pen, row, STYLES.headCell, (write) => {
    if (element) pen.content(element, 'TH', write, { scope: 'Column' })
    else write()
  })
}

const drawBodyRow = (pen: Pen, row: Row, element: Element): void => {
  writeCells(pen, row, STYLES.cell, (write) => pen.content(element, 'TD', write))
  const bottom = row.y + row.height
  pen.artifact(() =>
    pen.doc
      .moveTo(COLUMN.left, bottom)
      .lineTo(COLUMN.left + COLUMN.width, bottom)
      .lineWidth(0.6)
      .stroke(COLORS.rule),
  )
}

const writeCells = (
  pen: Pen,
  { cells, columns, y }: Row,
  style: TextStyle,
  mark: (write: () => void) => void,
): void => {
  let left: number = COLUMN.left
  cells.forEach((text, index) => {
    const column = columns[index]
    const x = left + PADDING.x
    mark(() => pen.write(text, style, x, y + PADDING.y, { width: textWidth(column), align: column?.align }))
    left += column?.width ?? 0
  })
}

const textWidth = (column?: Column) => (column?.width ?? 0) - 2 * PADDING.x
