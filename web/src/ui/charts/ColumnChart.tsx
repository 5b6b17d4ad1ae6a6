import { formatNumber } from '../../lib/format.ts'
import type { Plot } from './plot.ts'
import { StepsChart, type StepsProps } from './StepsChart.tsx'
import { haveRoom } from './scale.ts'

/** As wide as a column is at most, in letters, however few steps there are. */
const WIDEST = 4

/** Counts by steps in time, as columns beside each other with their figures on top where there is room. */
export function ColumnChart(props: StepsProps) {
  const { series } = props
  return (
    <StepsChart {...props}>
      {(plot) => {
        const width = Math.min((plot.band * 0.8) / series.length, WIDEST * plot.em)
        const all = series.flatMap(({ values }) => values)
        const told = haveRoom(all, width + plot.em / 2, plot.em)
        return series.map(({ name, values }, place) => (
          <g key={name}>
            {values.map((value, index) => (
              <Column
                // biome-ignore lint/suspicious/noArrayIndexKey: steps in time, of which each has its place
                key={index}
                {...{ plot, value, width, told }}
                left={plot.x(index) + (place - series.length / 2) * width}
                look={`chart-mark-${place}`}
              />
            ))}
          </g>
        ))
      }}
    </StepsChart>
  )
}

interface ColumnProps {
  plot: Plot
  value: number | null
  left: number
  width: number
  look: string
  /** Whether its figure stands above it. */
  told: boolean
}

function Column({ plot: { em, y, bottom }, value, left, width, look, told }: ColumnProps) {
  if (!value) return null
  return (
    <>
      <rect
        x={left}
        width={Math.max(1, width - 2)}
        y={y(value)}
        height={bottom - y(value)}
        className={look}
      />
      {told && (
        <text x={left + width / 2} y={y(value) - em / 3} textAnchor="middle" className="chart-value">
          {formatNumber(value)}
        </text>
      )}
    </>
  )
}
