import { FEWEST, type Figures, type InformePeriod, OTHER_GROUPS } from '@naf/contract'
import { provinceOfCity } from '../asesorias/places.ts'
import { plainNumber } from '../util.ts'
import { sumOf } from './figures.ts'

/** Small-group suppression: no figure that leaves the centre identifies somebody, nor helps to compute one that does. */

/** Instead of a figure that would reveal a small one. */
const UNTOLD = 'no se dice'

/** A count; null if it is below `FEWEST`. Zero is shown, because it is about nobody. */
export const shown = (count: number): number | null => (count === 0 || count >= FEWEST ? count : null)

export interface Group {
  name: string
  /** Null if it is suppressed. */
  count: number | null
}

/**
 * The groups by size, with the small ones in one group of others. If those together are still too few, the next larger
 * group joins them, because a reader who knows the total could subtract the rest. The total stays the same.
 */
export const groupSmall = (
  counts: Readonly<Record<string, number>>,
  others: string = OTHER_GROUPS,
): Group[] => {
  const kept = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
  let hidden = 0
  const isTooSmall = (count: number) => count < FEWEST || (hidden > 0 && hidden < FEWEST)
  for (let last = kept.at(-1); last && isTooSmall(last[1]); last = kept.at(-1)) {
    hidden += last[1]
    kept.pop()
  }
  const groups = kept.map(([name, count]): Group => ({ name, count }))
  return hidden === 0 ? groups : [...groups, { name: others, count: shown(hidden) }]
}

/** The cities, grouped within each province: the count of a province would reveal a city that is missing from it. */
export const citiesOf = ({ Provincia, Ciudad }: Pick<InformePeriod, 'Provincia' | 'Ciudad'>): Group[] =>
  groupSmall(Provincia).flatMap(({ name, count }) => {
    if (count === null || !(name in Provincia) || name === '') return [{ name, count }]
    const cities = Object.entries(Ciudad).filter(([city]) => provinceOfCity(city) === name)
    const unknown = Math.max(0, count - sumOf(cities.map(([, one]) => one)))
    return groupSmall({ ...Object.fromEntries(cities), '': unknown }, `Otros lugares de ${name}`).map(
      (group) => (group.name === '' ? { ...group, name: `${name}, sin ciudad conocida` } : group),
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

export interface NamedFigure {
  key: keyof InformePeriod
  name: string
  count: ShownFigure
}

/** The figures of a period or a month. The waiting times of a few people are suppressed. */
const shownFigures = (figures: Figures): NamedFigure[] => {
  const { Recibidas, Cerradas, Atendidas, Asistencias, Capacitaciones, Inscripciones } = figures
  const waited = (days: number | null) => (days === null ? undefined : Atendidas < FEWEST ? UNTOLD : days)
  return [
    { key: 'Recibidas', name: 'Solicitudes recibidas', count: shown(Recibidas) },
    {
      key: 'Cerradas',
      name: 'Solicitudes cerradas',
      count: shownSum(Atendidas, Math.max(0, Cerradas - Atendidas)),
    },
    { key: 'Atendidas', name: 'Contribuyentes atendidos', count: shown(Atendidas) },
    { key: 'Personas', name: 'Personas atendidas', count: shownSum(Atendidas, Asistencias) },
    { key: 'Capacitaciones', name: 'Capacitaciones', count: Capacitaciones },
    { key: 'Asistencias', name: 'Asistencias a capacitaciones', count: shown(Asistencias) },
    { key: 'Inscripciones', name: 'Inscripciones', count: shown(Inscripciones) },
    { key: 'EsperaMitad', name: 'Días de espera de la mitad', count: waited(figures.EsperaMitad) },
    {
      key: 'EsperaCasiTodas',
      name: 'Días de espera de 9 de cada 10',
      count: waited(figures.EsperaCasiTodas),
    },
  ]
}

/** The figures of a whole period. The mean of a few opinions is suppressed. */
export const shownOfPeriod = (period: InformePeriod): NamedFigure[] => {
  const { Opinion, OpinionMedia } = period
  const areFew = sumOf(Object.values(Opinion)) < FEWEST
  const mean = OpinionMedia === null ? undefined : areFew ? UNTOLD : OpinionMedia
  return [
    ...shownFigures(period),
    { key: 'OpinionMedia', name: 'Opinión media, de 5', count: mean },
    { key: 'Redes', name: 'Más seguidores en redes, en %', count: period.Redes.Crecimiento ?? undefined },
  ]
}

/**
 * For counts beside their total: the indexes of the small ones and of the next larger ones, until the suppressed ones are
 * at least five together.
 */
const suppressedBesideTotal = (counts: readonly number[]): Set<number> => {
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

const INDEPENDENT = ['Recibidas', 'Inscripciones'] as const
/** These follow from each other: who was served was closed, and people are those served and those who attended. */
const DEPENDENT = ['Cerradas', 'Atendidas', 'Personas', 'Asistencias'] as const
/** A shown waiting time says that at least five were served. */
const WAITS = ['EsperaMitad', 'EsperaCasiTodas'] as const

/**
 * The figures of the months, which stand beside those of the whole period. All suppressed months look alike: if the small
 * one were known, 1 and 5 could be computed from their sum 6.
 */
export const shownOfMonths = (months: readonly Figures[]): NamedFigure[][] => {
  const suppressedOf = (key: keyof Figures) => suppressedBesideTotal(months.map((month) => month[key] ?? 0))
  const ofAnyDependent = new Set(DEPENDENT.flatMap((key) => [...suppressedOf(key)]))
  const suppressed = new Map<string, Set<number>>([
    ...INDEPENDENT.map((key) => [key, suppressedOf(key)] as const),
    ...[...DEPENDENT, ...WAITS].map((key) => [key, ofAnyDependent] as const),
  ])
  return months.map((month, index) =>
    shownFigures(month).map((figure) =>
      suppressed.get(figure.key)?.has(index) ? { ...figure, count: UNTOLD } : figure,
    ),
  )
}
