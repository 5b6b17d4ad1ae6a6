import { formatNumber } from '../../lib/format.ts'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'

export interface Bar {
  key: string
  name: string
  /** Null where it is too few to be said. */
  value: number | null
}

/** Counts by name, as bars; what they are called stands above each, so that long names break and nothing is turned. */
export function BarChart({ bars, ...texts }: ChartTexts & { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <ChartFrame {...texts}>
      <div role="img" aria-label={TEXTO.chart(texts.title)} className="chart-bars">
        {bars.map(({ key, name, value }) => (
          <div key={key}>
            <span>{name}</span>
            <strong>{value === null ? TEXTO.few : formatNumber(value)}</strong>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="1" className="chart-track" />
              <rect width={(100 * (value ?? 0)) / most} height="1" className="chart-mark-0" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
