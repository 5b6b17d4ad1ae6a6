import type {} from 'pdfkit'
import type { Element, Pen } from '../../../functions/src/documents/pen.ts'
import { COLORS, COLUMN, PAGE } from '../../../functions/src/documents/style.ts'
import { STYLES } from './style.ts'

const ORGANISATION = 'Núcleo de Apoyo Contable y Fiscal · ESPE'
const BAND = { top: 44, titleTop: 88, bylineGap: 12, below: 36 }
const SLOPES = 'M-190 0 C-110 -14 -60 -40 -16 -70 Q0 -74 14 -70 C56 -42 100 -18 190 0 Z'
const SNOW = 'M-60 -80 L60 -80 L42 -50 L30 -54 L19 -43 L5 -53 L-9 -41 L-22 -53 L-44 -46 Z'
const LEAD = { gap: 26, indent: 16, below: 26 }

export interface PaperHeading {
  kind: string
  titulo: string
  byline: string
  descripcion: string
}

/** The band and the description that open the first page. Answers where the text may start. */
export const drawHeading = (
  pen: Pen,
  root: Element,
  { kind, titulo, byline, descripcion }: PaperHeading,
): number => {
  const titleWidth = pen.balancedWidth(titulo, STYLES.title)
  const titleHeight = pen.heightOf(titulo, STYLES.title, titleWidth)
  const bylineTop = BAND.titleTop + titleHeight + BAND.bylineGap
  const bandHeight = bylineTop + pen.heightOf(byline, STYLES.byline) + BAND.below
  pen.artifact(() => drawBand(pen.doc, bandHeight))
  const header = pen.element(root, 'Sect')
  pen.content(header, 'P', () => pen.write(ORGANISATION, STYLES.organisation, COLUMN.left, BAND.top))
  pen.content(header, 'P', () => pen.write(kind, STYLES.kind, COLUMN.left, BAND.top, { align: 'right' }))
  pen.content(header, 'H1', () =>
    pen.write(titulo, STYLES.title, COLUMN.left, BAND.titleTop, { width: titleWidth }),
  )
  pen.content(header, 'P', () => pen.write(byline, STYLES.byline, COLUMN.left, bylineTop))
  return drawLead(pen, header, descripcion, bandHeight + LEAD.gap)
}

const drawLead = (pen: Pen, parent: Element, descripcion: string, top: number): number => {
  const width = COLUMN.width - LEAD.indent
  const height = pen.heightOf(descripcion, STYLES.lead, width) - STYLES.lead.lineGap
  pen.artifact(() => pen.doc.rect(COLUMN.left, top - 2, 3, height + 3).fill(COLORS.amber))
  pen.content(parent, 'P', () =>
    pen.write(descripcion, STYLES.lead, COLUMN.left + LEAD.indent, top, { width }),
  )
  return top + height + LEAD.below
}

/** Deep green, with the snow-capped cone that Sangolquí and Latacunga both see. */
const drawBand = (doc: PDFKit.PDFDocument, height: number): void => {
  doc.rect(0, 0, PAGE.width, height).fill(COLORS.green)
  doc.save().rect(0, 0, PAGE.width, height).clip()
  doc.translate(PAGE.width - 92, height)
  doc.path(SLOPES).fill(COLORS.greenLight)
  doc.path(SLOPES).clip()
  doc.path(SNOW).fill(COLORS.snow)
  doc.restore()
  doc.rect(0, height, PAGE.width, 4).fill(COLORS.amber)
}

/** What heads every page but the first: which document this is. */
export const drawRunningHead = (pen: Pen, titulo: string): void => {
  pen.artifact(() => {
    pen.doc.rect(0, 0, PAGE.width, 8).fill(COLORS.green)
    pen.write(titulo, STYLES.footer, COLUMN.left, 44, { height: 10, ellipsis: true })
    rule(pen.doc, 62)
  }, 'Pagination')
}

export interface PageFooter {
  notice: string
  page: number
  pages: number
}

/** The notice is read aloud once, on the first page; its repetitions are only drawn. */
export const drawFooter = (pen: Pen, root: Element, { notice, page, pages }: PageFooter): void => {
  const top = PAGE.height - 62
  const drawNotice = () => pen.write(notice, STYLES.footer, COLUMN.left, top, { width: COLUMN.width - 96 })
  if (page === 1) pen.content(root, 'P', drawNotice)
  pen.artifact(() => {
    rule(pen.doc, top - 12)
    if (page > 1) drawNotice()
    pen.write(`Página ${page} de ${pages}`, STYLES.footer, COLUMN.left, top, { align: 'right' })
  }, 'Pagination')
}

const rule = (doc: PDFKit.PDFDocument, y: number): void => {
  doc
    .moveTo(COLUMN.left, y)
    .lineTo(COLUMN.left + COLUMN.width, y)
    .lineWidth(0.6)
    .stroke(COLORS.rule)
}
