import { formatNumber } from '../../lib/format.ts'
import { Axes } from './Axes.tsx'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'
import { type Plot, plotOf, type Series } from './plot.ts'
import { widthOf } from './scale.ts'
import { useChartSize } from './useChartSize.ts'

export interface StepsProps extends ChartTexts {
  labels: readonly string[]
  /** Two at most. */
  series: readonly Series[]
}

/** Counts by steps in time, as columns beside each other with their figures on top where there is room. */
export function ColumnChart({ labels, series, ...texts }: StepsProps) {
  const [frame, size] = useChartSize()
  const plot = plotOf(size, series)
  return (
    <ChartFrame {...texts}>
      <Legend names={series.map(({ name }) => name)} />
      <div ref={frame} className="chart-place">
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={TEXTO.chart(texts.title)}>
          <Axes plot={plot} labels={labels} />
          {series.map(({ name, values }, place) => (
            <g key={name}>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps in time, of which each has its place
                <Column key={index} {...{ plot, value, index, place }} of={series.length} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  )
}

interface ColumnProps {
  plot: Plot
  value: number | null
  index: number
  /** Which of the series it is of, and of how many. */
  place: number
  of: number
}

/** As wide as a step would be at most, however few steps there are. */
const WIDEST = 4

function Column({ plot, value, index, place, of }: ColumnProps) {
  if (!value) return null
  const { band, em, x, y, bottom } = plot
  const width = Math.min((band * 0.8) / of, WIDEST * em)
  const left = x(index) + (place - of / 2) * width
  const figure = formatNumber(value)
  return (
    <>
      <rect
        x={left}
        width={Math.max(1, width - 2)}
        y={y(value)}
        height={bottom - y(value)}
        className={`chart-mark-${place}`}
      />
      {widthOf(figure, em) <= width + em / 4 && (
        <text x={left + width / 2} y={y(value) - em / 3} textAnchor="middle" className="chart-value">
          {figure}
        </text>
      )}
    </>
  )
}
