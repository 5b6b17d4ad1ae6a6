import { type Informe, type InformePeriod, METAS, REPORT_PAPER, semesterOf } from '@naf/contract'
import { sectionBoxes } from '../../../documents/blocks.ts'
import { paginate } from '../../../documents/flow.ts'
import { drawHeading } from '../../../documents/furniture.ts'
import { writePaper } from '../../../documents/paper.ts'
import { writable } from '../../../documents/pen.ts'
import type { Block, Section } from '../../../documents/section.ts'
import { FLOW } from '../../../documents/style.ts'
import { asLongDay, longDay } from '../../../platform/long-day.ts'
import { saidBesideSum } from '../few.ts'
import { type Breakdown, breakdownsOf, type Said, saidOfMonths, saidOfPeriod, UNSAID } from '../leaving.ts'
import { barsOf, columnsOf, figureText, signatures } from './charts.ts'

/** Read when the first report is asked for, with pdfkit: no other answer waits for them. */

const NOTICE = 'Informe del NAF ESPE. Las cifras no señalan a ninguna persona.'
const GROUPED = `Donde hubo ${UNSAID} personas no se dice cuántas: esos valores van juntos en un solo grupo.`

const month = new Intl.DateTimeFormat('es-EC', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** On one line, however narrow its column is. */
const monthText = (yearAndMonth: string): string =>
  month.format(new Date(`${yearAndMonth}-01`)).replace(' ', '\u00a0')
const daysText = ({ Desde, Hasta }: InformePeriod): string => `del ${longDay(Desde)} al ${longDay(Hasta)}`

/** Goals are set for a semester. */
const isSemester = ({ Desde, Hasta }: InformePeriod): boolean => {
  const semester = semesterOf(Desde)
  return semester.desde === Desde && semester.hasta === Hasta
}

const GOALS: Partial<Record<Said['key'], number>> = {
  Atendidas: METAS.atendidos,
  Personas: METAS.personas,
  Capacitaciones: METAS.capacitaciones,
  Redes: METAS.redes,
}

const summary = ({ Periodo, Anterior }: Informe): Section => {
  const before = saidOfPeriod(Anterior)
  const hasGoals = isSemester(Periodo)
  const rows = saidOfPeriod(Periodo).map(({ key, name, count }, index) => [
    name,
    figureText(count),
    figureText(before[index]?.count),
    ...(hasGoals ? [GOALS[key] ? figureText(GOALS[key]) : ''] : []),
  ])
  const head = ['Dato', 'En el periodo', 'En el anterior', ...(hasGoals ? ['Meta'] : [])]
  return {
    titulo: 'Resumen',
    blocks: [
      { p: `Comparado con el periodo anterior, ${daysText(Anterior)}. ${GROUPED}` },
      { table: { head, rows, amountsFrom: 1 } },
    ],
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

const byMonth = ({ Meses }: InformePeriod): Section => {
  const months = saidOfMonths(Meses)
  const received = saidBesideSum(Meses.map(({ Recibidas }) => Recibidas))
  const served = saidBesideSum(Meses.map(({ Atendidas }) => Atendidas))
  const chart = columnsOf(
    Meses.map(({ Mes }, index) => ({
      name: monthText(Mes),
      received: received[index] ?? null,
      served: served[index] ?? null,
    })),
  )
  const rows = Meses.map(({ Mes }, index) => [
    monthText(Mes),
    ...(months[index] ?? []).flatMap(({ key, count }) => (OF_MONTHS[key] ? [figureText(count)] : [])),
  ])
  const table = { head: ['Mes', ...Object.values(OF_MONTHS)], rows, amountsFrom: 1 }
  return { titulo: 'Por mes', blocks: [...(chart ? [{ figure: chart }] : []), { table }] }
}

const ofBreakdown = ({ title, groups }: Breakdown): Section => {
  const named = groups.map(({ name, count }) => ({ name: writable(name), count }))
  const chart = barsOf(title, named)
  const rows = named.map(({ name, count }) => [name, figureText(count)])
  const table: Block = { table: { head: ['Grupo', 'Cantidad'], rows, amountsFrom: 1 } }
  return { titulo: title, blocks: chart ? [{ figure: chart }, table] : [table] }
}

const SIGNED: Section = {
  titulo: 'Firmas',
  blocks: [{ figure: signatures }],
}

const LIMITS = { top: FLOW.top, bottom: FLOW.bottom }

/** An A4 report of a period with its cover, its charts, a table for each and lines to sign on. */
export const reportPdf = (informe: Informe, now: Date): Promise<Buffer> => {
  const { Periodo } = informe
  const { author, kind, title, about, made } = REPORT_PAPER
  const descripcion = about(longDay(Periodo.Desde), longDay(Periodo.Hasta))
  return writePaper({ titulo: title, autor: author, descripcion, date: now }, (pen, root) => {
    const byline = made(asLongDay(now))
    const firstTop = drawHeading(pen, root, { kind, titulo: title, byline, descripcion })
    const cover = sectionBoxes(pen, root, summary(informe))
    const sections = [byMonth(Periodo), ...breakdownsOf(Periodo).map(ofBreakdown), SIGNED]
    const boxes = sections.flatMap((section) => sectionBoxes(pen, root, section))
    const pages = [
      ...paginate(cover, { ...LIMITS, firstTop }),
      ...paginate(boxes, { ...LIMITS, firstTop: FLOW.top }),
    ]
    return { pages, notice: NOTICE }
  })
}
