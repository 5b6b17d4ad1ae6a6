import { ticksTo, widthOf } from './scale.ts'
import type { ChartSize } from './useChartSize.ts'

/** Values one after the other, as months have them; null where there is none. */
export interface Series {
  name: string
  values: readonly (number | null)[]
}

/** Where things stand on a chart with one axis of figures and one of steps in time. */
export interface Plot extends ChartSize {
  height: number
  left: number
  top: number
  bottom: number
  ticks: readonly number[]
  /** How wide a step is. */
  band: number
  /** The middle of a step. */
  x: (index: number) => number
  y: (value: number) => number
}

const LINES = 14

export const plotOf = ({ width, em }: ChartSize, series: readonly Series[]): Plot => {
  const count = Math.max(1, ...series.map(({ values }) => values.length))
  const max = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = ticksTo(max)
  const height = LINES * em
  const left = Math.max(...ticks.map((tick) => widthOf(String(tick), em))) + em
  const [top, bottom] = [1.5 * em, height - 2 * em]
  const band = (width - left) / count
  const highest = ticks.at(-1) ?? 1
  return {
    width,
    em,
    height,
    left,
    top,
    bottom,
    ticks,
    band,
    x: (index) => left + band * (index + 0.5),
    y: (value) => bottom - ((bottom - top) * value) / highest,
  }
}
