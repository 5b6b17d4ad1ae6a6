import { REPORT_PAPER } from '@naf/contract'

export const MENSAJES_GRAFICOS = {
  asTable: 'Ver como tabla',
  chart: (title: string) => `Gráfico: ${title}`,
  none: '—',
  unsaid: REPORT_PAPER.unsaid,
} as const
