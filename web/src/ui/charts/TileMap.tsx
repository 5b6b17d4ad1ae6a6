import { formatNumber } from '../../lib/format.ts'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'

/** A region as a tile, about where it lies. */
export interface Tile {
  name: string
  /** Three letters or fewer: so much has room on a phone. */
  short: string
  row: number
  column: number
}

interface TileMapProps extends ChartTexts {
  tiles: readonly Tile[]
  counts: Readonly<Record<string, number>>
}

const SIDE = 60
const GAP = 4

/** How dark a tile is: 0 where there is nothing, then by thirds of the most. */
const shadeOf = (count: number, most: number): number => (count > 0 ? Math.ceil((3 * count) / most) : 0)

/** Counts by region on a map of equal tiles: each shows its figure, so that the shade says nothing by itself. */
export function TileMap({ tiles, counts, ...texts }: TileMapProps) {
  const most = Math.max(1, ...tiles.map(({ name }) => counts[name] ?? 0))
  const columns = Math.max(...tiles.map(({ column }) => column)) + 1
  const rows = Math.max(...tiles.map(({ row }) => row)) + 1
  return (
    <ChartFrame {...texts}>
      <svg
        viewBox={`0 0 ${columns * SIDE} ${rows * SIDE}`}
        role="img"
        aria-label={TEXTO.chart(texts.title)}
        className="chart-map"
      >
        {tiles.map(({ name, short, row, column }) => {
          const count = counts[name] ?? 0
          return (
            <g
              key={name}
              transform={`translate(${column * SIDE + GAP / 2} ${row * SIDE + GAP / 2})`}
              className={`chart-shade-${shadeOf(count, most)}`}
            >
              <title>{`${name}: ${formatNumber(count)}`}</title>
              <rect width={SIDE - GAP} height={SIDE - GAP} rx="6" />
              <text x={(SIDE - GAP) / 2} y="23" textAnchor="middle">
                {short}
              </text>
              <text x={(SIDE - GAP) / 2} y="45" textAnchor="middle" className="chart-count">
                {formatNumber(count)}
              </text>
            </g>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
