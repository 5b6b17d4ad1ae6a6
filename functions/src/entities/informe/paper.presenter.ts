import {
  type ComparedPeriods,
  type InformePaper,
  type InformePeriod,
  isSemester,
  METAS,
  REPORT_PAPER,
} from '@naf/contract'
import { plainNumber } from '../../util.ts'

import { breakdownsOf, type Leaving, type Said, saidOfMonths, saidOfPeriod } from './leaving.ts'

/** The report in tables, with what its charts show, for the browser to print. */

/** A figure as a person reads it; a dash where there is none. */
const figureText = (count: Leaving): string => {
  if (count === undefined) return '–'
  if (count === null) return REPORT_PAPER.few
  return typeof count === 'string' ? count : plainNumber(count)
}

const month = new Intl.DateTimeFormat('es-EC', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** On one line, however narrow its column is. */
const monthText = (yearAndMonth: string): string =>
  month.format(new Date(`${yearAndMonth}-01`)).replace(' ', '\u00a0')

const GOALS: Partial<Record<Said['key'], number>> = {
  Atendidas: METAS.atendidos,
  Personas: METAS.personas,
  Capacitaciones: METAS.capacitaciones,
  Redes: METAS.redes,
}

const summaryOf = ({ Periodo, Anterior }: ComparedPeriods): InformePaper['Resumen'] => {
  const before = saidOfPeriod(Anterior)
  const hasGoals = isSemester({ desde: Periodo.Desde, hasta: Periodo.Hasta })
  const goal = (key: Said['key']) => (GOALS[key] ? figureText(GOALS[key]) : '')
  return {
    Encabezados: ['Dato', 'En el periodo', 'En el anterior', ...(hasGoals ? ['Meta'] : [])],
    Filas: saidOfPeriod(Periodo).map(({ key, name, count }, index) => [
      name,
      figureText(count),
      figureText(before[index]?.count),
      ...(hasGoals ? [goal(key)] : []),
    ]),
  }
}

/** As many as stand beside each other on A4. */
const OF_MONTHS: Partial<Record<Said['key'], string>> = {
  Recibidas: 'Recibidas',
  Atendidas: 'Atendidas',
  Asistencias: 'Asistencias',
  EsperaMitad: 'Espera, mitad',
  EsperaCasiTodas: 'Espera, 9/10',
}

const monthsOf = ({ Meses }: InformePeriod): InformePaper['Meses'] => {
  const months = saidOfMonths(Meses)
  const chartOf = (wanted: Said['key']) =>
    months.map((said) => {
      const count = said.find(({ key }) => key === wanted)?.count
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

export const presentPaper = (informe: ComparedPeriods): InformePaper => ({
  Resumen: summaryOf(informe),
  Meses: monthsOf(informe.Periodo),
  Desgloses: breakdownsOf(informe.Periodo).map(({ part, title, groups }) => ({
    Parte: part,
    Titulo: title,
    Grupos: groups.map(({ name, count }) => ({ Nombre: name, Cantidad: count })),
  })),
})
