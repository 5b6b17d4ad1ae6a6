export const MENSAJES_GRAFICOS = {
  asTable: 'Ver como tabla',
  chart: (title: string) => `Gráfico: ${title}`,
  none: '—',
} as const
