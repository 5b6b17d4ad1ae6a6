import { formatNumber } from '../../lib/format.ts'
import type { Plot } from './plot.ts'
import { everyNth } from './scale.ts'

/** The marks of the figures from edge to edge, and of the steps below as many as there is room for. */
export function Axes({ plot, labels }: { plot: Plot; labels: readonly string[] }) {
  const { ticks, left, width, bottom, em, band, x, y } = plot
  const nth = everyNth(labels, band, em)
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className={tick ? 'chart-grid' : 'chart-axis'}
          />
          <text x={left - em / 2} y={y(tick)} dy="0.35em" textAnchor="end" className="chart-text">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % nth === 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps in time, of which each has its place
            <text key={index} x={x(index)} y={bottom + 1.5 * em} textAnchor="middle" className="chart-text">
              {label}
            </text>
          ),
      )}
    </g>
  )
}
