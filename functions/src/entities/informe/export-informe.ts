import { type ComparedPeriods, dayOf, type Formato, type InformePeriod, REPORT_PAPER } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { answerExport, type Column } from '../../export/export.ts'
import type { AuthorizedSession } from '../../google/identity.ts'
import type { FileAnswer } from '../../http/respond.ts'
import { breakdownsOf, type Said, saidOfMonths, saidOfPeriod } from './leaving.ts'

/** A row of the table that goes into a spreadsheet. */
interface ReportRow {
  desde: string
  hasta: string
  grupo: string
  dato: string
  cantidad: number | string | null
}

const lastDayOf = (month: string): string => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)) + 1, 0)

const rowsOfPeriod = (period: InformePeriod): ReportRow[] => {
  const { Desde: desde, Hasta: hasta } = period
  const rows = (
    grupo: string,
    figures: readonly Pick<Said, 'name' | 'count'>[],
    days = { desde, hasta },
  ): ReportRow[] =>
    figures.flatMap(({ name, count }) =>
      count === undefined ? [] : [{ ...days, grupo, dato: name, cantidad: count }],
    )
  const said = saidOfMonths(period.Meses)
  const months = period.Meses.flatMap(({ Mes }, index) => {
    const days = {
      desde: `${Mes}-01` < desde ? desde : `${Mes}-01`,
      hasta: lastDayOf(Mes) > hasta ? hasta : lastDayOf(Mes),
    }
    return rows('Por mes', said[index] ?? [], days)
  })
  const breakdowns = breakdownsOf(period).flatMap(({ title, groups }) => rows(title, groups))
  return [...rows('Periodo', saidOfPeriod(period)), ...months, ...breakdowns]
}

/** The period, and the one that it is compared with. */
const reportRows = ({ Periodo, Anterior }: ComparedPeriods): ReportRow[] => [
  ...rowsOfPeriod(Periodo),
  ...rowsOfPeriod(Anterior),
]

const COLUMNS: readonly Column<ReportRow>[] = [
  { header: 'Desde', dates: 'days', width: 12, value: ({ desde }) => new Date(desde) },
  { header: 'Hasta', dates: 'days', width: 12, value: ({ hasta }) => new Date(hasta) },
  { header: 'Grupo', width: 26, value: ({ grupo }) => grupo },
  { header: 'Dato', width: 44, value: ({ dato }) => dato },
  { header: 'Cantidad', width: 14, value: ({ cantidad }) => cantidad ?? REPORT_PAPER.few },
]

async function* inOnePage(records: readonly ReportRow[]) {
  yield { records, unreadable: [] }
}

/** The tallies of a period and of the one before it, a figure a row. */
export const exportInforme = async (
  deps: Pick<Deps, 'transact'>,
  session: AuthorizedSession,
  formato: Formato,
  informe: ComparedPeriods,
): Promise<FileAnswer> => {
  const rows = reportRows(informe)
  return answerExport(deps, session, formato, {
    what: 'informe',
    title: 'Informe',
    columns: COLUMNS,
    filters: [],
    pages: inOnePage(rows),
    count: rows.length,
  })
}
