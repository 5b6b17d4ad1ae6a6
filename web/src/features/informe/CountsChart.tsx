import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import type { TableOfFigures } from '../../ui/charts/FigureTable.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { type Count, shareOf } from './words.ts'

type Part = keyof typeof TEXTO.first

/** How many, what part of all that is, and how many before. */
export const tableOf = (part: Part, counts: readonly Count[]): TableOfFigures => {
  const all = counts.reduce((sum, { value }) => sum + value, 0)
  return {
    headers: [TEXTO.first[part], ...TEXTO.headers],
    rows: counts.map(({ name, value, before }) => [
      name,
      formatNumber(value),
      shareOf(value, all),
      formatNumber(before),
    ]),
  }
}

interface CountsChartProps {
  part: Part
  counts: readonly Count[]
  summary?: ReactNode
  /** As many of the first as are shown as bars; the table has all of them. */
  shown?: number
}

/** What was counted by name; nothing where nothing was. */
export function CountsChart({ part, counts, summary, shown = counts.length }: CountsChartProps) {
  if (counts.length === 0) return null
  return (
    <BarChart
      title={TEXTO.by[part]}
      summary={summary ?? (shown < counts.length && TEXTO.firstOf(shown, counts.length))}
      bars={counts.slice(0, shown)}
      table={tableOf(part, counts)}
    />
  )
}
