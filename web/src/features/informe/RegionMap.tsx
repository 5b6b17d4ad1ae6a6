import { formatNumber } from '../../lib/format.ts'
import './charts.css'
/*
 * The outlines are Natural Earth's (admin 1, 1:10 million, public domain; naturalearthdata.com), simplified to what can be
 * seen at this size. Its names of Napo and Tungurahua stood each on the other's. Galápagos lies nearer, and smaller.
 */
import provinces from './provinces.json' with { type: 'json' }

interface RegionMapProps {
  title: string
  counts: Readonly<Record<string, number>>
  /** The text of a province without a count. */
  none?: string
}

/** 0 for none, then by thirds of the most. */
const shadeOf = (count: number, most: number) => (count > 0 ? Math.ceil((3 * count) / most) : 0)

/** Counts by province: each shows its figure, so that the shade says nothing alone. */
export function RegionMap({ title, counts, none = formatNumber(0) }: RegionMapProps) {
  const most = Math.max(1, ...provinces.map(({ name }) => counts[name] ?? 0))
  const shown = provinces.map((province) => {
    const count = counts[province.name]
    return {
      ...province,
      figure: count === undefined ? none : formatNumber(count),
      shade: `shade-${shadeOf(count ?? 0, most)}`,
    }
  })
  return (
    <svg viewBox="0 0 431 456" role="img" aria-label={`Gráfico: ${title}`} className="region-map">
      {shown.map(({ name, path, figure, shade }) => (
        <path key={name} d={path} className={shade}>
          <title>{figure ? `${name}: ${figure}` : name}</title>
        </path>
      ))}
      {/* Above all outlines: a long figure reaches beyond a small province. */}
      {shown.map(({ name, short, at: [x = 0, y = 0], figure, shade }) => (
        <text key={name} textAnchor="middle" className={shade}>
          {short && (
            <tspan x={x} y={y - 2}>
              {short}
            </tspan>
          )}
          <tspan x={x} y={short ? y + 15 : y + 6}>
            {figure}
          </tspan>
        </text>
      ))}
    </svg>
  )
}
