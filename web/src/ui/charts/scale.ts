import { formatNumber } from '../../lib/format.ts'

const STEPS = [1, 2, 5, 10]

/** What an axis is marked with: whole, round numbers from 0 to at least `max`, about as many as asked for. */
export const ticksTo = (max: number, about = 4): readonly number[] => {
  const least = Math.max(max, 1) / about
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, STEPS.map((one) => one * power).find((one) => one >= least) ?? 10 * power)
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step)
}

/** About how wide a text is, in the chart's own units. */
export const widthOf = (text: string, em: number): number =>
  [...text].reduce((width, letter) => width + em * (letter === '.' ? 0.3 : 0.6), 0)

/** Whether each of these figures has room above what it is about: some without the others would look like more. */
export const haveRoom = (values: readonly (number | null)[], room: number, em: number): boolean =>
  values.every((value) => widthOf(formatNumber(value ?? 0), em) <= room)

/** Every how many labels there is room for one: 1 for all of them. */
export const everyNth = (labels: readonly string[], band: number, em: number): number => {
  const widest = Math.max(0, ...labels.map((label) => widthOf(label, em))) + em / 2
  return Math.max(1, Math.ceil(widest / band))
}
