import {
  type Backlog,
  CIERRE_TEXTS,
  type ComparedPeriods,
  dayAt,
  dayOf,
  FEW,
  type InformePaper,
  type InformePeriod,
  METAS,
  MIN_COMPARED,
} from '@naf/contract'
import type { Column } from '../export/export.ts'
import { plainNumber } from '../util.ts'
import {
  citiesOf,
  type Group,
  groupSmall,
  type ShownFigure,
  type ShownFigures,
  shown,
  shownOfMonths,
  shownOfPeriod,
} from './anonymize.ts'

/** The report as it leaves the centre: tables that the browser prints, and the rows of a file. */

const NAMES: Partial<Record<keyof InformePeriod, Record<string, string>>> = {
  Discapacidad: { si: 'Con discapacidad', no: 'Sin discapacidad' },
  Cuenta: { si: 'Con cuenta en el portal', no: 'Sin cuenta' },
  Cierre: CIERRE_TEXTS,
  Opinion: Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [`${stars}`, `${stars} de 5`])),
  Provincia: { '': 'Sin provincia conocida' },
  Ciudad: { '': 'Sin ciudad conocida' },
  Atiende: { '': 'Cuenta eliminada' },
}

const TITLES = {
  Servicio: 'Por tipo de servicio',
  Contribuyente: 'Por tipo de contribuyente',
  Medio: 'Por medio de contacto',
  Provincia: 'Por provincia',
  Ciudad: 'Por ciudad',
  Discapacidad: 'Por discapacidad',
  Cuenta: 'Con y sin cuenta',
  Cierre: 'Cómo se cerraron',
  Opinion: 'Opiniones',
  Atiende: 'Quién atendió',
} as const
type Part = keyof typeof TITLES

const groupsOf = (period: InformePeriod, part: Part): Group[] => {
  if (part === 'Ciudad') return citiesOf(period)
  if (part !== 'Atiende') return groupSmall(period[part])
  // The members of staff keep their names: their small counts identify nobody that they served.
  return period.Atiende.map(({ Nombre, Cantidad }) => ({ Nombre, Cantidad: shown(Cantidad) }))
}

const breakdownsOf = (period: InformePeriod): InformePaper['Desgloses'] =>
  Object.entries(TITLES).flatMap(([part, Titulo]) => {
    const names = NAMES[part as Part]
    const groups = groupsOf(period, part as Part)
    const Grupos = groups.map((group) => ({ ...group, Nombre: names?.[group.Nombre] ?? group.Nombre }))
    return Grupos.length > 0 ? [{ Parte: part, Titulo, Grupos }] : []
  })

/** A figure as a person reads it; a dash if there is none. */
const figureText = (count: ShownFigure): string => {
  if (count === undefined) return '–'
  if (count === null) return FEW
  return typeof count === 'string' ? count : plainNumber(count)
}

