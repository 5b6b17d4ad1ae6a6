import { FEW, FEWEST, type InformePaper, OTHER_GROUPS } from '@naf/contract'
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
        <h2 className="text-xl">{TEXTO.paperSummary}</h2>
        <p>
          Comparado con el periodo anterior, del {formatPlainDate(Anterior.Desde)} al{' '}
          {formatPlainDate(Anterior.Hasta)}. Donde hubo menos de {FEWEST} personas no se dice cuántas, ni lo
          que permitiría deducirlo: van juntas en «{OTHER_GROUPS}».
        </p>
        <FigureTable caption={TEXTO.paperSummary} {...tableOf(Resumen)} />
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
    headers: ['Grupo', 'Cantidad'],
    rows: Grupos.map(({ Nombre, Cantidad }): [string, string] => [
      Nombre,
      Cantidad === null ? FEW : formatNumber(Cantidad),
    ]),
  }
  if (Parte !== 'Provincia') return <BarChart title={Titulo} bars={bars} table={table} />
  return (
    <RegionMap
      title={Titulo}
      summary={TEXTO.paperMap(OTHER_GROUPS)}
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
        Núcleo de Apoyo Contable y Fiscal · ESPE
      </p>
      <div className="space-y-4 border-accent border-l-4 pl-6">
        <p className="font-semibold">Informe</p>
        <p className="text-3xl font-bold">Informe de atención del NAF</p>
        <p className="text-lg">
          Lo que el centro hizo del {formatPlainDate(Desde)} al {formatPlainDate(Hasta)}.
        </p>
      </div>
      <p>Elaborado el {formatDate(new Date().toISOString())}</p>
    </div>
  )
}

/** Room to sign, on the page of what stands last. */
function Signatures() {
  return (
    <div aria-hidden="true" className="grid break-inside-avoid break-before-avoid grid-cols-2 gap-10 pt-20">
      {['Elaborado por', 'Aprobado por'].map((role) => (
        <div key={role} className="border-ink border-t pt-2 text-sm">
          <p className="font-semibold">{role}</p>
          <p>Nombre:</p>
          <p>Cargo y fecha:</p>
        </div>
      ))}
    </div>
  )
}
