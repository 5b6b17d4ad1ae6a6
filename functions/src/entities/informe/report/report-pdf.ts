import { type Informe, type InformePaper, REPORT_PAPER } from '@naf/contract'
import { sectionBoxes } from '../../../documents/blocks.ts'
import { paginate } from '../../../documents/flow.ts'
import { drawHeading } from '../../../documents/furniture.ts'
import { writePaper } from '../../../documents/paper.ts'
import { writable } from '../../../documents/pen.ts'
import type { Block, Section } from '../../../documents/section.ts'
import { FLOW } from '../../../documents/style.ts'
import { asLongDay, longDay } from '../../../platform/long-day.ts'
import { figureText } from '../paper.presenter.ts'
import { barsOf, columnsOf, signatures } from './charts.ts'

/** Read when the first report is asked for, with pdfkit: no other answer waits for them. */

const NOTICE = 'Informe del NAF ESPE. Las cifras no señalan a ninguna persona.'

const tableOf = ({ Encabezados, Filas }: InformePaper['Resumen']): Block => ({
  table: { head: Encabezados, rows: Filas, amountsFrom: 1 },
})

const summary = ({ Anterior, Papel }: Informe): Section => ({
  titulo: REPORT_PAPER.summary,
  blocks: [
    {
      p: `${REPORT_PAPER.compared(longDay(Anterior.Desde), longDay(Anterior.Hasta))} ${REPORT_PAPER.grouped}`,
    },
    tableOf(Papel.Resumen),
  ],
})

const byMonth = ({ Meses }: InformePaper): Section => {
  const chart = columnsOf(
    Meses.Filas.map(([name, received = '', served = ''], index) => ({
      name,
      received: { count: Meses.Recibidas[index] ?? null, text: received },
      served: { count: Meses.Atendidas[index] ?? null, text: served },
    })),
  )
  return { titulo: REPORT_PAPER.byMonth, blocks: [...(chart ? [{ figure: chart }] : []), tableOf(Meses)] }
}

const ofGroups = ({ Titulo, Grupos }: InformePaper['Desgloses'][number]): Section => {
  const named = Grupos.map(({ Nombre, Cantidad }) => ({ name: writable(Nombre), count: Cantidad }))
  const chart = barsOf(Titulo, named)
  const rows = named.map(({ name, count }) => [name, figureText(count)])
  const table: Block = { table: { head: REPORT_PAPER.groupHeaders, rows, amountsFrom: 1 } }
  return { titulo: Titulo, blocks: chart ? [{ figure: chart }, table] : [table] }
}

const SIGNED: Section = {
  titulo: 'Firmas',
  blocks: [{ figure: signatures }],
}

const LIMITS = { top: FLOW.top, bottom: FLOW.bottom }

/** An A4 report of a period with its cover, its charts, a table for each and lines to sign on. */
export const reportPdf = (informe: Informe, now: Date): Promise<Buffer> => {
  const { Periodo, Papel } = informe
  const { author, kind, title, about, made } = REPORT_PAPER
  const descripcion = about(longDay(Periodo.Desde), longDay(Periodo.Hasta))
  return writePaper({ titulo: title, autor: author, descripcion, date: now }, (pen, root) => {
    const byline = made(asLongDay(now))
    const firstTop = drawHeading(pen, root, { kind, titulo: title, byline, descripcion })
    const cover = sectionBoxes(pen, root, summary(informe))
    const sections = [byMonth(Papel), ...Papel.Desgloses.map(ofGroups)]
    const figures = sections.flatMap((section) => sectionBoxes(pen, root, section))
    const last = figures.at(-1)
    // Who signs does so below figures, and not on a page without any.
    if (last) last.keepWithNext = true
    const boxes = [...figures, ...sectionBoxes(pen, root, SIGNED)]
    const pages = [
      ...paginate(cover, { ...LIMITS, firstTop }),
      ...paginate(boxes, { ...LIMITS, firstTop: FLOW.top }),
    ]
    return { pages, notice: NOTICE }
  })
}
