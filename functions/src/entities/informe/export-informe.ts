import { type ComparedPeriods, type Formato, REPORT_PAPER } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import { answerExport } from '../../exports/export-answer.ts'
import type { Column } from '../../exports/table.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { AuthorizedSession } from '../../platform/identity.ts'
import { type ReportRow, reportRows } from './leaving.ts'

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
  deps: Pick<Deps, 'exportaciones'>,
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
