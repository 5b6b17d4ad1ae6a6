import type { Ratio } from './statistics.ts'

/** As many digits as say something: three. */
export const number = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-3))))
  return value === 0 ? '0' : value.toLocaleString('en', { maximumFractionDigits: Math.min(3, digits) })
}

export const ratio = ({ value, low, high }: Ratio): string =>
  `**${number(value)}** (${number(low)}–${number(high)})`

/** A table of Markdown; the first column is text, the others are numbers. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, n) => (n < textColumns ? '---' : '---:')))
  return [line(head), rule, ...rows.map(line)].join('\n')
}
