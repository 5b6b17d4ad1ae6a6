import { REPORT_PAPER } from '@naf/contract'

export const MENSAJES_GRAFICOS = {
  asTable: 'Ver como tabla',
  chart: (title: string) => `Gráfico: ${title}`,
  none: '—',
  few: REPORT_PAPER.few,
} as const
