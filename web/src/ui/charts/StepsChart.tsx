import type { ReactNode } from 'react'
import { Axes } from './Axes.tsx'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'
import { type Plot, plotOf, type Series } from './plot.ts'
import { useChartSize } from './useChartSize.ts'

export interface StepsProps extends ChartTexts {
  labels: readonly string[]
  /** Two at most. */
  series: readonly Series[]
}

/** A chart of steps in time: its axes and its legend, and whatever is made of the series. */
export function StepsChart({
  labels,
  series,
  children,
  ...texts
}: StepsProps & { children: (plot: Plot) => ReactNode }) {
  const [frame, size] = useChartSize()
  const plot = plotOf(size, series)
  return (
    <ChartFrame {...texts}>
      <Legend names={series.map(({ name }) => name)} />
      <div ref={frame} className="chart-place">
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={TEXTO.chart(texts.title)}>
          <Axes plot={plot} labels={labels} />
          {children(plot)}
        </svg>
      </div>
    </ChartFrame>
  )
}
