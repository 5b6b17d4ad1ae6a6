import type { Informe } from '@naf/contract'
import { RegionMap } from '../../ui/charts/RegionMap.tsx'
import { CountsChart, tableOf } from './CountsChart.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'
import { PROVINCE_MAP } from './province-map.ts'
import { countsOf } from './words.ts'

const place = (key: string) => key || TEXTO.unknownPlace

const CITIES = 10

/** Where those who asked are, as far as what they typed says so. */
export function Places({ informe }: { informe: Informe }) {
  const { Provincia } = informe.Periodo
  const provinces = countsOf(informe, 'Provincia', place)
  const cities = countsOf(informe, 'Ciudad', place)
  if (provinces.length === 0) return null
  const known = provinces.filter(({ key, value }) => key && value > 0)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RegionMap
        title={TEXTO.by.Provincia}
        summary={TEXTO.wherePart(known.length, Provincia[''] ?? 0)}
        map={PROVINCE_MAP}
        counts={Provincia}
        table={tableOf('Provincia', provinces)}
      />
      <CountsChart part="Ciudad" counts={cities} shown={CITIES} />
    </div>
  )
}
