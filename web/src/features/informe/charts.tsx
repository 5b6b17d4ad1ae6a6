import './charts.css'
import { FEW } from '@naf/contract'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { classNames } from '../../lib/text.ts'
import { Bar } from '../../ui/goals.tsx'
import { Of } from '../../ui/text.tsx'
/*
 * The outlines are Natural Earth's (admin 1, 1:10 million, public domain; naturalearthdata.com), simplified to what can be
 * seen at this size. Its names of Napo and Tungurahua stood each on the other's. Galápagos lies nearer, and smaller.
 */
import provinces from './provinces.json' with { type: 'json' }
import { shareOf } from './report-model.ts'

/** Charts of HTML and CSS: each figure can be read, and no colour says anything alone. */

export interface Figured {
  /** Of the first column, then of each column with figures. */
  headers: readonly string[]
  /** The name of a row, then its figures as they are read; null for none. */
  rows: readonly (readonly [string, ...(string | null)[]])[]
}

/** Figures as a table, which scrolls where it is too wide, by keyboard too. */
export function FigureTable({ caption, headers, rows }: Figured & { caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="figure-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and none changes its place
            <tr key={row}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={headers[index + 1]}>{figure ?? '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ChartProps {
  title: string
  summary?: ReactNode
  table?: Figured
  className?: string
  children: ReactNode
}

export function Chart({ title, summary, table, className, children }: ChartProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className={classNames('chart', className)}>
      <figcaption>
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {summary && <p className="text-ink-soft">{summary}</p>}
      </figcaption>
      {children}
      {table && (
        <details>
          <summary className="link">
            <Of name={title}>Ver como tabla</Of>
          </summary>
          <FigureTable caption={title} {...table} />
        </details>
      )}
    </figure>
  )
}

/** Counts by name, each with its figure and its part of all; null for too few. */
export function Bars({ bars }: { bars: readonly { name: string; value: number | null }[] }) {
  const values = bars.map(({ value }) => value ?? 0)
  const all = values.reduce((sum, value) => sum + value, 0)
  const most = Math.max(1, ...values)
  return (
    <ul className="bars">
      {bars.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members of the team may have one name
        <li key={place}>
          <span>{name}</span> <Bar part={(value ?? 0) / most} />
          <strong>{value === null ? FEW : formatNumber(value)}</strong>{' '}
          <span className="text-ink-soft">{value !== null && shareOf(value, all)}</span>
        </li>
      ))}
    </ul>
  )
}

interface ColumnsProps {
  title: string
  labels: readonly string[]
  /** Two, filled and hollow; null for a figure that is not told. */
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

export const barsOf = (groups: readonly { Nombre: string; Cantidad: number | null }[]) =>
  groups.map(({ Nombre, Cantidad }) => ({ name: Nombre, value: Cantidad }))

export function Columns({ title, labels, series }: ColumnsProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <>
      <ul aria-hidden="true" className="columns-key">
        {series.map(({ name }, place) => (
          <li key={name}>
            <span className={`column-${place}`} />
            {name}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div role="img" aria-label={`Gráfico: ${title}`} tabIndex={0} className="columns">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month keeps its place
          <div key={index}>
            <p>
              {series.map(({ name, values }, place) => (
                <span
                  key={name}
                  className={`column-${place}`}
                  style={{ height: `${(100 * (values[index] ?? 0)) / most}%` }}
                >
                  <b>{values[index] ? formatNumber(values[index]) : ''}</b>
                </span>
              ))}
            </p>
            {label}
          </div>
        ))}
      </div>
    </>
  )
}

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
