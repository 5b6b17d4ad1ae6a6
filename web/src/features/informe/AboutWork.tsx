import { CIERRES, type Informe } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { CountsChart } from './CountsChart.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { countsOf } from './words.ts'

const cierre = (key: string) => {
  const known = CIERRES.find((one) => one === key)
  return known ? TEXTO.cierre[known] : key
}

/** How requests were closed, what people thought of it, and who of the team did it. */
export function AboutWork({ informe }: { informe: Informe }) {
  const opinions = countsOf(informe, 'Opinion', TEXTO.stars).sort((a, b) => Number(b.key) - Number(a.key))
  const { Atiende, OpinionMedia } = informe.Periodo
  const total = opinions.reduce((sum, { value }) => sum + value, 0)
  const team = Atiende.map(({ Uid, Nombre, Cantidad }) => ({
    key: Uid,
    name: Nombre || TEXTO.nobody,
    value: Cantidad,
  }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <CountsChart part="Cierre" counts={countsOf(informe, 'Cierre', cierre)} />
      {opinions.length > 0 ? (
        <CountsChart
          part="Opinion"
          counts={opinions}
          summary={OpinionMedia !== null && TEXTO.average(formatNumber(OpinionMedia), total)}
        />
      ) : (
        <p>{TEXTO.noOpinions}</p>
      )}
      {team.length > 0 && (
        <BarChart
          title={TEXTO.by.Atiende}
          bars={team}
          table={{
            headers: TEXTO.teamHeaders,
            rows: team.map(({ name, value }) => [name, formatNumber(value)]),
          }}
        />
      )}
    </div>
  )
}
