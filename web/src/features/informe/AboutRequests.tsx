import type { Informe } from '@naf/contract'
import { formatNumber } from '../../lib/format.ts'
import { CountsChart } from './CountsChart.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { countsOf, shareOf } from './words.ts'

const BY = ['Servicio', 'Contribuyente', 'Medio'] as const

const asIs = (key: string) => key

/** What was asked for and by whom. Of two answers a sentence says more than two bars. */
export function AboutRequests({ informe }: { informe: Informe }) {
  const { Recibidas, Discapacidad, Cuenta } = informe.Periodo
  const words = (counts: Readonly<Record<string, number>>) => {
    const count = counts.si ?? 0
    return [count, formatNumber(count), shareOf(count, Recibidas)] as const
  }
  return (
    <>
      {Recibidas > 0 && (
        <p>
          {TEXTO.disability(...words(Discapacidad))} {TEXTO.account(...words(Cuenta))}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {BY.map((part) => (
          <CountsChart key={part} part={part} counts={countsOf(informe, part, asIs)} />
        ))}
      </div>
    </>
  )
}
