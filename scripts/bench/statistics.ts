import { median } from '../lib/median.ts'

/** How one measure of a run stands to another: the median over rounds, each of which compares its own two, and its range. */
export interface Ratio {
  value: number
  low: number
  high: number
}

/** Round by round, so that what slows the machine for a while slows both sides of a division. */
export const ratioOf = (some: readonly number[], others: readonly number[]): Ratio => {
  const ratios = some.map((value, round) => value / (others[round] ?? Number.NaN))
  return { value: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) }
}

/** Object by object the median of each number. */
export const medians = <T extends { [K in keyof T]: number }>(samples: readonly T[]): T => {
  const keys = Object.keys(samples[0] ?? {}) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, median(samples.map((sample) => sample[key]))])) as T
}

/**
 * The exponent with which a cost grows with a size, by least squares over their logarithms: 0 is constant, 1 is
 * proportional. NaN where there are less than two points above zero.
 */
export const exponentOf = (points: readonly (readonly [size: number, cost: number])[]): number => {
  const logs = points
    .filter(([size, cost]) => size > 0 && cost > 0)
    .map(([size, cost]) => [Math.log(size), Math.log(cost)] as const)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(logs.map(([x]) => x)), mean(logs.map(([, y]) => y))]
  const sum = (of: (x: number, y: number) => number) =>
    logs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0)
  return logs.length < 2 ? Number.NaN : sum((x, y) => x * y) / sum((x) => x * x)
}
