import { formatNumber } from '../../lib/format.ts'
import type { Plot, Series } from './plot.ts'
import { StepsChart, type StepsProps } from './StepsChart.tsx'
import { haveRoom } from './scale.ts'

/** Measures by steps in time, as lines; where there is none, the line is broken. */
export function LineChart(props: StepsProps) {
  return (
    <StepsChart {...props}>
      {(plot) =>
        props.series.map((one, place) => <Line key={one.name} plot={plot} series={one} place={place} />)
      }
    </StepsChart>
  )
}

/** From each point to the one before it, unless there is none. */
const pathOf = ({ x, y }: Plot, values: Series['values']): string =>
  values
    .flatMap((value, index) =>
      value === null ? [] : [`${typeof values[index - 1] === 'number' ? 'L' : 'M'}${x(index)} ${y(value)}`],
    )
    .join('')

function Line({ plot, series: { values }, place }: { plot: Plot; series: Series; place: number }) {
  const { em, x, y, band } = plot
  const side = em * 0.6
  const told = haveRoom(values, band, em)
  return (
    <g>
      <path d={pathOf(plot, values)} className={`chart-line chart-line-${place}`} />
      {values.map(
        (value, index) =>
          value !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps in time, of which each has its place
            <g key={index}>
              <rect
                x={x(index) - side / 2}
                y={y(value) - side / 2}
                width={side}
                height={side}
                className={`chart-mark-${place}`}
              />
              {told && (
                <text x={x(index)} y={y(value) - em / 2} textAnchor="middle" className="chart-value">
                  {formatNumber(value)}
                </text>
              )}
            </g>
          ),
      )}
    </g>
  )
}
