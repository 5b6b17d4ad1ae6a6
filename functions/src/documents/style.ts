/** The measures, in points, and the colours that every document shares. */

export const PAGE = { width: 595.28, height: 841.89 } as const

/** Side margins that leave about 80 characters of body text on a line. */
export const COLUMN = { left: 86, width: PAGE.width - 2 * 86 } as const

export const COLORS = {
  green: '#14532d',
  greenLight: '#1f6b3d',
  greenPale: '#eaf3ec',
  amber: '#f5b83d',
  snow: '#b9d6c1',
  paper: '#ffffff',
  onGreen: '#dcecdf',
  ink: '#1c1917',
  muted: '#57534e',
  rule: '#d6d3d1',
} as const

export interface TextStyle {
  font: 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'DejaVu Sans Bold'
  size: number
  lineGap: number
  color: string
}
