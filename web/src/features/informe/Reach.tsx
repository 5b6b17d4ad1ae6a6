import type { Informe } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

/** What was read, and who follows. */
export function Reach({ informe: { Periodo } }: { informe: Informe }) {
  const { Abiertos, Redes } = Periodo
  const titles = Abiertos.Titulos.map(({ Tipo, Id, Titulo, Veces }) => ({
    key: `${Tipo}/${Id}`,
    name: Titulo || TEXTO.goneTitle[Tipo],
    kind: TEXTO.kind[Tipo],
    value: Veces,
  }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {titles.length > 0 ? (
        <BarChart
          title={TEXTO.opened}
          summary={TEXTO.openedAll(formatNumber(Abiertos.Libros), formatNumber(Abiertos.Boletines))}
          bars={titles}
          table={{
            headers: TEXTO.openedHeaders,
            rows: titles.map(({ name, kind, value }) => [name, kind, formatNumber(value)]),
          }}
        />
      ) : (
        <p>{TEXTO.noneOpened}</p>
      )}
      <div className="card space-y-3 p-5">
        <h3 className="text-base">{TEXTO.networks}</h3>
        <p>
          {Redes.Crecimiento === null
            ? TEXTO.networksUnknown
            : TEXTO.networksGrew(formatNumber(Redes.Inicio), formatNumber(Redes.Ahora))}
        </p>
        <ButtonLink to={useScreenPath('informe/redes')} variant="secondary">
          {TEXTO.networksWrite}
        </ButtonLink>
      </div>
    </div>
  )
}
