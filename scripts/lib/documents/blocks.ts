import type { Element, Pen } from '../../../functions/src/documents/pen.ts'
import { COLORS, COLUMN } from '../../../functions/src/documents/style.ts'
import type { Box } from './flow.ts'
import type { Block, Section } from './section.ts'
import { STYLES } from './style.ts'
import { tableBoxes } from './table.ts'

const GAP = { section: 24, afterHeading: 7, block: 10, afterTable: 16, item: 5 }
const INDENT = 22
const BULLET_RADIUS = 2.1

/** A section as boxes, tagged under an element of its own and listed among the document's bookmarks. */
export const sectionBoxes = (pen: Pen, parent: Element, { titulo, blocks }: Section): Box[] => {
  const section = pen.element(parent, 'Sect')
  const boxesOf = (index: number, block: Block): Box[] => {
    const boxes = blockBoxes(pen, section, block)
    const next = blocks[index + 1]
    const last = boxes.at(-1)
    if (last && 'p' in block && next && !('p' in next)) last.keepWithNext = true
    const [first] = boxes
    if (first) first.gap = gapAbove(blocks[index - 1])
    return boxes
  }
  return [headingBox(pen, section, titulo), ...blocks.flatMap((block, index) => boxesOf(index, block))]
}

const gapAbove = (previous: Block | undefined): number => {
  if (!previous) return GAP.afterHeading
  return 'table' in previous ? GAP.afterTable : GAP.block
}

const blockBoxes = (pen: Pen, parent: Element, block: Block): Box[] => {
  if ('p' in block) return [paragraphBox(pen, parent, block.p)]
  if ('list' in block) return itemBoxes(pen, parent, block.list, (x, y) => drawBullet(pen, x, y))
  if ('steps' in block) {
    return itemBoxes(pen, parent, block.steps, (x, y, index) =>
      pen.write(`${index + 1}.`, STYLES.number, x, y, { width: INDENT }),
    )
  }
  return tableBoxes(pen, parent, block.table)
}

const headingBox = (pen: Pen, parent: Element, text: string): Box => {
  const heading = pen.element(parent, 'H2')
  const draw = (y: number) => {
    pen.doc.outline.addItem(text)
    heading.add(() => pen.write(text, STYLES.heading, COLUMN.left, y))
  }
  return { gap: GAP.section, height: pen.heightOf(text, STYLES.heading), keepWithNext: true, draw }
}

const paragraphBox = (pen: Pen, parent: Element, text: string): Box => {
  const paragraph = pen.element(parent, 'P')
  const draw = (y: number) => {
    paragraph.add(() => pen.write(text, STYLES.body, COLUMN.left, y))
  }
  return { gap: GAP.block, height: pen.heightOf(text, STYLES.body), keepWithNext: false, draw }
}

type DrawLabel = (x: number, y: number, index: number) => void

/** The first two items stay together, and so do the last two: none is left alone by a page break. */
const itemBoxes = (pen: Pen, parent: Element, items: readonly string[], drawLabel: DrawLabel): Box[] => {
  const list = pen.element(parent, 'L')
  const width = COLUMN.width - INDENT
  return items.map((text, index) => ({
    gap: GAP.item,
    height: pen.heightOf(text, STYLES.body, width),
    keepWithNext: items.length > 1 && (index === 0 || index === items.length - 2),
    draw(y) {
      const item = pen.element(list, 'LI')
      pen.content(item, 'Lbl', () => drawLabel(COLUMN.left, y, index))
      pen.content(item, 'LBody', () => pen.write(text, STYLES.body, COLUMN.left + INDENT, y, { width }))
    },
  }))
}

const drawBullet = (pen: Pen, x: number, y: number): void => {
  pen.doc.circle(x + 7, y + STYLES.body.size * 0.47, BULLET_RADIUS).fill(COLORS.green)
}
