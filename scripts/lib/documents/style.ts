import { COLORS, PAGE, type TextStyle } from '../../../functions/src/documents/style.ts'

export const FLOW = {
  /** Where text starts on every page but the first, whose heading decides. */
  top: 92,
  /** Below this line there is only the footer. */
  bottom: PAGE.height - 92,
} as const

export const STYLES = {
  body: { font: 'Helvetica', size: 11, lineGap: 4, color: COLORS.ink },
  number: { font: 'Helvetica-Bold', size: 11, lineGap: 4, color: COLORS.green },
  heading: { font: 'Helvetica-Bold', size: 15, lineGap: 3, color: COLORS.green },
  title: { font: 'Helvetica-Bold', size: 26, lineGap: 4, color: COLORS.paper },
  lead: { font: 'Helvetica', size: 12.5, lineGap: 4.5, color: COLORS.green },
  organisation: { font: 'Helvetica-Bold', size: 10.5, lineGap: 2, color: COLORS.paper },
  kind: { font: 'Helvetica-Bold', size: 10.5, lineGap: 2, color: COLORS.amber },
  byline: { font: 'Helvetica', size: 11, lineGap: 3, color: COLORS.onGreen },
  cell: { font: 'Helvetica', size: 10, lineGap: 2.5, color: COLORS.ink },
  headCell: { font: 'Helvetica-Bold', size: 10, lineGap: 2.5, color: COLORS.green },
  footer: { font: 'Helvetica', size: 8, lineGap: 2, color: COLORS.muted },
} as const satisfies Record<string, TextStyle>
