import type { InformePeriod } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { monthLabel, monthName, waitWords } from './words.ts'

type Month = InformePeriod['Meses'][number]

interface MonthsProps {
  months: readonly Month[]
  whole: InformePeriod
}

const [, received = '', served = ''] = TEXTO.monthsHeaders

/** How it went from month to month; of a single one there is nothing to compare. */
export function Months({ months, whole }: MonthsProps) {
  if (months.length < 2) return <p>{waitWords(whole)}</p>
  const labels = months.map(({ Mes }) => monthLabel(Mes))
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <ColumnChart
        title={TEXTO.months}
        summary={busiest(months)}
        labels={labels}
        series={[
          { name: received, values: months.map(({ Recibidas }) => Recibidas) },
          { name: served, values: months.map(({ Atendidas }) => Atendidas) },
        ]}
        table={{
          headers: TEXTO.monthsHeaders,
          rows: months.map(({ Mes, Recibidas, Atendidas, Cerradas, Inscripciones }) => [
            monthName(Mes),
            ...[Recibidas, Atendidas, Cerradas, Inscripciones].map(formatNumber),
          ]),
        }}
      />
      {whole.EsperaMitad !== null && (
        <LineChart
          title={TEXTO.wait}
          summary={waitWords(whole)}
          labels={labels}
          series={[
            { name: TEXTO.waitSeries[0], values: months.map(({ EsperaMitad }) => EsperaMitad) },
            { name: TEXTO.waitSeries[1], values: months.map(({ EsperaCasiTodas }) => EsperaCasiTodas) },
          ]}
          table={{
            headers: TEXTO.waitHeaders,
            rows: months.map(({ Mes, EsperaMitad, EsperaCasiTodas }) => [
              monthName(Mes),
              ...[EsperaMitad, EsperaCasiTodas].map((wait) => (wait === null ? null : TEXTO.days(wait))),
            ]),
          }}
        />
      )}
    </div>
  )
}

const busiest = (months: readonly Month[]): string | undefined => {
  const most = months.reduce<Month | undefined>(
    (best, month) => (best && best.Recibidas >= month.Recibidas ? best : month),
    undefined,
  )
  return most && most.Recibidas > 0
    ? TEXTO.mostOf(monthName(most.Mes), formatNumber(most.Recibidas))
    : undefined
}
