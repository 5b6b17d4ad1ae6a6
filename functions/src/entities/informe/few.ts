import { FEWEST, type InformePeriod, REPORT_PAPER } from '@naf/contract'
import { provinceOfCity } from '../../asesorias/places.ts'
import { plainNumber } from '../../util.ts'

/** What is counted in a period as it leaves the house: by nothing of it can one of a few people be known. */

/** A group of people and how many they are; a figure below `FEWEST` is not said, but of nobody. */
export interface Group {
  name: string
  /** Null where it is not said. */
  count: number | null
}

export const said = (count: number): number | null => (count === 0 || count >= FEWEST ? count : null)

/**
 * The counts by name, the most first, with all that are too few in one group. Where that would still be too few, the next
 * larger one goes along, since whoever knows the sum would work it out. The sum stays as it is.
 */
export const groupsOf = (
  counts: Readonly<Record<string, number>>,
  others: string = REPORT_PAPER.others,
): Group[] => {
  const shown = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
  let hidden = 0
  for (
    let last = shown.at(-1);
    last && (last[1] < FEWEST || (hidden > 0 && hidden < FEWEST));
    last = shown.at(-1)
  ) {
    hidden += last[1]
    shown.pop()
  }
  const groups = shown.map(([name, count]): Group => ({ name, count }))
  return hidden === 0 ? groups : [...groups, { name: others, count: said(hidden) }]
}

/**
 * Counts that stand beside their sum, as those of a year's months do, in their order: what is too few is not said, nor the next
 * larger ones until all that is not said is five at least, lest somebody take the others from the sum.
 */
export const saidBesideSum = (counts: readonly number[]): (number | null)[] => {
  const unsaid = new Set<number>()
  let hidden = 0
  const fewestFirst = counts.map((count, index) => ({ count, index })).filter(({ count }) => count > 0)
  for (const { count, index } of fewestFirst.sort((a, b) => a.count - b.count)) {
    if (count >= FEWEST && (hidden === 0 || hidden >= FEWEST)) break
    unsaid.add(index)
    hidden += count
  }
  return counts.map((count, index) => (unsaid.has(index) ? null : count))
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Cities within their provinces, since whoever knows how many a province has would work out what its cities lack; those of
 * a province that is not said are said together with it.
 */
export const citiesOf = ({ Provincia, Ciudad }: Pick<InformePeriod, 'Provincia' | 'Ciudad'>): Group[] =>
  groupsOf(Provincia).flatMap(({ name, count }) => {
    if (count === null || !(name in Provincia) || name === '') return [{ name, count }]
    const cities = Object.entries(Ciudad).filter(([city]) => provinceOfCity(city) === name)
    const unknown = Math.max(0, count - sumOf(cities.map(([, one]) => one)))
    return groupsOf({ ...Object.fromEntries(cities), '': unknown }, `Otros lugares de ${name}`).map(
      (group) => (group.name === '' ? { ...group, name: `${name}, sin ciudad conocida` } : group),
    )
  })

/**
 * Two groups together: where one of them is too few to be said, nobody can take the other from the sum.
 * @returns null where all of them are too few; a text where that many are sure
 */
export const saidSum = (one: number, other: number): number | string | null => {
  const sum = one + other
  if (said(sum) === null || (said(one) !== null && said(other) !== null)) return said(sum)
  return `${plainNumber(Math.max(FEWEST, one, other))} o más`
}
