import { type Cierre, FEWEST, type Figures, type InformePeriod, REPORT_PAPER } from '@naf/contract'
import { citiesOf, type Group, groupsOf, said, saidBesideSum, saidSum, sumOf } from './few.ts'

/** The report as it leaves the house, in a file or on paper. */

/** A figure as it leaves: null where it is too small to be said, a text where that is, undefined where there is none. */
export type Leaving = number | string | null | undefined

export interface Said {
  key: keyof InformePeriod
  name: string
  count: Leaving
}

export interface Breakdown {
  part: keyof InformePeriod
  title: string
  groups: Group[]
}

const CIERRE: Record<Cierre, string> = {
  atendida: 'Atendida',
  sin_respuesta: 'Sin respuesta',
  ya_no_la_necesita: 'Ya no la necesita',
  duplicada: 'Duplicada',
}

const NAMES: Partial<Record<keyof InformePeriod, Record<string, string>>> = {
  Discapacidad: { si: 'Con discapacidad', no: 'Sin discapacidad' },
  Cuenta: { si: 'Con cuenta en el portal', no: 'Sin cuenta' },
  Cierre: CIERRE,
  Opinion: Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [`${stars}`, `${stars} de 5`])),
  Provincia: { '': 'Sin provincia conocida' },
  Ciudad: { '': 'Sin ciudad conocida' },
}

const BREAKDOWNS = [
  ['Servicio', 'Por tipo de servicio'],
  ['Contribuyente', 'Por tipo de contribuyente'],
  ['Medio', 'Por medio de contacto'],
  ['Provincia', 'Por provincia'],
  ['Ciudad', 'Por ciudad'],
  ['Discapacidad', 'Por discapacidad'],
  ['Cuenta', 'Con y sin cuenta'],
  ['Cierre', 'Cómo se cerraron'],
  ['Opinion', 'Opiniones'],
] as const

/** Whoever served few may be told apart by nobody but by who works there: people of the team go by their names. */
const teamOf = ({ Atiende }: InformePeriod): Group[] =>
  Atiende.map(({ Nombre, Cantidad }) => ({ name: Nombre || 'Cuenta eliminada', count: said(Cantidad) }))

/** How many there were of each, with what is too few in a group. */
export const breakdownsOf = (period: InformePeriod): Breakdown[] =>
  [
    ...BREAKDOWNS.map(([part, title]) => ({
      part,
      title,
      groups: (part === 'Ciudad' ? citiesOf(period) : groupsOf(period[part])).map(({ name, count }) => ({
        name: NAMES[part]?.[name] ?? name,
        count,
      })),
    })),
    { part: 'Atiende' as const, title: 'Quién atendió', groups: teamOf(period) },
  ].filter(({ groups }) => groups.length > 0)

/** The figures of a period or of one of its months. Of a few who were served nobody's waiting is told. */
export const saidOf = (figures: Figures): Said[] => {
  const { Recibidas, Cerradas, Atendidas, Asistencias, Capacitaciones, Inscripciones } = figures
  const waited = (days: number | null) =>
    days === null ? undefined : Atendidas < FEWEST ? REPORT_PAPER.untold : days
  return [
    { key: 'Recibidas', name: 'Solicitudes recibidas', count: said(Recibidas) },
    {
      key: 'Cerradas',
      name: 'Solicitudes cerradas',
      count: saidSum(Atendidas, Math.max(0, Cerradas - Atendidas)),
    },
    { key: 'Atendidas', name: 'Contribuyentes atendidos', count: said(Atendidas) },
    { key: 'Personas', name: 'Personas atendidas', count: saidSum(Atendidas, Asistencias) },
    { key: 'Capacitaciones', name: 'Capacitaciones', count: Capacitaciones },
    { key: 'Asistencias', name: 'Asistencias a capacitaciones', count: said(Asistencias) },
    { key: 'Inscripciones', name: 'Inscripciones', count: said(Inscripciones) },
    { key: 'EsperaMitad', name: 'Días de espera de la mitad', count: waited(figures.EsperaMitad) },
    {
      key: 'EsperaCasiTodas',
      name: 'Días de espera de 9 de cada 10',
      count: waited(figures.EsperaCasiTodas),
    },
  ]
}

const APART = ['Recibidas', 'Inscripciones'] as const
/** Whom the centre attended to are those served and those who attended, and who was served was closed. */
const TOGETHER = ['Cerradas', 'Atendidas', 'Personas', 'Asistencias'] as const
/** Of a few who were served it is not told, so that telling it says that they were not few. */
const WAITS = ['EsperaMitad', 'EsperaCasiTodas'] as const

/**
 * The figures of a period's months, in their order: beside the whole period's, from which nobody may take them, nor one of those
 * that go together from the others. Which of those that are not said is the small one is not said either, or 1 and 5 could be
 * told from their 6.
 */
export const saidOfMonths = (months: readonly Figures[]): Said[][] => {
  const isUnsaid = (key: (typeof APART | typeof TOGETHER)[number]) =>
    saidBesideSum(months.map((month) => month[key])).map((count) => count === null)
  const each = TOGETHER.map(isUnsaid)
  const together = months.map((_, index) => each.some((one) => one[index]))
  const unsaid = new Map<Said['key'], boolean[]>([
    ...APART.map((key) => [key, isUnsaid(key)] as const),
    ...[...TOGETHER, ...WAITS].map((key) => [key, together] as const),
  ])
  return months.map((month, index) =>
    saidOf(month).map((one) => (unsaid.get(one.key)?.[index] ? { ...one, count: REPORT_PAPER.untold } : one)),
  )
}

/** Of a few opinions a mean says what each was. */
const meanOf = ({ Opinion, OpinionMedia }: InformePeriod): Leaving => {
  if (OpinionMedia === null) return undefined
  return sumOf(Object.values(Opinion)) < FEWEST ? REPORT_PAPER.untold : OpinionMedia
}

/** Those, and what is told of the whole period alone. */
export const saidOfPeriod = (period: InformePeriod): Said[] => [
  ...saidOf(period),
  {
    key: 'OpinionMedia',
    name: 'Opinión media, de 5',
    count: meanOf(period),
  },
  { key: 'Redes', name: 'Más seguidores en redes, en %', count: period.Redes.Crecimiento ?? undefined },
]
