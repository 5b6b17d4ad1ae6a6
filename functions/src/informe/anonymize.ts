import { FEWEST, type Figures, type InformePaper, type InformePeriod, OTHER_GROUPS } from '@naf/contract'
import { provinceOfCity } from '../asesorias/places.ts'
import { plainNumber } from '../util.ts'
import { sumOf } from './figures.ts'

/** Small-group suppression: no figure that leaves the centre identifies somebody, nor helps to compute one that does. */

/** Instead of a figure that would reveal a small one. */
const UNTOLD = 'no se dice'

/** A count; null if it is below `FEWEST`. Zero is shown, because it is about nobody. */
export const shown = (count: number): number | null => (count === 0 || count >= FEWEST ? count : null)

/**
 * For counts beside their total: the indexes of the small ones, and of the next larger ones until the suppressed ones are at
 * least five together, because a reader who knows the total could subtract the rest.
 */
const suppressedIn = (counts: readonly number[]): Set<number> => {
  const suppressed = new Set<number>()
  let hidden = 0
  const fewestFirst = counts.map((count, index) => ({ count, index })).filter(({ count }) => count > 0)
  for (const { count, index } of fewestFirst.sort((a, b) => a.count - b.count)) {
    if (count >= FEWEST && (hidden === 0 || hidden >= FEWEST)) break
    suppressed.add(index)
    hidden += count
  }
  return suppressed
}

export type Group = InformePaper['Desgloses'][number]['Grupos'][number]

/** The groups by size, with the suppressed ones in one group of others. The total stays the same. */
export const groupSmall = (
  counts: Readonly<Record<string, number>>,
  others: string = OTHER_GROUPS,
): Group[] => {
  const groups = Object.entries(counts).map(([Nombre, Cantidad]) => ({ Nombre, Cantidad }))
  const suppressed = suppressedIn(Object.values(counts))
  const kept = groups.filter(({ Cantidad }, index) => Cantidad > 0 && !suppressed.has(index))
  const hidden = sumOf(groups.map(({ Cantidad }, index) => (suppressed.has(index) ? Cantidad : 0)))
  const bySize = kept.sort((a, b) => b.Cantidad - a.Cantidad)
  return hidden === 0 ? bySize : [...bySize, { Nombre: others, Cantidad: shown(hidden) }]
}

/** The cities, grouped within each province: the count of a province would reveal a city that is missing from it. */
export const citiesOf = ({ Provincia, Ciudad }: Pick<InformePeriod, 'Provincia' | 'Ciudad'>): Group[] =>
  groupSmall(Provincia).flatMap((province) => {
    const { Nombre: name, Cantidad: count } = province
    if (count === null || !(name in Provincia) || name === '') return [province]
    const cities = Object.entries(Ciudad).filter(([city]) => provinceOfCity(city) === name)
    const unknown = Math.max(0, count - sumOf(cities.map(([, one]) => one)))
    return groupSmall({ ...Object.fromEntries(cities), '': unknown }, `Otros lugares de ${name}`).map(
      (group) => (group.Nombre === '' ? { ...group, Nombre: `${name}, sin ciudad conocida` } : group),
    )
  })

/** A shown figure: null if it is too small, a text instead of a number, undefined if there is none. */
export type ShownFigure = number | string | null | undefined

/** The sum of two groups. If one of them is suppressed it is a lower bound, so that nobody can subtract the other. */
const shownSum = (one: number, other: number): ShownFigure => {
  const sum = one + other
  if (shown(sum) === null || (shown(one) !== null && shown(other) !== null)) return shown(sum)
  return `${plainNumber(Math.max(FEWEST, one, other))} o más`
}

const unserved = ({ Cerradas, Atendidas }: Figures): number => Math.max(0, Cerradas - Atendidas)

export type ShownFigures = Partial<Record<keyof InformePeriod, ShownFigure>>

/** The waiting times of a few people are suppressed. */
const shownFigures = (figures: Figures): ShownFigures => {
  const { Recibidas, Atendidas, Asistencias, Capacitaciones, Inscripciones } = figures
  const waited = (days: number | null) => (days === null ? undefined : Atendidas < FEWEST ? UNTOLD : days)
  return {
    Recibidas: shown(Recibidas),
    Cerradas: shownSum(Atendidas, unserved(figures)),
    Atendidas: shown(Atendidas),
    Personas: shownSum(Atendidas, Asistencias),
    Capacitaciones,
    Asistencias: shown(Asistencias),
    Inscripciones: shown(Inscripciones),
    EsperaMitad: waited(figures.EsperaMitad),
    EsperaCasiTodas: waited(figures.EsperaCasiTodas),
  }
}

/** The figures of a whole period. The mean of a few opinions is suppressed. */
export const shownOfPeriod = (period: InformePeriod): ShownFigures => {
  const { Opinion, OpinionMedia } = period
  const areFew = sumOf(Object.values(Opinion)) < FEWEST
  return {
    ...shownFigures(period),
    OpinionMedia: OpinionMedia === null ? undefined : areFew ? UNTOLD : OpinionMedia,
    Redes: period.Redes.Crecimiento ?? undefined,
  }
}

const INDEPENDENT = ['Recibidas', 'Inscripciones'] as const
/** A reader can compute these from each other: 'Cerradas' includes 'Atendidas', 'Personas' is 'Atendidas' + 'Asistencias'. */
const DEPENDENT = ['Cerradas', 'Atendidas', 'Personas', 'Asistencias'] as const
/** A shown waiting time says that at least five were served. */
const WAITS = ['EsperaMitad', 'EsperaCasiTodas'] as const

/**
 * The figures of the months, which stand beside those of the whole period. All suppressed months look alike. A
 * reader who knows which one is below five, and computes a sum of 6 from the total, would know that they are 1 and 5.
 */
export const shownOfMonths = (months: readonly Figures[]): ShownFigures[] => {
  const suppressedOf = (key: keyof Figures) => suppressedIn(months.map((month) => month[key] ?? 0))
  const ofAnyDependent = new Set(DEPENDENT.flatMap((key) => [...suppressedOf(key)]))
  const ofUnserved = suppressedIn(months.map(unserved))
  const suppressed = new Map<string, Set<number>>([
    ...INDEPENDENT.map((key) => [key, suppressedOf(key)] as const),
    ...[...DEPENDENT, ...WAITS].map((key) => [key, ofAnyDependent] as const),
    ['Cerradas', new Set([...ofAnyDependent, ...ofUnserved])],
  ])
  return months.map((month, index) => {
    const figures = Object.entries(shownFigures(month))
    return Object.fromEntries(
      figures.map(([key, figure]) => [key, suppressed.get(key)?.has(index) ? UNTOLD : figure]),
    )
  })
}
