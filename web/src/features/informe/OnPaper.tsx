import { type InformePaper, REPORT_PAPER } from '@naf/contract'
import { formatDate, formatNumber, formatPlainDate } from '../../lib/format.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { FigureTable } from '../../ui/charts/FigureTable.tsx'
import { RegionMap } from '../../ui/charts/RegionMap.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { PROVINCE_MAP } from './province-map.ts'

/** The report as the browser prints it: what may leave the centre, with a cover and lines to sign. */
export function OnPaper({ paper }: { paper: InformePaper }) {
  const { Anterior, Resumen, Meses, Desgloses } = paper
  const [, received = '', served = ''] = Meses.Encabezados
  return (
    <div className="hidden space-y-8 print:block">
      <Cover paper={paper} />
      <section className="space-y-4">
        <h2 className="text-xl">{REPORT_PAPER.summary}</h2>
        <p>
          {REPORT_PAPER.compared(formatPlainDate(Anterior.Desde), formatPlainDate(Anterior.Hasta))}{' '}
          {REPORT_PAPER.grouped}
        </p>
        <FigureTable caption={REPORT_PAPER.summary} {...tableOf(Resumen)} />
      </section>
      {Meses.Filas.length > 1 && (
        <ColumnChart
          title={TEXTO.months}
          labels={Meses.Filas.map(([month]) => month)}
          series={[
            { name: received, values: Meses.Recibidas },
            { name: served, values: Meses.Atendidas },
          ]}
          table={tableOf(Meses)}
        />
      )}
      <section className="space-y-4">
        <h2 className="break-after-avoid text-xl">{TEXTO.paperGroups}</h2>
        <div className="columns-2 gap-4 space-y-4">
          {Desgloses.map((groups) => (
            <Groups key={groups.Parte} {...groups} />
          ))}
        </div>
      </section>
      <Signatures />
    </div>
  )
}

const tableOf = ({ Encabezados, Filas }: InformePaper['Resumen']) => ({ headers: Encabezados, rows: Filas })

function Groups({ Parte, Titulo, Grupos }: InformePaper['Desgloses'][number]) {
  // Two of the team may bear one name.
  const bars = Grupos.map(({ Nombre, Cantidad }, place) => ({
    key: `${place} ${Nombre}`,
    name: Nombre,
    value: Cantidad,
  }))
  const table = {
    headers: REPORT_PAPER.groupHeaders,
    rows: Grupos.map(({ Nombre, Cantidad }): [string, string] => [
      Nombre,
      Cantidad === null ? REPORT_PAPER.few : formatNumber(Cantidad),
    ]),
  }
  if (Parte !== 'Provincia') return <BarChart title={Titulo} bars={bars} table={table} />
  return (
    <RegionMap
      title={Titulo}
      summary={TEXTO.paperMap(REPORT_PAPER.others)}
      map={PROVINCE_MAP}
      counts={Object.fromEntries(Grupos.map(({ Nombre, Cantidad }) => [Nombre, Cantidad ?? 0]))}
      none=""
      table={table}
    />
  )
}

function Cover({ paper: { Desde, Hasta } }: { paper: InformePaper }) {
  return (
    <div className="flex h-[85vh] break-after-page flex-col justify-between">
      <p className="flex items-center gap-3 font-semibold">
        <Mark className="size-12" />
        {REPORT_PAPER.author}
      </p>
      <div className="space-y-4 border-accent border-l-4 pl-6">
        <p className="font-semibold">{REPORT_PAPER.kind}</p>
        <p className="text-3xl font-bold">{REPORT_PAPER.title}</p>
        <p className="text-lg">{REPORT_PAPER.about(formatPlainDate(Desde), formatPlainDate(Hasta))}</p>
      </div>
      <p>{REPORT_PAPER.made(formatDate(new Date().toISOString()))}</p>
    </div>
  )
}

/** Room to sign, on the page of what stands last. */
function Signatures() {
  return (
    <div aria-hidden="true" className="grid break-inside-avoid break-before-avoid grid-cols-2 gap-10 pt-20">
      {REPORT_PAPER.signedBy.map((role) => (
        <div key={role} className="border-ink border-t pt-2 text-sm">
          <p className="font-semibold">{role}</p>
          <p>{REPORT_PAPER.signedName}</p>
          <p>{REPORT_PAPER.signedRole}</p>
        </div>
      ))}
    </div>
  )
}
