import type { SortValue } from './types.ts'

const collator = new Intl.Collator('es-EC', { sensitivity: 'base', numeric: true })

/** Numbers by size, text as a Spanish dictionary has it. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * A list in the order of its values, each of which is read once. Nothing known comes last in either direction, and what
 * is equal stays in the order in which it came.
 */
export const sortBy = <T>(list: readonly T[], valueIn: (item: T) => SortValue, desc: boolean): T[] => {
  const sign = desc ? -1 : 1
  return list
    .map((item) => ({ item, value: valueIn(item) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ item }) => item)
}
