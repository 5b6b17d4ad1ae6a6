import { formatNumber } from '../../lib/format.ts'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'

interface Region<Name extends string> {
  name: Name
  /** Three or four letters, where its outline has room for them above the figure. */
  short?: string
  /** The middle of its figure. */
  at: readonly [x: number, y: number]
  /** Its outline, as the `d` of an SVG path. */
  path: string
}

/** A country's regions, in the units of its own drawing. */
export interface RegionMapShape<Name extends string = string> {
  width: number
  height: number
  regions: readonly Region<Name>[]
}

interface RegionMapProps extends ChartTexts {
  map: RegionMapShape
  counts: Readonly<Record<string, number>>
  /** What stands in a region that is not among them. */
  none?: string
}

/** How dark a region is: 0 where there is nothing, then by thirds of the most. */
const shadeOf = (count: number, most: number): number => (count > 0 ? Math.ceil((3 * count) / most) : 0)

/** Counts by region on a map: each shows its figure, so that the shade says nothing by itself. */
export function RegionMap({ map, counts, none = formatNumber(0), ...texts }: RegionMapProps) {
  const most = Math.max(1, ...map.regions.map(({ name }) => counts[name] ?? 0))
  const regions = map.regions.map((region) => {
    const count = counts[region.name]
    return {
      ...region,
      count: count === undefined ? none : formatNumber(count),
      shade: `chart-shade-${shadeOf(count ?? 0, most)}`,
    }
  })
  return (
    <ChartFrame {...texts}>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={TEXTO.chart(texts.title)}
        className="chart-map"
      >
        {regions.map(({ name, path, count, shade }) => (
          <path key={name} d={path} className={shade}>
            <title>{count ? `${name}: ${count}` : name}</title>
          </path>
        ))}
        {/* Above all outlines: a long figure reaches beyond a small region. */}
        {regions.map(({ name, short, at: [x, y], count, shade }) => (
          <text key={name} textAnchor="middle" className={shade}>
            {short && (
              <tspan x={x} y={y - 2}>
                {short}
              </tspan>
            )}
            <tspan x={x} y={short ? y + 15 : y + 6} className="chart-count">
              {count}
            </tspan>
          </text>
        ))}
      </svg>
    </ChartFrame>
  )
}
