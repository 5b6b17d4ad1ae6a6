import { REPORT_PAPER } from '@naf/contract'
import type { Pen } from '../../../documents/pen.ts'
import type { Figure } from '../../../documents/section.ts'
import { COLORS, COLUMN, STYLES } from '../../../documents/style.ts'
import { plainNumber } from '../../../platform/plain-number.ts'
import { figureText } from '../paper.presenter.ts'

/** Charts as drawings: sharp in any size, and legible without their colours, since each bar bears its figure. */

interface Bar {
  name: string
  count: number | null
}

const ROW = 21
const LABEL = 172
const VALUE = 64
/** Beyond so many a chart says less than its table. */
const MOST_BARS = 12

/** A bar for each group, the most first; null where one sentence says as much. */
export const barsOf = (title: string, groups: readonly Bar[]): Figure | null => {
  const bars = groups.slice(0, MOST_BARS)
  if (bars.length < 2) return null
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0))
  return {
    alt: `Gráfico de barras. ${title}: ${bars.map(({ name, count }) => `${name}, ${figureText(count)}`).join('; ')}.`,
    height: bars.length * ROW,
    draw(pen, y) {
      const room = COLUMN.width - LABEL - VALUE
      bars.forEach(({ name, count }, index) => {
        const top = y + index * ROW
        const width = count ? Math.max(1.5, (count / most) * room) : 0
        const line = { height: 12, ellipsis: true, width: LABEL - 10 }
        pen.write(name, STYLES.cell, COLUMN.left, top + 3, { ...line, align: 'right' })
        if (width > 0) pen.doc.rect(COLUMN.left + LABEL, top + 2, width, ROW - 7).fill(COLORS.greenLight)
        pen.write(figureText(count), STYLES.cell, COLUMN.left + LABEL + width + 6, top + 3, { width: VALUE })
      })
    },
  }
}

interface Month {
  /** `jul 2026` */
  name: string
  /** Null is no column, whatever the figure reads as. */
  received: { count: number | null; text: string }
  served: { count: number | null; text: string }
}

const HEIGHT = 190
const AXIS = 34
const LEGEND = 22
const MOST_MONTHS = 24

const drawColumn = (pen: Pen, x: number, width: number, base: number, height: number, fill: string) =>
  pen.doc.rect(x, base - height, width, height).fillAndStroke(fill, COLORS.green)

/** What came in and who was served, month by month; null where there are too few or too many of them. */
export const columnsOf = (months: readonly Month[]): Figure | null => {
  if (months.length < 2 || months.length > MOST_MONTHS) return null
  const most = Math.max(
    1,
    ...months.flatMap(({ received, served }) => [received.count ?? 0, served.count ?? 0]),
  )
  const told = months.map(
    ({ name, received, served }) => `${name}, ${received.text} recibidas y ${served.text} atendidas`,
  )
  return {
    alt: `Gráfico de columnas por mes: ${told.join('; ')}.`,
    height: HEIGHT,
    draw(pen, y) {
      const base = y + HEIGHT - AXIS
      const room = HEIGHT - AXIS - LEGEND - 12
      const step = COLUMN.width / months.length
      const width = Math.min(26, step * 0.38)
      drawLegend(pen, y)
      pen.doc
        .moveTo(COLUMN.left, base)
        .lineTo(COLUMN.left + COLUMN.width, base)
        .lineWidth(0.8)
        .stroke(COLORS.muted)
      months.forEach(({ name, received, served }, index) => {
        const middle = COLUMN.left + step * (index + 0.5)
        const columns = [
          [received.count, middle - width - 1, COLORS.greenPale],
          [served.count, middle + 1, COLORS.greenLight],
        ] as const
        for (const [count, x, fill] of columns) {
          const height = ((count ?? 0) / most) * room
          pen.doc.lineWidth(0.6)
          if (height > 0) drawColumn(pen, x, width, base, height, fill)
          const label = count === null ? '' : plainNumber(count)
          const above = { width: width + 12, align: 'center', lineBreak: false } as const
          if (months.length <= 12) pen.write(label, STYLES.footer, x - 6, base - height - 10, above)
        }
        pen.write(name, STYLES.footer, middle - step / 2, base + 5, { width: step, align: 'center' })
      })
    },
  }
}

const drawLegend = (pen: Pen, y: number): void => {
  const entries = [
    ['Recibidas', COLORS.greenPale],
    ['Atendidas', COLORS.greenLight],
  ] as const
  entries.forEach(([name, fill], index) => {
    const x = COLUMN.left + index * 90
    pen.doc
      .lineWidth(0.6)
      .rect(x, y + 1, 9, 9)
      .fillAndStroke(fill, COLORS.green)
    pen.write(name, STYLES.footer, x + 14, y + 2, { width: 70 })
  })
}

const SIGNATURE = 118

/** Who made it and who approves it, with room to sign. */
export const signatures: Figure = {
  alt: `Espacio para las firmas: ${REPORT_PAPER.signedBy.join(' y ')}, con nombre, cargo y fecha.`,
  height: SIGNATURE,
  draw(pen, y) {
    const width = (COLUMN.width - 40) / 2
    REPORT_PAPER.signedBy.forEach((role, index) => {
      const x = COLUMN.left + index * (width + 40)
      pen.doc
        .moveTo(x, y + 58)
        .lineTo(x + width, y + 58)
        .lineWidth(0.8)
        .stroke(COLORS.ink)
      pen.write(role, STYLES.headCell, x, y + 64, { width })
      pen.write(REPORT_PAPER.signedName, STYLES.cell, x, y + 79, { width })
      pen.write(REPORT_PAPER.signedRole, STYLES.cell, x, y + 93, { width })
    })
  },
}
