import { FEW } from '@naf/contract'

export const MENSAJES_GRAFICOS = {
  asTable: 'Ver como tabla',
  chart: (title: string) => `Gráfico: ${title}`,
  none: '—',
  few: FEW,
} as const
