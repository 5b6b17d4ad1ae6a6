import {
  type Cierre,
  type ComparedPeriods,
  dayOf,
  FEW,
  type InformePaper,
  type InformePeriod,
  METAS,
} from '@naf/contract'
import type { Column } from '../export/export.ts'
import { plainNumber } from '../util.ts'
import {
  citiesOf,
  type Group,
  groupSmall,
  type NamedFigure,
  type ShownFigure,
  shown,
  shownOfMonths,
  shownOfPeriod,
} from './anonymize.ts'

/** The report as it leaves the centre: tables that the browser prints, and the rows of a file. */

const CIERRE: Record<Cierre, string> = {
  atendida: 'Atendida',
  sin_respuesta: 'Sin respuesta',
  ya_no_la_necesita: 'Ya no la necesita',
  duplicada: 'Duplicada',
  correo_ajeno: 'Correo de otra persona',
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

interface Breakdown {
  part: keyof InformePeriod
  title: string
  groups: Group[]
}

/** The members of staff keep their names: their small counts identify nobody that they served. */
const teamOf = ({ Atiende }: InformePeriod): Group[] =>
  Atiende.map(({ Nombre, Cantidad }) => ({ name: Nombre || 'Cuenta eliminada', count: shown(Cantidad) }))

const breakdownsOf = (period: InformePeriod): Breakdown[] => {
  const groupsOf = (part: (typeof BREAKDOWNS)[number][0]) =>
    part === 'Ciudad' ? citiesOf(period) : groupSmall(period[part])
  const breakdowns = BREAKDOWNS.map(
    ([part, title]): Breakdown => ({
      part,
      title,
      groups: groupsOf(part).map(({ name, count }) => ({ name: NAMES[part]?.[name] ?? name, count })),
    }),
  )
  const team: Breakdown = { part: 'Atiende', title: 'Quién atendió', groups: teamOf(period) }
  return [...breakdowns, team].filter(({ groups }) => groups.length > 0)
}

/** A figure as a person reads it; a dash if there is none. */
const figureText = (count: ShownFigure): string => {
  if (count === undefined) return '–'
  if (count === null) return FEW
  return typeof count === 'string' ? count : plainNumber(count)
}

const monthFormat = new Intl.DateTimeFormat('es-EC', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** On one line, however narrow its column is. */
const monthText = (month: string): string =>
  monthFormat.format(new Date(`${month}-01`)).replace(' ', '\u00a0')

const GOALS: Partial<Record<NamedFigure['key'], number>> = {
  Atendidas: METAS.atendidos,
  Personas: METAS.personas,
  Capacitaciones: METAS.capacitaciones,
  Redes: METAS.redes,
}

const summaryOf = ({ Periodo, Anterior }: ComparedPeriods, hasGoals: boolean): InformePaper['Resumen'] => {
  const before = shownOfPeriod(Anterior)
  const goalOf = (key: NamedFigure['key']) => (GOALS[key] ? figureText(GOALS[key]) : '')
  return {
    Encabezados: ['Dato', 'En el periodo', 'En el anterior', ...(hasGoals ? ['Meta'] : [])],
    Filas: shownOfPeriod(Periodo).map(({ key, name, count }, index) => [
      name,
      figureText(count),
      figureText(before[index]?.count),
      ...(hasGoals ? [goalOf(key)] : []),
    ]),
  }
}

/** The columns of the months: as many as fit on A4. */
const OF_MONTHS: Partial<Record<NamedFigure['key'], string>> = {
  Recibidas: 'Recibidas',
  Atendidas: 'Atendidas',
  Asistencias: 'Asistencias',
  EsperaMitad: 'Espera, mitad',
  EsperaCasiTodas: 'Espera, 9/10',
}

const monthsOf = ({ Meses }: InformePeriod): InformePaper['Meses'] => {
  const months = shownOfMonths(Meses)
  const chartOf = (wanted: NamedFigure['key']) =>
    months.map((figures) => {
      const count = figures.find(({ key }) => key === wanted)?.count
      return typeof count === 'number' ? count : null
    })
  return {
    Encabezados: ['Mes', ...Object.values(OF_MONTHS)],
    Filas: Meses.map(({ Mes }, index) => [
      monthText(Mes),
      ...(months[index] ?? []).flatMap(({ key, count }) => (OF_MONTHS[key] ? [figureText(count)] : [])),
    ]),
    Recibidas: chartOf('Recibidas'),
    Atendidas: chartOf('Atendidas'),
  }
}

/** @param periods of whole months that are over (`endedMonthsOf`) */
export const paperOf = (periods: ComparedPeriods, hasGoals: boolean): InformePaper => {
  const { Periodo, Anterior } = periods
  return {
    Desde: Periodo.Desde,
    Hasta: Periodo.Hasta,
    Anterior: { Desde: Anterior.Desde, Hasta: Anterior.Hasta },
    Resumen: summaryOf(periods, hasGoals),
    Meses: monthsOf(Periodo),
    Desgloses: breakdownsOf(Periodo).map(({ part, title, groups }) => ({
      Parte: part,
      Titulo: title,
      Grupos: groups.map(({ name, count }) => ({ Nombre: name, Cantidad: count })),
    })),
  }
}

/** A row of the file. */
interface ReportRow {
  desde: string
  hasta: string
  grupo: string
  dato: string
  cantidad: number | string
}

export const COLUMNS: readonly Column<ReportRow>[] = [
  { header: 'Desde', dates: 'days', width: 12, value: ({ desde }) => new Date(desde) },
  { header: 'Hasta', dates: 'days', width: 12, value: ({ hasta }) => new Date(hasta) },
  { header: 'Grupo', width: 26, value: ({ grupo }) => grupo },
  { header: 'Dato', width: 44, value: ({ dato }) => dato },
  { header: 'Cantidad', width: 14, value: ({ cantidad }) => cantidad },
]

const lastDayOf = (month: string): string => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 0)

/** @param period of whole months that are over (`endedMonthsOf`) */
export const rowsOf = (period: InformePeriod): ReportRow[] => {
  const rows = (
    grupo: string,
    figures: readonly Pick<NamedFigure, 'name' | 'count'>[],
    days = { desde: period.Desde, hasta: period.Hasta },
  ): ReportRow[] =>
    figures.flatMap(({ name, count }) =>
      count === undefined ? [] : [{ ...days, grupo, dato: name, cantidad: count ?? FEW }],
    )
  const months = shownOfMonths(period.Meses)
  return [
    ...rows('Periodo', shownOfPeriod(period)),
    ...period.Meses.flatMap(({ Mes }, index) =>
      rows('Por mes', months[index] ?? [], { desde: `${Mes}-01`, hasta: lastDayOf(Mes) }),
    ),
    ...breakdownsOf(period).flatMap(({ title, groups }) => rows(title, groups)),
  ]
}
