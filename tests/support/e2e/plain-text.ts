/** How dates and sizes are written for a reader; on purpose not by the portal's own code. */

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** '2025-07-09' as '9 de julio de 2025'. */
export const dateText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} de ${MONTHS[(month ?? 0) - 1]} de ${year}`
}

/** 62345 as '62 kB', 2400000 as '2,4 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.round(bytes / 1000)} kB`
    : `${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`

export const pagesText = (pages: number): string => (pages === 1 ? '1 página' : `${pages} páginas`)