/** «jul 2026» on one line, however narrow its column is. */
const monthText = (month: string): string =>
  new Date(`${month}-01`)
    .toLocaleDateString('es-EC', { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(' ', '\u00a0')

type FigureName = keyof InformePeriod
const FIGURES: readonly (readonly [FigureName, name: string])[] = [
  ['Recibidas', 'Solicitudes recibidas'],
  ['Cerradas', 'Solicitudes cerradas'],
  ['Atendidas', 'Contribuyentes atendidos'],
  ['Personas', 'Personas atendidas'],
  ['Capacitaciones', 'Capacitaciones'],
  ['Asistencias', 'Asistencias a capacitaciones'],
  ['Inscripciones', 'Inscripciones'],
  ['EsperaMitad', 'Días de espera de la mitad'],
  ['EsperaCasiTodas', 'Días de espera de 9 de cada 10'],
  ['OpinionMedia', 'Opinión media, de 5'],
  ['Redes', 'Más seguidores en redes, en %'],
]

const GOALS: Partial<Record<FigureName, number>> = {
  Atendidas: METAS.atendidos,
  Personas: METAS.personas,
  Capacitaciones: METAS.capacitaciones,
  Redes: METAS.redes,
}

/** How a shown count changed, if there were enough before. */
const changeText = (now: ShownFigure, before: ShownFigure): string => {
  if (typeof now !== 'number' || typeof before !== 'number' || before < MIN_COMPARED) return '–'
  const percent = Math.round((100 * Math.abs(now - before)) / before)
  return percent === 0 ? 'igual' : `${plainNumber(percent)}\u00a0% ${now > before ? 'más' : 'menos'}`
}

const COUNTS: readonly FigureName[] = [
  'Recibidas',
  'Cerradas',
  'Atendidas',
  'Personas',
  'Asistencias',
  'Inscripciones',
]

const summaryOf = ({ Periodo, Anterior }: ComparedPeriods, hasGoals: boolean): InformePaper['Resumen'] => {
  const [now, before] = [shownOfPeriod(Periodo), shownOfPeriod(Anterior)]
  const goalOf = (key: FigureName) => (GOALS[key] ? figureText(GOALS[key]) : '')
  return {
    Encabezados: ['Dato', 'En el periodo', 'En el anterior', 'Cambio', ...(hasGoals ? ['Meta'] : [])],
    Filas: FIGURES.map(([key, name]) => [
      name,
      figureText(now[key]),
      figureText(before[key]),
      COUNTS.includes(key) ? changeText(now[key], before[key]) : '',
      ...(hasGoals ? [goalOf(key)] : []),
    ]),
  }
}

/** The columns of the months: as many as fit on A4. */
const OF_MONTHS: readonly (readonly [FigureName, header: string])[] = [
  ['Recibidas', 'Recibidas'],
  ['Atendidas', 'Atendidas'],
  ['Asistencias', 'Asistencias'],
  ['EsperaMitad', 'Espera, mitad'],
  ['EsperaCasiTodas', 'Espera, 9/10'],
]

const monthsOf = ({ Meses }: InformePeriod): InformePaper['Meses'] => {
  const months = shownOfMonths(Meses)
  const chartOf = (key: FigureName) =>
    months.map(({ [key]: count }) => (typeof count === 'number' ? count : null))
  return {
    Encabezados: ['Mes', ...OF_MONTHS.map(([, header]) => header)],
    Filas: months.map((figures, index) => [
      monthText(Meses[index]?.Mes ?? ''),
      ...OF_MONTHS.map(([key]) => figureText(figures[key])),
    ]),
    Recibidas: chartOf('Recibidas'),
    Atendidas: chartOf('Atendidas'),
  }
}

/** The ages of the open requests, the youngest first. The oldest request is left out: it is one person. */
const waitingOf = ({ Cantidad, Edades }: Backlog): InformePaper['Pendientes'] => {
  const groups = groupSmall(Object.fromEntries(Edades.map((age) => [age.Nombre, age.Cantidad])))
  const kept = Edades.flatMap(({ Nombre }) => groups.find((group) => group.Nombre === Nombre) ?? [])
  const others = groups.filter((group) => !kept.includes(group))
  return { Dia: dayAt(new Date()), Cantidad: shown(Cantidad), Edades: [...kept, ...others] }
}

/** @param periods of whole months that are over (`endedMonthsOf`) */
export const paperOf = (periods: ComparedPeriods, backlog: Backlog, hasGoals: boolean): InformePaper => {
  const { Periodo, Anterior } = periods
  return {
    Desde: Periodo.Desde,
    Hasta: Periodo.Hasta,
    Anterior: { Desde: Anterior.Desde, Hasta: Anterior.Hasta },
    Resumen: summaryOf(periods, hasGoals),
    Pendientes: waitingOf(backlog),
    Meses: monthsOf(Periodo),
    Desgloses: breakdownsOf(Periodo),
  }
}

/** A row of the file. */
type ReportRow = Record<'desde' | 'hasta' | 'grupo' | 'dato', string> & { cantidad: number | string }

export const COLUMNS: readonly Column<ReportRow>[] = [
  { header: 'Desde', dates: 'days', width: 12, value: ({ desde }) => new Date(desde) },
  { header: 'Hasta', dates: 'days', width: 12, value: ({ hasta }) => new Date(hasta) },
  { header: 'Grupo', width: 26, value: ({ grupo }) => grupo },
  { header: 'Dato', width: 44, value: ({ dato }) => dato },
  { header: 'Cantidad', width: 14, value: ({ cantidad }) => cantidad },
]

const lastDayOf = (month: string): string => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 0)

export const backlogRows = (backlog: Backlog): ReportRow[] => {
  const { Dia, Cantidad, Edades } = waitingOf(backlog)
  return [{ Nombre: 'En total', Cantidad }, ...Edades].map((group) => ({
    ...{ desde: Dia, hasta: Dia, grupo: 'Quiénes esperan' },
    ...{ dato: group.Nombre, cantidad: group.Cantidad ?? FEW },
  }))
}

/** @param period of whole months that are over (`endedMonthsOf`) */
export const rowsOf = (period: InformePeriod): ReportRow[] => {
  const whole = { desde: period.Desde, hasta: period.Hasta }
  const rows = (grupo: string, figures: ShownFigures, days = whole): ReportRow[] =>
    FIGURES.flatMap(([key, dato]) => {
      const { [key]: count } = figures
      return count === undefined ? [] : [{ ...days, grupo, dato, cantidad: count ?? FEW }]
    })
  const months = shownOfMonths(period.Meses)
  return [
    ...rows('Periodo', shownOfPeriod(period)),
    ...period.Meses.flatMap(({ Mes }, index) =>
      rows('Por mes', months[index] ?? {}, { desde: `${Mes}-01`, hasta: lastDayOf(Mes) }),
    ),
    ...breakdownsOf(period).flatMap(({ Titulo: grupo, Grupos }) =>
      Grupos.map(({ Nombre: dato, Cantidad }) => ({ ...whole, grupo, dato, cantidad: Cantidad ?? FEW })),
    ),
  ]
}
